import { findEntry } from "../../../errors/lookup.ts";
import type { BodyCodec } from "../../contracts/body-codec.ts";
import type { PartDescriptor } from "../../contracts/operation.ts";
import { primitiveText } from "../parameters/parameter-text.ts";
import { isStream } from "./streamed-body.ts";
import { type FormField, streamedForm } from "./streamed-form.ts";

/** Sends a body as a multipart form: files as files, arrays repeat the name, objects are JSON. */
export const multipartBody: BodyCodec = {
  encode(body, { parts = {} }) {
    if (body instanceof FormData) return { content: body, mediaType: undefined };
    const items = itemsOf(body, parts);
    if (items.some(([, { item }]) => isStream(item))) return streamedForm(items.flatMap(fieldsOf));
    const form = new FormData();
    for (const [name, part] of items) appendPart(form, name, part);
    return { content: form, mediaType: undefined };
  },
};

type Parts = Readonly<Record<string, PartDescriptor>>;

function itemsOf(body: unknown, parts: Parts): (readonly [name: string, part: Part])[] {
  return Object.entries(body ?? {}).flatMap(([name, value]) => {
    const mediaType = findEntry(parts, name)?.mediaType;
    return (Array.isArray(value) ? value : [value]).map((item) => [name, { item, mediaType }] as const);
  });
}

/** What a form makes of a part that is no stream: the same with and without streams beside it. */
function fieldsOf([name, part]: readonly [string, Part]): FormField[] {
  const { item, mediaType } = part;
  if (isStream(item)) return [[name, { stream: item, mediaType }]];
  const form = new FormData();
  appendPart(form, name, part);
  return [...form];
}

interface Part {
  readonly item: unknown;
  readonly mediaType: string | undefined;
}

/** A part with a media type of its own has to be a file for `FormData`; a file that has a type keeps it. */
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
