import { findEntry } from "../../../errors/lookup.ts";
import type { BodyCodec } from "../../contracts/body-codec.ts";
import type { PartDescriptor } from "../../contracts/operation.ts";
import { copiedBytes } from "../exact/exact-bytes.ts";
import { exactJson } from "../exact/exact-json.ts";
import { primitiveText } from "../parameters/list-text.ts";
import { formMembers } from "./form-members.ts";
import { type FormField, writtenForm } from "./multipart-form.ts";
import { releaseStreams } from "./release-streams.ts";
import { isStream } from "./streamed-body.ts";
import { fileNameOf, fileTypeOf } from "./upload-file.ts";

/** Sends a body as a multipart form: files as files, arrays repeat the name, objects are JSON. */
export const multipartBody: BodyCodec = {
  encode: (body, { parts = {} }) =>
    writtenForm(
      body instanceof FormData
        ? [...body].map(([name, value]) => fieldOf(name, value, undefined))
        : formMembers(body).flatMap(([name, value]) => fieldsOf(name, value, findEntry(parts, name))),
    ),
  release: releaseStreams,
};

function fieldsOf(name: string, value: unknown, { mediaType }: PartDescriptor = {}): FormField[] {
  return Array.from(Array.isArray(value) ? value : [value], (item) => fieldOf(name, item, mediaType));
}

/** Anything but text is a file, and so is text with a media type of its own; a file that has a type keeps it. */
function fieldOf(name: string, item: unknown, mediaType: string | undefined): FormField {
  const file = item instanceof Blob || isStream(item) ? item : copiedBytes(item);
  if (file !== undefined)
    return { name, content: file, fileName: fileNameOf(file), type: fileTypeOf(file) || mediaType };
  if (mediaType === undefined || /^text\/plain\s*(;|$)/i.test(mediaType))
    return { name, content: primitiveText(item, name) };
  const isJson = /[/+]json\s*(;|$)/i.test(mediaType);
  const text = isJson ? exactJson(item, name) : primitiveText(item, name);
  return { name, content: text, fileName: "blob", type: mediaType };
}
