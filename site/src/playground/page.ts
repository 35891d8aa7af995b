import { createEditor } from "./create-editor.ts";
import { createRunner } from "./create-runner.ts";
import { element } from "./element.ts";
import { programAt, withImports } from "./find-programs.ts";
import type { ProgramFaults } from "./program-event.ts";
import { readShared, shareLink } from "./share-link.ts";

// The playground. Its examples are the programs of its page, which are simply there without JavaScript.

/** Names of the sandbox; the build puts them here. */
declare const CALL_FAULTS: readonly string[];
declare const DELIVERY_FAULTS: readonly string[];
declare const OPERATIONS: readonly string[];

const MOVES: Readonly<Record<string, number>> = {
  "1 second": 1,
  "5 minutes": 300,
  "1 hour": 3600,
  "1 day": 86_400,
};

const examples = new Map(
  [...document.querySelectorAll("button.run-program")].map((button) => [
    titleAbove(button),
    programAt(button).at(-1)?.code ?? "",
  ]),
);
const example = select([...examples.keys()]);
const fault = select(["none", ...CALL_FAULTS]);
const operation = select(OPERATIONS.map((name) => (name === "*" ? "any operation" : name)));
const deliveryFault = select(["none", ...DELIVERY_FAULTS]);
const move = select(Object.keys(MOVES));
const moveButton = element("button", { type: "button", disabled: true }, "Move the clock");
const now = element("output", {}, "not started");
const runButton = element("button", { type: "button", className: "run" }, "Run");
const shareButton = element("button", { type: "button" }, "Share");
const status = element("span", { role: "status" });

const editor = createEditor(() => runButton.click());
const runner = createRunner({
  button: runButton,
  makeProgram: () => {
    moveButton.disabled = true;
    return { files: withImports({ name: "./program.ts", code: editor.read() }), faults: readFaults() };
  },
  onEvent: (event) => {
    if (event.kind !== "clock") return;
    now.value = event.now.replace("T", " ").replace(/\..*/, " UTC");
    moveButton.disabled = false;
  },
});

document
  .querySelector("#playground")
  ?.append(
    bar("Program", labelled("Example", example), runButton, shareButton, status),
    bar(
      "Faults of the next run",
      labelled("First call of", operation),
      labelled("Fault", fault),
      labelled("First webhook", deliveryFault),
    ),
    element("div", { className: "panes" }, editor.element, runner.log),
    bar("Clock of the sandbox", labelled("Clock", now), labelled("Move by", move), moveButton),
  );
operation.value = "payouts.createEvm";

example.addEventListener("change", () => editor.replace(examples.get(example.value) ?? ""));
runButton.addEventListener("click", runner.toggle);
moveButton.addEventListener("click", () => {
  moveButton.disabled = true;
  runner.advance(MOVES[move.value] ?? 0, `The clock was moved by ${move.value}.`);
});
shareButton.addEventListener("click", async () => {
  history.replaceState(null, "", await shareLink({ code: editor.read(), faults: readFaults() }));
  const copied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  );
  status.textContent = copied ? "The link is copied." : "The link is in the address bar.";
});
addEventListener("hashchange", openShared);
editor.replace(examples.get(example.value) ?? "");
openShared();

/** Shows the program of the address. It does not run by itself: somebody else wrote it. */
async function openShared(): Promise<void> {
  const title = document.getElementById(location.hash.slice(1))?.textContent ?? "";
  if (examples.has(title)) {
    example.value = title;
    editor.replace(examples.get(title) ?? "");
  }
  const shared = await readShared(location.hash);
  if (!shared) return;
  editor.replace(shared.code);
  operation.value = shared.faults?.calls?.operation.replace("*", "any operation") ?? operation.value;
  fault.value = shared.faults?.calls?.fault ?? "none";
  deliveryFault.value = shared.faults?.deliveries?.fault ?? "none";
}

function readFaults(): ProgramFaults {
  const calls = { operation: operation.value.replace("any operation", "*"), fault: fault.value };
  const deliveries = { fault: deliveryFault.value };
  return {
    ...(calls.fault !== "none" && { calls }),
    ...(deliveries.fault !== "none" && { deliveries }),
  };
}

function titleAbove(button: Element): string {
  let above = button.closest(".expressive-code");
  while (above && !above.querySelector("h2")) above = above.previousElementSibling as typeof above;
  return above?.querySelector("h2")?.textContent ?? "Example";
}

function select(values: readonly string[]): HTMLSelectElement {
  return element("select", {}, ...values.map((value) => element("option", {}, value)));
}

function labelled(text: string, control: HTMLElement): HTMLElement {
  return element("label", {}, `${text} `, control);
}

function bar(name: string, ...controls: readonly HTMLElement[]): HTMLElement {
  return element("div", { className: "bar", role: "group", ariaLabel: name }, ...controls);
}
