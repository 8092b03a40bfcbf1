"use strict";
// The page can be read without this: it sorts tables, finds rows, and unfolds
// everything for paper.
const words = new Intl.Collator(undefined, { numeric: true });

// What a row is sorted by in one column: a number where every cell has one.
const key = (row, at) => (row.cells[at]?.textContent ?? "").trim();

function sort(table, at, up) {
  const body = table.tBodies[0];
  const rows = [...body.rows];
  const numeric = table.tHead.rows[table.tHead.rows.length - 1].cells[at].classList.contains("n");
  rows.sort((a, b) => {
    const [x, y] = [key(a, at), key(b, at)];
    if (!numeric) return up ? words.compare(x, y) : words.compare(y, x);
    const [m, n] = [parseFloat(x), parseFloat(y)];
    // What is no number comes last, whichever way round.
    if (isNaN(m) || isNaN(n)) return isNaN(m) - isNaN(n);
    return up ? m - n : n - m;
  });
  body.append(...rows);
}

function sortable(table) {
  if (table.tBodies[0].rows.length < 2) return;
  const heads = table.tHead.rows[table.tHead.rows.length - 1].cells;
  [...heads].forEach((head, at) => {
    if (head.tagName !== "TH" || head.dataset.still !== undefined) return;
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") !== "ascending";
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      sort(table, at, up);
    });
  });
}

function findable(box) {
  const rows = [...box.querySelectorAll("tbody tr")];
  if (rows.length < 10) return;
  const line = document.createElement("p");
  line.className = "find";
  const label = document.createElement("label");
  label.textContent = "Find a student ";
  const input = document.createElement("input");
  input.type = "search";
  label.append(input);
  const told = document.createElement("span");
  told.className = "soft";
  told.setAttribute("role", "status");
  line.append(label, told);
  box.before(line);
  input.addEventListener("input", () => {
    const wanted = input.value.trim().toLowerCase();
    let shown = 0;
    for (const row of rows) {
      row.hidden = !row.cells[0].textContent.toLowerCase().includes(wanted);
      shown += !row.hidden;
    }
    told.textContent = wanted === "" ? "" : `${shown} of ${rows.length}`;
  });
}

document.querySelectorAll("table.sortable").forEach(sortable);
document.querySelectorAll(".map").forEach(findable);
addEventListener("beforeprint", () => {
  document.querySelectorAll("details:not(.screen)").forEach(one => { one.open = true; });
});
