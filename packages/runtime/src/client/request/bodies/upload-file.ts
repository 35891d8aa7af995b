import type { StreamSource } from "./streamed-body.ts";

/** Name and media type of an upload. */
export interface FileParts {
  /** The file name, for example `id.pdf`. */
  readonly name: string;
  /** The media type, for example `application/pdf`. Default: what the description says, or `application/octet-stream`. */
  readonly type?: string;
}

/**
 * Gives a stream the name and the type of a file, for an upload:
 * `streamFile(response.body, { name: "id.pdf", type: "application/pdf" })`. It is still sent as it arrives. A file that
 * Node reads (`createReadStream`) has the name of its path without this.
 */
export function streamFile<Source extends StreamSource>(
  source: Source,
  { name, type }: FileParts,
): Source & FileParts {
  return Object.assign(source, { name }, type !== undefined && { type });
}

/** The name of a file, or of what a stream of Node reads; `blob`, as `FormData` does, for content that has none. */
export function fileNameOf(content: object): string {
  const { name, path } = content as Partial<Record<"name" | "path", unknown>>; // read, not trusted
  if (typeof name === "string") return name;
  return (typeof path === "string" && /[^/\\]*$/.exec(path)?.[0]) || "blob";
}

/** The media type of a file; undefined for content that has none. */
export function fileTypeOf(content: object): string | undefined {
  const { type } = content as { readonly type?: unknown }; // read, not trusted
  if (typeof type !== "string") return undefined;
  if (/[^\x20-\x7e]/.test(type)) throw new TypeError("The media type of a file cannot be sent.");
  return type;
}
