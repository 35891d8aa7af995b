import { Journal } from "./journal.js";
import * as sections from "./sections.js";

const POLL_MS = 1000;
/** Number of each that are shown, the newest. */
const MAX_SHOWN = 100;
const SILENT = "The sandbox does not respond. Trying again…";

const find = (id) => document.getElementById(id);
const journal = new Journal();
let token = tokenOfLink() ?? sessionStorage.getItem("token");
let clock;
let isOpen = false;

/** The token behind the `#`. It is removed from the address, so that no history and no bookmark contains it. */
function tokenOfLink() {
  const found = new URLSearchParams(location.hash.slice(1)).get("token");
  if (found !== null) history.replaceState(null, "", location.pathname);
  return found;
}

/** Makes a control call and returns its result. */
async function call(method, path, body) {
  return (await send(method, path, body)).json();
}

/** The entries behind a `seq`, and the ID of the journal that they are from. */
async function readJournal(after) {
  const response = await send("GET", `journal?after=${after}`);
  return { id: response.headers.get("sandbox-journal"), ...(await response.json()) };
}

/** Throws an error with the `status` if the call is rejected. */
async function send(method, path, body) {
  if (!/^[\x21-\x7e]+$/.test(token)) throw Object.assign(new Error(), { status: 401 }); // no header can contain it
  const response = await fetch(`/__sandbox/${path}`, {
    method,
    credentials: "omit",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const result = await response.json();
  throw Object.assign(new Error(result.message ?? result.description ?? result.code), {
    status: response.status,
  });
}

/** Text for screen readers, also shown at the top. */
function announce(text) {
  if (find("status").textContent !== text) find("status").textContent = text;
}

/** Reads changes and shows them. Returns a sentence about every payout that has ended. */
async function refresh() {
  const [now, faults, webhookFaults] = await Promise.all([
    call("GET", "clock"),
    call("GET", "faults"),
    call("GET", "webhook-faults"),
  ]);
  const entries = await journal.read(readJournal); // last: its entries are shown in any case
  clock = now;
  show([...faults, ...webhookFaults]);
  return endsIn(entries);
}

function show(faults) {
  const now = Date.parse(clock.now);
  find("clock").dateTime = clock.now;
  find("clock").textContent = new Date(now).toLocaleString();
  find("freeze").setAttribute("aria-pressed", String(clock.frozen));
  const keys = journal.list("api_keys").reverse();
  const apiKeyOf = (id) => keys.find(({ instance_id }) => instance_id === id)?.id ?? "none";
  const byId = ({ id }) => id;
  const lists = {
    instances: [
      journal
        .list("instances")
        .reverse()
        .map((each) => ({ ...each, apiKey: apiKeyOf(each.id) })),
      byId,
      sections.instanceItem,
    ],
    payouts: [
      journal.list("payouts").map((each) => ({ ...each, steps: journal.steps.get(each.id) })),
      byId,
      sections.payoutItem,
    ],
    quotes: [
      journal.list("quotes").map((each) => ({ ...each, shown: stateOf(each, now) })),
      byId,
      sections.quoteItem,
    ],
    deliveries: [journal.list("deliveries"), byId, (each) => sections.deliveryItem(each, sendAgain)],
    faults: [faults.map((each, index) => ({ ...each, index })), ({ index }) => index, sections.faultItem],
    journal: [
      journal.entries.slice(-MAX_SHOWN).reverse(),
      ({ seq, at }) => `${seq} ${at}`,
      sections.entryItem,
    ],
  };
  for (const [id, [items, keyOf, render]] of Object.entries(lists))
    sections.showItems(find(id), items.slice(0, MAX_SHOWN), { keyOf, render });
}

function stateOf({ state, expires_at }, now) {
  return state === "open" && expires_at <= now ? "expired" : state;
}

function endsIn(entries) {
  const rows = entries.flatMap(({ changes }) => changes.filter(({ table }) => table === "payouts"));
  const ended = rows.filter(({ row }) => row && row.status !== "processing");
  return ended.map(({ row }) => `Payout ${row.id}: ${row.status}.`);
}

function explain(error) {
  if (error.status === 401) lock("This token is not the sandbox's.");
  else announce(error.status ? error.message : SILENT);
}

let reading = Promise.resolve();

/** Reads after the current reading. */
function run(read) {
  reading = reading.then(read).catch(explain);
  return reading;
}

/** Runs an action, announces it, and shows its result. */
async function act(action, text) {
  try {
    const result = await action();
    await run(async () => {
      const ends = await refresh();
      announce([`${typeof text === "function" ? text(result) : text}.`, ...ends].join(" "));
    });
  } catch (error) {
    explain(error);
  }
}

function sendAgain({ id }) {
  act(
    () => call("POST", `deliveries/${encodeURIComponent(id)}/redeliver`),
    ({ status, error }) => `Sent ${id} again: ${status ?? error ?? "no response"}`,
  );
}

function lock(text) {
  token = null;
  isOpen = false;
  sessionStorage.removeItem("token");
  setLocked(true);
  announce(text);
  find("token").focus();
}

function setLocked(isLocked) {
  find("unlock").hidden = !isLocked;
  find("dashboard").hidden = isLocked;
  find("clock-bar").hidden = isLocked;
}

/** Fills the lists of faults from the description of the control interface, which knows them all. */
async function fillFaults() {
  const { paths } = await call("GET", "openapi.json");
  const inputOf = (path) =>
    paths[`/__sandbox/${path}`].post.requestBody.content["application/json"].schema.properties;
  const { operation, fault, code } = inputOf("faults");
  const names = {
    "fault-operation": operation,
    "fault-wire": fault,
    "fault-code": code,
    "webhook-fault-kind": inputOf("webhook-faults").fault,
  };
  for (const [id, schema] of Object.entries(names)) {
    const known = schema.enum ?? schema.examples; // operations have other names too
    const options = known.map((value) => new Option(value === "*" ? "every operation" : value, value));
    find(id).replaceChildren(...options);
  }
}

/** Reads everything for the first time, and shows the page. */
async function open() {
  await refresh();
  await fillFaults();
  sessionStorage.setItem("token", token); // for a reload of this tab alone
  setLocked(false);
  isOpen = true;
  announce("Connected.");
}

function onSubmit(id, action) {
  find(id).addEventListener("submit", (event) => {
    event.preventDefault();
    action();
  });
}

onSubmit("unlock", () => {
  token = find("token").value.trim();
  find("token").value = "";
  run(open);
});
onSubmit("fault", () => {
  const kind = find("fault-kind").selectedOptions[0];
  const [operation, times] = [find("fault-operation").value, find("fault-times").valueAsNumber];
  const what = kind.parentElement.id === "fault-code" ? { code: kind.value } : { fault: kind.value };
  act(() => call("POST", "faults", { operation, times, ...what }), `Switched on: ${kind.value}`);
});
onSubmit("webhook-fault", () => {
  const fault = find("webhook-fault-kind").value;
  const times = find("webhook-fault-times").valueAsNumber;
  act(() => call("POST", "webhook-faults", { fault, times }), `Switched on: ${fault}`);
});
find("advance").addEventListener("click", () =>
  act(() => call("POST", "clock/advance", { seconds: 300 }), "The clock was set ahead by 5 minutes"),
);
find("freeze").addEventListener("click", () => {
  const next = clock.frozen ? "resume" : "freeze";
  act(() => call("POST", `clock/${next}`), next === "freeze" ? "The clock stands still" : "The clock runs");
});
find("clear-faults").addEventListener("click", () =>
  act(async () => {
    await call("DELETE", "faults");
    await call("DELETE", "webhook-faults");
  }, "All faults are switched off"),
);

async function update() {
  const ends = await refresh();
  if (ends.length > 0) announce(ends.join(" "));
  else if (find("status").textContent === SILENT) announce("Connected.");
}

/** Waits for the last reading, so that a slow one is not overtaken; a page in the background reads nothing. */
async function poll() {
  if (token && !document.hidden) await run(isOpen ? update : open);
  setTimeout(poll, POLL_MS);
}

if (!token) lock("");
poll();
