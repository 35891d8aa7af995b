import type { BodyDescriptor } from "../operation.ts";
import { primitiveText } from "./parameter-text.ts";

/** A body that can be sent again with the same content: text, bytes or a form. */
export type SendableBody = string | Uint8Array<ArrayBuffer> | Blob | FormData | URLSearchParams;

/** Content that can be uploaded: a Blob or File, bytes, or text. */
export type Upload = Blob | Uint8Array<ArrayBuffer> | ArrayBuffer | string;

/** A body type whose binary properties take what can be uploaded. */
export type WithUploads<Body, Keys extends PropertyKey> = {
  [Key in keyof Body]: Key extends Keys ? Uploadable<Body[Key]> : Body[Key];
};

type Uploadable<Value> = Value extends readonly unknown[]
  ? readonly Upload[]
  : Upload | Extract<Value, undefined | null>;

/** Turns a body into what fetch sends, once: every attempt sends the same. */
export function encodeBody({ kind }: BodyDescriptor, body: unknown): SendableBody {
  switch (kind) {
    case "json":
      return JSON.stringify(body);
    case "multipart":
      return body instanceof FormData ? body : formData(body);
    case "form":
      return body instanceof URLSearchParams ? body : new URLSearchParams(formPairs(body));
    case "text":
      return String(body);
    case "binary":
      return body instanceof ArrayBuffer ? new Uint8Array(body) : (body as SendableBody); // typed as an upload
  }
}

/** The header for a body; forms bring their own, a multipart one with its boundary. */
export function contentTypeOf({ kind, mediaType }: BodyDescriptor, body: SendableBody): string | undefined {
  if (kind === "multipart" || kind === "form") return undefined;
  return kind === "binary" && body instanceof Blob && body.type !== "" ? body.type : mediaType;
}

function formData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) appendPart(form, name, item);
  }
  return form;
}

function appendPart(form: FormData, name: string, value: unknown): void {
  if (value === undefined) return;
  if (value instanceof Blob) form.append(name, value);
  else if (value instanceof Uint8Array || value instanceof ArrayBuffer) {
    // A view over a SharedArrayBuffer is excluded by the type `Upload`.
    form.append(name, new Blob([value as Uint8Array<ArrayBuffer> | ArrayBuffer]));
  } else form.append(name, primitiveText(value));
}

function formPairs(body: unknown): string[][] {
  return Object.entries(body ?? {}).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return Array.isArray(value)
      ? value.map((item) => [name, primitiveText(item)])
      : [[name, primitiveText(value)]];
  });
}
