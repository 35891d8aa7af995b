/** Makes an element. Texts become text nodes: nothing is ever parsed as HTML. */
export function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const TONES = {
  completed: "good",
  delivered: "good",
  open: "good",
  failed: "bad",
  expired: "bad",
  blocked: "bad",
  dropped: "bad",
  invalid: "bad",
  used: "used",
};

const row = (...parts) => element("div", { className: "row" }, ...parts);
const code = (text) => element("code", {}, text);
const quiet = (text) => element("span", { className: "quiet" }, text);
const badge = (status) => element("span", { className: `badge ${TONES[status] ?? "wait"}` }, status);
const iso = (ms) => new Date(ms).toISOString();

/** A time of the sandbox's clock, as people here write it. */
export function timeElement(at) {
  return element("time", { dateTime: at, title: at }, new Date(at).toLocaleTimeString());
}

/** JSON that is written out when it is opened, or by `fill`. */
function jsonDetails(summary, read) {
  const fill = () => {
    if (details.childElementCount > 1) return;
    details.append(element("pre", { tabIndex: 0 }, JSON.stringify(read(), null, 2)));
  };
  const details = element("details", { fill }, element("summary", {}, summary));
  details.addEventListener("toggle", fill);
  return details;
}

function money({ request_amount, token, network }) {
  return `${(request_amount / 100).toFixed(2)} ${token} on ${network}`;
}

export function instanceItem({ id, kind, blocked, apiKey }) {
  return [
    row(element("strong", {}, kind), code(id), ...(blocked ? [badge("blocked")] : [])),
    row(quiet("key"), code(apiKey)),
  ];
}

export function payoutItem({ steps, ...payout }) {
  const line = steps.map(({ at, event, status }) =>
    element("li", {}, timeElement(at), ` ${event}`, quiet(` ${status}`)),
  );
  return [
    row(code(payout.id), quiet(money(payout)), badge(payout.status)),
    element("ol", { ariaLabel: `Time line of ${payout.id}` }, ...line),
  ];
}

export function quoteItem(quote) {
  return [
    row(code(quote.id), quiet(money(quote)), badge(quote.shown)),
    row(
      quiet(quote.approval ? "token spend approved" : "token spend not approved"),
      element("span", {}, quiet("expires "), timeElement(iso(quote.expires_at))),
    ),
  ];
}

/** A delivery, with a button that calls `sendAgain`. */
export function deliveryItem(delivery, sendAgain) {
  const { id, event, status, attempts, body, fault, due_at } = delivery;
  const button = element(
    "button",
    { type: "button" },
    "Send again",
    element("span", { className: "spoken" }, ` ${id}`),
  );
  button.addEventListener("click", () => sendAgain(delivery));
  const tries = attempts.map(({ at, status, error }) =>
    element("li", {}, timeElement(iso(at)), ` ${status ?? "no response"}`, quiet(error ? ` ${error}` : "")),
  );
  return [
    row(element("strong", {}, event), badge(status), ...(fault ? [quiet(`fault: ${fault}`)] : []), button),
    row(code(id), ...(due_at === undefined ? [] : [quiet("next attempt "), timeElement(iso(due_at))])),
    element("ol", { ariaLabel: `Attempts of ${id}` }, ...tries),
    jsonDetails("Body", () => JSON.parse(body)),
  ];
}

export function faultItem({ operation, event, fault, code: errorCode, times, from_call }) {
  const where =
    operation === undefined
      ? `deliveries${event ? ` of ${event}` : ""}`
      : operation === "*"
        ? "every operation"
        : operation;
  const later = from_call > 1 ? `, from call ${from_call} on` : "";
  return [
    row(
      element("strong", {}, fault ?? errorCode),
      quiet(`${where}, ${times} ${times === 1 ? "time" : "times"}${later}`),
    ),
  ];
}

export function entryItem({ seq, at, operation, changes }) {
  const summary = element(
    "span",
    {},
    timeElement(at),
    ` ${operation} `,
    quiet(`#${seq}, ${changes.length} ${changes.length === 1 ? "record" : "records"}`),
  );
  return [jsonDetails(summary, () => changes)];
}

const FOCUSABLE = "button, summary, pre";

/**
 * Shows items in a list. An item that is as before keeps its element; one that changed keeps the focus and what is open.
 */
export function showItems(list, items, { keyOf, render }) {
  const before = new Map([...list.children].map((each) => [each.dataset.key, each]));
  const shown = items.map((item) => {
    const key = String(keyOf(item));
    const text = JSON.stringify(item);
    const old = before.get(key);
    if (old?.shownText === text) return old;
    const made = element("li", { shownText: text }, ...render(item));
    made.dataset.key = key;
    if (old?.querySelector("details[open]")) reopen(made.querySelector("details"));
    return made;
  });
  place(list, shown, before);
}

function reopen(details) {
  details.open = true;
  details.fill(); // now, so that it can get the focus back
}

/** Moves as little as possible: an element that is moved loses the focus. */
function place(list, shown, before) {
  const kept = new Set(shown);
  const focused = document.activeElement?.closest("li[data-key]");
  const index = focused ? [...focused.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement) : -1;
  const isHere = focused?.parentElement === list;
  for (const old of before.values()) if (!kept.has(old)) old.remove();
  shown.forEach((item, at) => {
    if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
  });
  if (!isHere || index < 0) return;
  const again = shown.find(({ dataset }) => dataset.key === focused.dataset.key);
  if (again && !again.contains(document.activeElement))
    again.querySelectorAll(FOCUSABLE)[index]?.focus({ preventScroll: true });
}
