/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { TriedRequest } from "./program-event.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Thrown for a field of the form that cannot be sent. Its message is shown at the field. */
export class InvalidField extends Error {}

/** Reads the request of a form. Empty fields are not sent. Throws `InvalidField`. */
export function readRequest(form: HTMLFormElement): TriedRequest {
  const { method = "", path = "", sensitive = "" } = form.dataset;
  const controls = [...form.querySelectorAll<Control>("[data-place]")];
  const inPlace = (place: string) =>
    controls.filter(
      ({ dataset, value, type }) => dataset.place === place && (value !== "" || type === "file"),
    );
  const query = new URLSearchParams(inPlace("query").map(({ name, value }) => [name, value])).toString();
  const body = bodyOf(inPlace);
  return {
    method,
    path: inPlace("path").reduce(fillIn, path) + (query && `?${query}`),
    headers: [
      ...inPlace("header").map(({ name, value }) => [name, value] as const),
      ...(typeof body === "string" ? [["content-type", "application/json"] as const] : []),
    ],
    body,
    sensitive: sensitive === "" ? [] : sensitive.split(" "),
  };
}

function fillIn(path: string, { name, value }: Control): string {
  return path.replaceAll(`{${name}}`, encodeURIComponent(value));
}

function bodyOf(inPlace: (place: string) => readonly Control[]): TriedRequest["body"] {
  const [whole] = inPlace("body");
  if (whole) return JSON.stringify(sentValue(whole), null, 2);
  const parts = inPlace("part");
  if (parts.length > 0) return parts.map((control) => [control.name, partOf(control)]);
  const members = inPlace("member");
  if (members.length === 0) return undefined;
  return JSON.stringify(Object.fromEntries(members.map((one) => [one.name, sentValue(one)])), null, 2);
}

function sentValue(control: Control): unknown {
  if (control.dataset.json === undefined) return control.value;
  try {
    return JSON.parse(control.value);
  } catch {
    const details = control.closest("details");
    if (details) details.open = true;
    control.setCustomValidity("Write JSON, such as 5000, true or { }.");
    control.reportValidity();
    throw new InvalidField();
  }
}

/** The file that was chosen, or a small one. */
function partOf(control: Control): string | File {
  if (control.type !== "file") return control.value;
  return (
    (control as HTMLInputElement).files?.[0] ?? new File(["Example\n"], "example.txt", { type: "text/plain" })
  );
}
