/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { curlCommand } from "../../../generators/reference/print/request-programs.ts";
import { element } from "./element.ts";
import { loadWorker } from "./load-worker.ts";
import type { OwnServer, ProgramEvent, TriedRequest, TriedResponse } from "./program-event.ts";
import { InvalidField, readRequest } from "./read-request.ts";
import { rememberedServer } from "./remembered-server.ts";
import { type StartedWorker, startWorker } from "./start-worker.ts";

// The form of an operation. Its sandbox stays until the reader starts again, so that a second request meets the first.

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(`#try-it-form ${selector}`);
  if (!found) throw new Error(`The form has no ${selector}.`);
  return found;
}

const form = find<HTMLFormElement>("form");
const choice = find<HTMLSelectElement>("#try-it-server");
const address = find<HTMLInputElement>("#try-it-url");
const key = find<HTMLInputElement>("#try-it-key");
const status = find("#try-it-status");
const output = find("#try-it-response");

let worker: StartedWorker | undefined;
/** Receives the events of the request. */
let onEvent = (_event: ProgramEvent): void => {};
/** The request that was accepted last. */
let accepted = "";

showServer(rememberedServer.get() ?? chosenServer());
choice.addEventListener("change", () => {
  showServer(chosenServer());
  remember();
});
address.addEventListener("change", remember);
form.addEventListener("input", ({ target }) => (target as HTMLInputElement).setCustomValidity?.(""));
form.addEventListener("reset", startAgain);
// The key is removed from a page that the browser caches for going back.
addEventListener("pagehide", () => {
  key.value = "";
});

/** Sends the form, and shows the response. */
export async function send(): Promise<void> {
  try {
    const request = readRequest(form);
    if (choice.value === "") return await show(request, undefined);
    const url = readAddress();
    if (!url) return;
    const base = url.href.replace(/\/$/, "");
    if (isOnThisMachine(url)) return await show(request, { url: base, apiKey: key.value });
    showText(curlCommand(asExample(request, base)));
    status.textContent = "This page calls only servers on your machine. For another one, run this command:";
  } catch (error) {
    if (!(error instanceof InvalidField)) throw error;
  }
}

async function show(request: TriedRequest, server: OwnServer | undefined): Promise<void> {
  status.textContent = "Sending…";
  const url = await loadWorker();
  onEvent = (event) => {
    if (event.kind === "response") showResponse(event, JSON.stringify([request, server?.url]));
    if (event.kind === "ended" && event.error !== undefined) showError(event.error);
  };
  worker ??= startWorker({ worker: url, onEvent: (event) => onEvent(event) });
  await worker.run(() => ({ kind: "send", request, server }));
}

function showResponse({ status: code, ms, text, code: errorCode }: TriedResponse, sent: string): void {
  const isAccepted = code < 400;
  const again =
    isAccepted && sent === accepted
      ? " The same request was accepted again: the description states no error for that."
      : "";
  accepted = isAccepted ? sent : accepted;
  status.replaceChildren(
    element("strong", { className: isAccepted ? "" : "failed" }, String(code)),
    ` · ${ms} ms.${again}`,
    ...(errorCode ? [" ", errorLink(errorCode), " says what to do."] : []),
  );
  showText(text);
}

function errorLink(code: string): HTMLElement {
  return element("a", { href: `../errors/${code}.html` }, code);
}

function showError(error: string): void {
  output.hidden = true;
  status.replaceChildren(element("strong", { className: "failed" }, error.replace(/^Error: /, "")));
  worker?.stop();
  worker = undefined;
}

function showText(text: string): void {
  output.hidden = false;
  output.textContent = text;
}

function startAgain(): void {
  worker?.stop();
  worker = undefined;
  accepted = "";
  output.hidden = true;
  status.textContent = choice.value === "" ? "A new sandbox, with the values of the example." : "";
}

function chosenServer(): string | null {
  return choice.value === "" ? null : address.value || address.placeholder;
}

function remember(): void {
  const url = chosenServer() === null ? undefined : readAddress();
  if (url) rememberedServer.set(url.href.replace(/\/$/, ""));
  else rememberedServer.remove();
}

function showServer(url: string | null): void {
  choice.value = url === null ? "" : "own";
  address.value = url ?? "";
  for (const part of [address.parentElement, key.parentElement, find("#try-it-note")])
    if (part) part.hidden = url === null;
}

/** The address of the reader's server; undefined, with a message at the field, if it is invalid. */
function readAddress(): URL | undefined {
  const url = URL.canParse(address.value) ? new URL(address.value) : undefined;
  const isFit =
    url && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === "";
  address.setCustomValidity(
    isFit
      ? ""
      : "Enter the address of a server, such as http://127.0.0.1:4010, without a key or a query in it.",
  );
  address.reportValidity();
  return isFit ? url : undefined;
}

/** The addresses that the policy of the page allows. */
function isOnThisMachine({ hostname }: URL): boolean {
  return hostname === "127.0.0.1" || hostname === "localhost";
}

function asExample(
  { method, path, headers, body }: TriedRequest,
  base: string,
): Parameters<typeof curlCommand>[0] {
  return {
    method,
    url: base + path,
    credential: { kind: "key", header: "authorization", prefix: "Bearer " },
    headers,
    body:
      typeof body === "string"
        ? { kind: "text", text: body }
        : body && {
            kind: "form",
            fields: body.map(([name, value]) => ({
              name,
              value: typeof value === "string" ? value : undefined,
            })),
          },
  };
}
