import { createHash } from "node:crypto";
import { parse } from "yaml";
import { isObject } from "../../core/json.ts";
import type { BumpLevel } from "../change.ts";
import { isBumpLevel } from "../rules/bumps.ts";

/** A file of `.changeset`: the version bump of each package, and the text for its changelog. */
export interface Changeset {
  /** File name without the folder: `spec-1f2e3d4c.md`. */
  readonly file: string;
  /** npm name to level, in the order in which they are written. */
  readonly releases: ReadonlyMap<string, BumpLevel>;
  /** Markdown. */
  readonly text: string;
  /** True if nobody has edited the generated file. It can then be rewritten or removed. */
  readonly isUntouched: boolean;
}

/** Start of the line in the front matter whose hash shows whether the file was edited. */
const MARK = "# written by codegen, ";

/** The text of the file. An edited file has no mark. */
export function renderChangeset(changeset: Changeset): string {
  const lines = [...changeset.releases].map(([name, level]) => `${JSON.stringify(name)}: ${level}`);
  const mark = changeset.isUntouched ? [`${MARK}${hashOf(changeset)}`] : [];
  return `---\n${[...mark, ...lines].join("\n")}\n---\n\n${changeset.text.trim()}\n`;
}

function hashOf({ releases, text }: Pick<Changeset, "releases" | "text">): string {
  const content = JSON.stringify([[...releases], text.trim().replaceAll("\r\n", "\n")]);
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

/** Reads a changeset file; undefined if the content is not a changeset. */
export function parseChangeset(file: string, content: string): Changeset | undefined {
  const match = /^\s*---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(content);
  if (match === null) return undefined;
  const [, matter = "", text = ""] = match;
  const value = parseMatter(matter);
  if (value === undefined) return undefined;
  const releases = new Map<string, BumpLevel>();
  for (const [name, level] of Object.entries(value)) if (isBumpLevel(level)) releases.set(name, level);
  const read = { releases, text: text.trim() };
  return { file, ...read, isUntouched: matter.includes(`${MARK}${hashOf(read)}`) };
}

function parseMatter(matter: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = parse(matter) ?? {};
    return isObject(value) ? value : undefined;
  } catch {
    return undefined; // an unfinished file: changesets itself reports it
  }
}
