import type { EncodedBody } from "../../contracts/body-codec.ts";
import { checkString } from "../exact/exact-text.ts";
import { isStream, type StreamedPart, streamedBody } from "./streamed-body.ts";

/** One field of a form: a text, or a file with its name. */
export interface FormField {
  readonly name: string;
  readonly content: StreamedPart;
  /** Missing for a text: without it, services take the part for one. */
  readonly fileName?: string;
  readonly type?: string | undefined;
}

/**
 * A multipart form as RFC 7578 writes it. `FormData` cannot hold streams, changes line breaks, and can be changed after it
 * was given.
 */
export function writtenForm(fields: readonly FormField[]): EncodedBody {
  const boundary = `----${crypto.randomUUID()}`;
  const parts = fields.flatMap((field) => [
    `--${boundary}\r\n${headOf(field)}\r\n\r\n`,
    field.content,
    "\r\n",
  ]);
  parts.push(`--${boundary}--\r\n`);
  return {
    ...(isWhole(parts) ? { content: new Blob(parts) } : { stream: streamedBody(parts) }),
    mediaType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** True for a form without streams, which can be sent again. */
function isWhole(parts: StreamedPart[]): parts is Exclude<StreamedPart, AsyncIterable<unknown>>[] {
  return !parts.some(isStream);
}

function headOf({ name, fileName, type }: FormField): string {
  const disposition = `Content-Disposition: form-data; name="${escaped(name)}"`;
  if (fileName === undefined) return disposition;
  return `${disposition}; filename="${escaped(fileName)}"\r\nContent-Type: ${type || "application/octet-stream"}`;
}

/** As browsers write names. */
function escaped(name: string): string {
  return checkString(name, "a name in the form")
    .replace(/\r\n|\r|\n/g, "%0D%0A")
    .replaceAll('"', "%22");
}
