/// <reference types="node" />
/**
 * Files by path, for Node, Bun and Deno.
 *
 * @module
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/** Name and media type of a file. */
export interface FileOptions {
  /** Default: the last part of the path. */
  readonly name?: string;
  /** The media type, for example `application/pdf`. Default: none. */
  readonly type?: string;
}

/** Reads a file for an upload: `client.upload.create({ file: await fileFromPath("./id.pdf"), bucket })`. */
export async function fileFromPath(path: string | URL, options: FileOptions = {}): Promise<File> {
  const { name = basename(typeof path === "string" ? path : fileURLToPath(path)), type = "" } = options;
  return new File([new Uint8Array(await readFile(path))], name, { type });
}
