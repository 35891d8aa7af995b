import { findEntry } from "../../errors/lookup.ts";
import type { BodyDescriptor, PartDescriptor } from "../operation.ts";
import { isMembered, primitiveText } from "./parameter-text.ts";
import { queryParts } from "./query-text.ts";

/** A body that can be sent again with the same content: text, bytes or a form. */
export type SendableBody = string | Uint8Array<ArrayBuffer> | Blob | FormData | URLSearchParams;

/** Content that can be uploaded: a Blob or File, bytes, text, or a stream, which is read to its end before sending. */
export type Upload =
  | Blob
  | Uint8Array<ArrayBuffer>
  | ArrayBuffer
  | string
  | ReadableStream<Uint8Array<ArrayBuffer>>;

/** A body type whose binary properties take what can be uploaded. */
export type WithUploads<Body, Keys extends PropertyKey> = {
  [Key in keyof Body]: Key extends Keys ? Uploadable<Body[Key]> : Body[Key];
};

type Uploadable<Value> = Value extends readonly unknown[]
  ? readonly Upload[]
  : Upload | Extract<Value, undefined | null>;

/** Turns a body into what fetch sends, once: every attempt sends the same. */
export function encodeBody({ kind, parts = {} }: BodyDescriptor, body: unknown): SendableBody {
  switch (kind) {
    case "json":
      return JSON.stringify(body);
    case "multipart":
      return body instanceof FormData ? body : formData(body, parts);
    case "form":
      return body instanceof URLSearchParams ? body : new URLSearchParams(formText(body, parts));
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

type Parts = Readonly<Record<string, PartDescriptor>>;

function formData(body: unknown, parts: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    const mediaType = findEntry(parts, name)?.mediaType;
    for (const item of Array.isArray(value) ? value : [value]) appendPart(form, name, { item, mediaType });
  }
  return form;
}

interface Part {
  readonly item: unknown;
  readonly mediaType: string | undefined;
}

/** A part with a media type of its own has to be a file for `FormData`; a file that tells its type keeps it. */
function appendPart(form: FormData, name: string, { item, mediaType }: Part): void {
  if (item === undefined) return;
  if (item instanceof Blob) form.append(name, withType(item, mediaType));
  else if (item instanceof Uint8Array || item instanceof ArrayBuffer) {
    // A view over a SharedArrayBuffer is excluded by the type `Upload`.
    form.append(name, withType(new Blob([item as Uint8Array<ArrayBuffer> | ArrayBuffer]), mediaType));
  } else if (mediaType === undefined || /^text\/plain\s*(;|$)/i.test(mediaType)) {
    form.append(name, primitiveText(item));
  } else {
    const isJson = /[/+]json\s*(;|$)/i.test(mediaType);
    form.append(name, new Blob([isJson ? JSON.stringify(item) : primitiveText(item)], { type: mediaType }));
  }
}

function withType(content: Blob, type: string | undefined): Blob {
  if (type === undefined || content.type !== "") return content;
  return content instanceof File
    ? new File([content], content.name, { type })
    : new Blob([content], { type });
}

/** A form as text: arrays repeat the name, objects are JSON, unless the description says otherwise. */
function formText(body: unknown, parts: Parts): string {
  return Object.entries(body ?? {})
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => {
      const {
        style,
        explode,
        json = style === undefined && explode === undefined && isMembered(value),
      } = findEntry(parts, name) ?? {};
      return queryParts(
        { name, in: "query", json, ...(style && { style }), ...(explode !== undefined && { explode }) },
        value,
      );
    })
    .join("&");
}
