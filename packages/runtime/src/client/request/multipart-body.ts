import { findEntry } from "../../errors/lookup.ts";
import type { PartDescriptor } from "../operation.ts";
import type { BodyCodec } from "./body-codec.ts";
import { primitiveText } from "./parameter-text.ts";
import { isStream, readStreams } from "./read-streams.ts";

/** Sends a body as a multipart form: files as files, arrays repeat the name, objects are JSON. */
export const multipartBody: BodyCodec = {
  encode: (body, { parts = {} }) => ({
    content: body instanceof FormData ? body : formData(body, parts),
    mediaType: undefined,
  }),
  readStreams: (body, call) =>
    Object.values(body ?? {})
      .flat()
      .some(isStream)
      ? readStreams(body, call)
      : undefined,
};

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
