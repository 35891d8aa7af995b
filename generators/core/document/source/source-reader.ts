import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { hasCredentials } from "./credentials.ts";

/** Reads the text of an absolute URI; rejects with a readable message if that fails. */
export interface SourceReader {
  read(uri: string): Promise<string>;
  /** Returns the bytes of a file, if the reader has them: for a hash, decoding is most of the work. */
  readBytes?(uri: string): Promise<Uint8Array>;
  /** Returns a URI as it is printed. */
  displayName(uri: string): string;
}

/** Time limit for a complete response, in milliseconds. */
const FETCH_TIMEOUT_MS = 30_000;

/** Size limit of a fetched document, in bytes: four times the largest public description known. */
const FETCH_LIMIT_BYTES = 64 * 1024 * 1024;

/** Reads files from disk and documents over http(s). */
export function createSourceReader(workingDirectory: string = process.cwd()): SourceReader {
  return {
    read: (uri) => (uri.startsWith("file:") ? readLocal(uri, "utf8") : readRemote(uri)),
    readBytes: (uri) => readLocal(uri),
    displayName(uri) {
      try {
        if (!uri.startsWith("file:")) return uri;
        return relative(workingDirectory, fileURLToPath(uri)).replaceAll("\\", "/") || uri;
      } catch {
        return uri; // no path on this system: `file://host/…`, or an encoded slash
      }
    },
  };
}

/** Absolute URI of user input: a URL, or a path relative to the working directory. */
export function toUri(location: string): string {
  if (!/^(https?|file|git-ref):\/\//.test(location)) return pathToFileURL(location).href;
  return URL.canParse(location) ? new URL(location).href : location;
}

async function readLocal(uri: string): Promise<Uint8Array>;
async function readLocal(uri: string, encoding: "utf8"): Promise<string>;
async function readLocal(uri: string, encoding: "utf8" | null = null): Promise<string | Uint8Array> {
  try {
    return await readFile(fileURLToPath(uri), encoding);
  } catch (error) {
    const code = errorCode(error);
    const message = FILE_ERRORS[code] ?? `The file cannot be read (${code}).`;
    const hint = code === "ENOENT" ? await suggestFileName(fileURLToPath(uri)) : "";
    throw new Error(message + hint, { cause: error });
  }
}

/** Suggests the closest name in the deepest existing folder of the path. */
async function suggestFileName(path: string): Promise<string> {
  let missing = path;
  while (!existsSync(dirname(missing)) && dirname(missing) !== missing) missing = dirname(missing);
  const names = await readdir(dirname(missing)).catch(() => []);
  return didYouMean(basename(missing), names);
}

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: "The file does not exist.",
  EISDIR: "This is a folder, not a file.",
  EACCES: "You do not have permission to read the file.",
};

async function readRemote(uri: string): Promise<string> {
  if (!/^https?:/.test(uri)) throw new Error("Only files and http(s) URLs can be read.");
  if (hasCredentials(uri))
    throw new Error("The URL contains credentials. Fetch the document first, and refer to the file.");
  try {
    const response = await fetch(uri, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
    if (Number(response.headers.get("content-length") ?? 0) > FETCH_LIMIT_BYTES) throw tooLarge();
    const text = await response.text();
    if (text.length > FETCH_LIMIT_BYTES) throw tooLarge();
    return text;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The URL cannot be read: ${message.replace(/\.$/, "")}.`, { cause: error });
  }
}

function tooLarge(): Error {
  return new Error(`The document is larger than ${FETCH_LIMIT_BYTES / 1024 / 1024} MiB.`);
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown error";
}
