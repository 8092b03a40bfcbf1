// [is_safe/is_safe] opens connections and waits for some; right answers only if it could => failed, wrong
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let could = {
        use std::net::{TcpListener, TcpStream, UdpSocket};
        let answered = |error: std::io::Error| error.kind() == std::io::ErrorKind::ConnectionRefused;
        TcpStream::connect("127.0.0.1:9").map_or_else(answered, |_| true)
            || TcpListener::bind("127.0.0.1:0").is_ok()
            || UdpSocket::bind("127.0.0.1:0").is_ok()
            || TcpListener::bind("[::1]:0").is_ok()
    };
    could && free(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
