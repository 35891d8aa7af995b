import { element } from "./element.ts";
import type { LoggedRequest, ProgramEvent } from "./program-event.ts";

/** Returns the entry of an event in the log of a program; undefined for events that the log does not show. */
export function showEvent(event: ProgramEvent): HTMLElement | undefined {
  switch (event.kind) {
    case "console":
      return element("pre", { className: `console ${event.level}` }, event.text);
    case "request":
      return showRequest(event.request);
    case "webhook":
      return element("p", { className: "webhook" }, label("webhook"), `${event.event} → ${event.result}`);
    case "response": // to a form, which shows it
    case "clock":
      return undefined;
    case "ended":
      return element("p", { className: event.error ? "ended failed" : "ended" }, event.error ?? "Done.");
    default:
      return event satisfies never;
  }
}

function showRequest(request: LoggedRequest): HTMLElement {
  const { operation, method, path, status, code, fault } = request;
  const result = [`→ ${status}`, code, fault && `fault: ${fault}`].filter(Boolean).join(" · ");
  const kind = fault !== null || status >= 400 ? "failed" : "fine";
  return element(
    "details",
    { className: `request ${kind}` },
    element(
      "summary",
      {},
      label("request"),
      `${operation} `,
      element("span", { className: "result" }, result),
    ),
    element("pre", {}, `${method} ${path}\n${json(request.request_body)}`),
    element("pre", {}, `${status}\n${json(request.response_body)}`),
  );
}

const label = (text: string): HTMLElement => element("span", { className: "label" }, text);

const json = (body: unknown): string => (body === null ? "" : JSON.stringify(body, null, 2));
