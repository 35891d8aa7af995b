import { realpathSync } from "node:fs";
import { lstat, readlink } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { SourceReader } from "./source-reader.ts";

/** Thrown for a file or URL that must not be read. The message gives the reason, `help` the fix. */
export class ReadRefusal extends Error {
  override readonly name: string = "ReadRefusal";
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}

/** Limit of symbolic links in one path, as in Linux. */
const MAX_LINKS = 40;

/**
 * Restricts a reader to files below a folder: no network, and nothing outside of the folder, however the path is
 * written and whatever symbolic links there are. Throws a {@link ReadRefusal} for everything else.
 */
export function confineReader(reader: SourceReader, root: string): SourceReader {
  const { readBytes } = reader;
  const inside = async (uri: string): Promise<string> =>
    pathToFileURL(await pathInside(localPath(uri, root), root)).href;
  return {
    displayName: (uri) => reader.displayName(uri),
    read: async (uri) => reader.read(await inside(uri)),
    ...(readBytes && { readBytes: async (uri: string) => readBytes(await inside(uri)) }),
  };
}

function localPath(uri: string, root: string): string {
  if (!uri.startsWith("file:"))
    throw new ReadRefusal(
      "Reading from the network is turned off (--untrusted, or `untrusted: true` in codegen.config.ts).",
      "Copy the file into the repository and refer to the copy. If you trust the document, allow the network.",
    );
  try {
    return fileURLToPath(uri);
  } catch {
    throw outside(root); // `file://host/…`, or a path with an encoded slash
  }
}

/** Resolves symbolic links. Each link is checked before it is followed, so nothing outside is accessed. */
async function pathInside(path: string, root: string): Promise<string> {
  const realRoot = realpathSync(root);
  let [current, rest] = start(path, [root, realRoot]);
  for (let links = 0; rest.length > 0; ) {
    const [name = "", ...after] = rest;
    const next = join(current, name);
    const target = await linkTarget(next);
    if (target === undefined) {
      [current, rest] = [next, after];
      continue;
    }
    links += 1;
    if (links > MAX_LINKS) throw new Error("The path has too many symbolic links.");
    [current, rest] = start(resolve(dirname(next), target), [root, realRoot], true);
    rest.push(...after);
  }
  return current;

  /** The real root, and the names below it. */
  function start(to: string, roots: readonly string[], isLink = false): [string, string[]] {
    const inner = roots.map((from) => relative(from, to)).find(isInner);
    if (inner === undefined || to.includes("\0")) throw outside(root, isLink);
    return [realRoot, inner.split(sep).filter((part) => part !== "")];
  }
}

function isInner(path: string): boolean {
  return path !== ".." && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/** Returns the target of a symbolic link; undefined for anything else, and for missing files. */
async function linkTarget(path: string): Promise<string | undefined> {
  const entry = await lstat(path).catch(() => undefined);
  return entry?.isSymbolicLink() ? readlink(path) : undefined;
}

function outside(root: string, isLink = false): ReadRefusal {
  return new ReadRefusal(
    isLink
      ? `A symbolic link in this path leads out of ${root}. With --untrusted, no file outside of it is read.`
      : `The file is outside of ${root}. With --untrusted, no file outside of it is read.`,
    "Copy the file into this folder, or name a folder that contains both with --reference-root.",
  );
}
