//! A real browser for tests: Chromium without a window, driven as a person would
//! drive it, with a mouse, a keyboard and eyes.
//!
//! It is spoken to through two pipes in the DevTools protocol: JSON, each message
//! ended by a zero byte. When the pipes close, it ends, whatever became of the test.
#![cfg(unix)]

use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// How long an answer or an event may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// What went wrong, as a sentence.
pub type Result<T> = std::result::Result<T, String>;

/// The screen and the wishes of a reader.
#[derive(Debug, Clone, Copy)]
pub struct Reader {
    pub width: u32,
    pub height: u32,
    pub dark: bool,
    pub reduced_motion: bool,
    pub forced_colors: bool,
}

impl Reader {
    /// At a desk.
    pub const DESK: Reader = Reader {
        width: 1280,
        height: 900,
        dark: false,
        reduced_motion: false,
        forced_colors: false,
    };

    /// With a phone.
    pub const PHONE: Reader = Reader { width: 360, height: 740, ..Reader::DESK };

    /// The same reader in the dark.
    pub const fn in_the_dark(self) -> Reader {
        Reader { dark: true, ..self }
    }
}

/// A running browser with one page. It ends when the value is dropped.
#[derive(Debug)]
pub struct Browser {
    process: Child,
    /// `None` once it was told to end.
    to: Option<ChildStdin>,
    from: Receiver<Value>,
    /// The page, as the protocol names it.
    session: Option<String>,
    asked: u64,
    /// What the browser told without being asked, oldest first.
    events: Vec<Value>,
    /// A folder of its own for the browser's files.
    profile: PathBuf,
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.tell("Browser.close", &json!({}));
        self.to = None;
        let deadline = Instant::now() + Duration::from_secs(5);
        while matches!(self.process.try_wait(), Ok(None)) && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(20));
        }
        // The browser is several processes, in a group of their own.
        let group = format!("-{}", self.process.id());
        let mut kill = Command::new("kill");
        let _ = kill.args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}

/// The program to start: what the environment variable `CHROMIUM` names, or the
/// first one there is.
fn program() -> Result<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let known = ["chromium", "chromium-browser", "google-chrome"].map(PathBuf::from);
    let folders: Vec<PathBuf> = std::env::var_os("PATH")
        .map(|path| std::env::split_paths(&path).collect())
        .unwrap_or_default();
    let found =
        |name: &PathBuf| folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file());
    match named {
        Some(name) => found(&name).ok_or_else(|| {
            format!("CHROMIUM names {}, and there is no such program.", name.display())
        }),
        None => known.iter().find_map(found).ok_or_else(|| {
            "These tests need a browser, and there is none. Install Chromium: `.ci/browser` does, \
             or `sudo apt-get install chromium`; or name one in the environment variable CHROMIUM."
                .to_string()
        }),
    }
}

impl Browser {
    /// Starts a browser with an empty page, as a reader at a desk has it.
    pub fn start() -> Result<Browser> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let program = program()?;
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let profile = std::env::temp_dir().join(format!("browser-{}-{count}", std::process::id()));
        fs::create_dir_all(&profile)
            .map_err(|error| format!("{} cannot be made: {error}", profile.display()))?;
        // The browser reads from descriptor 3 and writes to 4. The shell puts the
        // pipes there; then it becomes the browser.
        let mut process = Command::new("sh")
            .args(["-c", r#"exec "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, "sh"])
            .arg(&program)
            .arg(format!("--user-data-dir={}", profile.display()))
            .args([
                "--headless=new",
                "--remote-debugging-pipe",
                // It opens nothing but the workbook's own page, and root has no sandbox.
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--force-color-profile=srgb",
                "--no-default-browser-check",
                "--no-first-run",
                "about:blank",
            ])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .process_group(0)
            .spawn()
            .map_err(|error| format!("{} cannot be started: {error}", program.display()))?;
        let to = process.stdin.take();
        let answers = process.stdout.take();
        let (send, from) = mpsc::channel();
        thread::spawn(move || {
            let Some(answers) = answers else { return };
            for message in BufReader::new(answers).split(0) {
                let Ok(message) = message else { return };
                let Ok(message) = serde_json::from_slice(&message) else { return };
                if send.send(message).is_err() {
                    return;
                }
            }
        });
        let events = Vec::new();
        let mut browser = Browser { process, to, from, session: None, asked: 0, events, profile };
        let page = browser.ask("Target.createTarget", json!({ "url": "about:blank" }))?;
        let target = json!({ "targetId": page["targetId"], "flatten": true });
        let attached = browser.ask("Target.attachToTarget", target)?;
        browser.session = attached["sessionId"].as_str().map(str::to_string);
        for domain in ["Page", "Runtime", "Network", "Log"] {
            browser.ask(&format!("{domain}.enable"), json!({}))?;
        }
        browser.read_as(Reader::DESK)?;
        Ok(browser)
    }

    /// Sends a message, and answers its number.
    fn tell(&mut self, method: &str, parameters: &Value) -> Result<u64> {
        self.asked += 1;
        let mut message = json!({ "id": self.asked, "method": method, "params": parameters });
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        let to = self.to.as_mut().ok_or("The browser was told to end.")?;
        to.write_all(format!("{message}\0").as_bytes())
            .map_err(|error| format!("The browser has ended: {error}."))?;
        Ok(self.asked)
    }

    /// Asks through the protocol, and waits for the answer.
    pub fn ask(&mut self, method: &str, parameters: Value) -> Result<Value> {
        let number = self.tell(method, &parameters)?;
        loop {
            let mut message = self.listen(method)?;
            if message["id"] == number {
                return match message.get("error") {
                    Some(error) => Err(format!("{method} {parameters}: {error}")),
                    None => Ok(message["result"].take()),
                };
            }
            self.events.push(message);
        }
    }

    fn listen(&mut self, wanted: &str) -> Result<Value> {
        self.from
            .recv_timeout(PATIENCE)
            .map_err(|error| format!("The browser does not answer to {wanted}: {error}."))
    }

    /// Waits for an event that was not told before.
    fn wait_for(&mut self, event: &str) -> Result<()> {
        loop {
            let message = self.listen(event)?;
            let found = message["method"] == event;
            self.events.push(message);
            if found {
                return Ok(());
            }
        }
    }

    /// Gives the page to another reader.
    pub fn read_as(&mut self, reader: Reader) -> Result<()> {
        let Reader { width, height, .. } = reader;
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false }),
        )?;
        let feature = |name: &str, value: &str| json!({ "name": name, "value": value });
        let either = |yes: bool, value: &'static str, other: &'static str| {
            if yes { value } else { other }
        };
        let features = [
            feature("prefers-color-scheme", either(reader.dark, "dark", "light")),
            feature(
                "prefers-reduced-motion",
                either(reader.reduced_motion, "reduce", "no-preference"),
            ),
            feature("forced-colors", either(reader.forced_colors, "active", "none")),
        ];
        self.ask("Emulation.setEmulatedMedia", json!({ "features": features }))?;
        Ok(())
    }

    /// Opens a file, and waits until the page is there.
    pub fn open(&mut self, file: &Path) -> Result<()> {
        self.events.clear();
        let opened =
            self.ask("Page.navigate", json!({ "url": format!("file://{}", file.display()) }))?;
        if let Some(error) = opened["errorText"].as_str() {
            return Err(format!("{} cannot be opened: {error}", file.display()));
        }
        if self.events.iter().any(|event| event["method"] == "Page.loadEventFired") {
            return Ok(());
        }
        self.wait_for("Page.loadEventFired")
    }

    /// What an expression of the page's language is now; a promise is waited for.
    pub fn value(&mut self, expression: &str) -> Result<Value> {
        let mut answer = self.ask(
            "Runtime.evaluate",
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true }),
        )?;
        match answer.get("exceptionDetails") {
            Some(details) => Err(format!("{expression}: {details}")),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// Clicks in the middle of an element, which must be visible there.
    pub fn click(&mut self, selector: &str) -> Result<()> {
        let name = json!(selector);
        let place = self.value(&format!(
            "(() => {{
                const element = document.querySelector({name});
                if (!element) return 'is not there';
                element.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                const box = element.getBoundingClientRect();
                const x = box.x + box.width / 2, y = box.y + box.height / 2;
                const top = document.elementFromPoint(x, y);
                if (!top || !element.contains(top)) return 'is hidden, or something lies on it';
                return [x, y];
            }})()"
        ))?;
        let [x, y] = match place.as_array().map(Vec::as_slice) {
            Some([x, y]) => [x, y],
            _ => return Err(format!("{selector} {}", place.as_str().unwrap_or("has no place"))),
        };
        for (kind, buttons) in [("mousePressed", 1), ("mouseReleased", 0)] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left",
                "buttons": buttons, "clickCount": 1 });
            self.ask("Input.dispatchMouseEvent", event)?;
        }
        Ok(())
    }

    /// Presses a key and lets it go. It is named as the page's language names it.
    pub fn press(&mut self, key: &str) -> Result<()> {
        let (code, number, text) = match key {
            " " => ("Space", 32, Some(" ")),
            "Enter" => ("Enter", 13, Some("\r")),
            "Tab" => ("Tab", 9, None),
            "End" => ("End", 35, None),
            "Home" => ("Home", 36, None),
            "ArrowLeft" => ("ArrowLeft", 37, None),
            "ArrowUp" => ("ArrowUp", 38, None),
            "ArrowRight" => ("ArrowRight", 39, None),
            "ArrowDown" => ("ArrowDown", 40, None),
            _ => return Err(format!("the key {key} is not known here")),
        };
        let kind = if text.is_some() { "keyDown" } else { "rawKeyDown" };
        for kind in [kind, "keyUp"] {
            let mut event = json!({ "type": kind, "key": key, "code": code,
                "windowsVirtualKeyCode": number });
            if let (Some(text), "keyDown") = (text, kind) {
                event["text"] = json!(text);
            }
            self.ask("Input.dispatchKeyEvent", event)?;
        }
        Ok(())
    }

    /// Makes a picture of the page: of what is on the screen, or of all of it.
    pub fn picture(&mut self, whole: bool, to: &Path) -> Result<()> {
        let mut wanted = json!({ "format": "png", "captureBeyondViewport": whole });
        if whole {
            // Without the room that the scroll bar takes, the page would be cut.
            wanted["clip"] = self.value(
                "({ x: 0, y: 0, width: innerWidth, scale: 1,
                    height: document.documentElement.scrollHeight })",
            )?;
        }
        let made = self.ask("Page.captureScreenshot", wanted)?;
        let bytes = from_base64(made["data"].as_str().unwrap_or_default())?;
        let folder = to.parent().ok_or("a picture needs a folder")?;
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(to, bytes))
            .map_err(|error| format!("{} cannot be written: {error}", to.display()))
    }

    /// What axe-core finds serious or critical on the page: the rule, and the first
    /// element.
    pub fn findings(&mut self, axe: &str) -> Result<Vec<String>> {
        self.value(&format!("if (!window.axe) {{ {axe} }}; 0"))?;
        let found = self.value(
            "axe.run(document, { preload: false, resultTypes: ['violations'] }).then(told =>
                told.violations
                    .filter(one => ['serious', 'critical'].includes(one.impact))
                    .map(one => `${one.id}: ${one.nodes[0].html} ${one.nodes[0].failureSummary}`))",
        )?;
        let Value::Array(found) = found else { return Err(format!("axe-core answers {found}")) };
        Ok(found.iter().map(|one| one.as_str().unwrap_or_default().to_string()).collect())
    }

    /// What a well-behaved page never does: requests beside the file itself, and
    /// anything on the console. One line for each.
    pub fn complaints(&mut self) -> Result<Vec<String>> {
        // All that was told before the answer is in.
        self.value("0")?;
        let complaint = |event: &Value| {
            let of = &event["params"];
            match event["method"].as_str()? {
                "Network.requestWillBeSent" => {
                    let own = of["type"] == "Document"
                        && of["request"]["url"].as_str()?.starts_with("file://");
                    (!own).then(|| format!("it asks for {}", of["request"]["url"]))
                }
                "Network.webSocketCreated" => Some(format!("it connects to {}", of["url"])),
                "Runtime.exceptionThrown" => Some(format!("it throws {}", of["exceptionDetails"])),
                "Runtime.consoleAPICalled" => Some(format!("it writes {}", of["args"])),
                "Log.entryAdded" => Some(format!("the browser notes {}", of["entry"])),
                _ => None,
            }
        };
        Ok(self.events.iter().filter_map(complaint).collect())
    }
}

/// The text of axe-core, which knows what keeps people from using a page. It is kept
/// in a folder, so that it is fetched once.
pub fn axe(folder: &Path) -> Result<String> {
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("axe");
    let run = Command::new(program).arg(folder).output().map_err(|error| error.to_string())?;
    let told = String::from_utf8_lossy(&run.stderr);
    if !run.status.success() {
        return Err(format!("axe-core cannot be fetched: {told}"));
    }
    let path = String::from_utf8_lossy(&run.stdout).trim().to_string();
    fs::read_to_string(&path).map_err(|error| format!("{path} cannot be read: {error}"))
}

/// The bytes that a text in base 64 stands for.
fn from_base64(text: &str) -> Result<Vec<u8>> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut held, mut bits) = (0_u32, 0);
    for digit in text.trim_end_matches('=').bytes() {
        let value = DIGITS.iter().position(|&known| known == digit);
        let value = value.ok_or_else(|| format!("{digit} is no digit of base 64"))?;
        held = held << 6 | value as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    Ok(bytes)
}
