import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ignoreMissing } from "./list-files.ts";

/** Name of the file in each output folder that lists the generated files. It is committed with them. */
export const MANIFEST = ".codegen-manifest";

/** Hashes of generated files, by path. A merge, or a run that was killed, leaves several for one path. */
export type Manifest = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the manifest of a folder; without one, it lists nothing. */
export async function readManifest(folder: string): Promise<Manifest> {
  return parseManifest((await readManifestText(folder)) ?? "");
}

/** Reads the text of a folder's manifest; undefined if there is none. */
export function readManifestText(folder: string): Promise<string | undefined> {
  return readFile(join(folder, MANIFEST), "utf8").catch(ignoreMissing);
}

/** Reads the entries of a manifest. Other lines, such as merge conflict markers, are skipped. */
export function parseManifest(text: string): Manifest {
  const manifest = new Map<string, Set<string>>();
  for (const line of text.split(/\r?\n/)) {
    const [, hash = "", path = ""] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (path !== "") manifest.set(path, (manifest.get(path) ?? new Set()).add(hash));
  }
  return manifest;
}

/** Prints a manifest in the format of `sha256sum`, sorted, one line per file, so that merges rarely conflict. */
export function printManifest(entries: Iterable<readonly [path: string, hash: string]>): string {
  const lines = [...entries].map(([path, hash]) => `${hash}  ${path}`);
  const sorted = [...new Set(lines)].sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1));
  return `${["# Files that codegen wrote here, with their SHA-256: a run replaces and removes these alone.", ...sorted].join("\n")}\n`;
}

const CARRIAGE_RETURN = 13;

/** Hashes the content of a file. Git may have changed its line ends, which does not count as an edit. */
export function contentHash(content: string | Uint8Array): string {
  const isPlain = typeof content === "string" ? !content.includes("\r") : !content.includes(CARRIAGE_RETURN);
  return hash("sha256", isPlain ? content : Buffer.from(content).toString("utf8").replaceAll("\r\n", "\n"));
}
