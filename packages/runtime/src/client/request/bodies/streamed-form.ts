import type { EncodedBody } from "../../contracts/body-codec.ts";
import { type StreamSource, streamedBody } from "./streamed-body.ts";

/** One field of a form: a text, a file, or a stream with its media type. */
export type FormField = readonly [
  name: string,
  content: string | File | { readonly stream: StreamSource; readonly mediaType: string | undefined },
];

/** A multipart form with streams in it, which `FormData` cannot hold, as RFC 7578 writes it. */
export function streamedForm(fields: Iterable<FormField>): EncodedBody {
  const boundary = `----${crypto.randomUUID()}`;
  const parts = [...fields].flatMap(([name, content]) => [
    `--${boundary}\r\n${headOf(name, content)}\r\n\r\n`,
    typeof content === "string" || content instanceof File ? content : content.stream,
    "\r\n",
  ]);
  return {
    content: streamedBody([...parts, `--${boundary}--\r\n`]),
    mediaType: `multipart/form-data; boundary=${boundary}`,
  };
}

function headOf(name: string, content: FormField[1]): string {
  const disposition = `Content-Disposition: form-data; name="${escaped(name)}"`;
  if (typeof content === "string") return disposition;
  // As FormData does for a Blob: without a name, services take the part for a text.
  const { fileName, type } =
    content instanceof File
      ? { fileName: content.name, type: content.type }
      : { fileName: "blob", type: content.mediaType };
  return `${disposition}; filename="${escaped(fileName)}"\r\nContent-Type: ${type || "application/octet-stream"}`;
}

/** As browsers write names. */
function escaped(name: string): string {
  return name.replace(/\r\n|\r|\n/g, "%0D%0A").replaceAll('"', "%22");
}
