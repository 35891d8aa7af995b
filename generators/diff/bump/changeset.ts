import { parse } from "yaml";
import { isObject } from "../../core/json.ts";
import type { BumpLevel } from "../change.ts";
import { isBumpLevel } from "./bump-level.ts";

/** A file of `.changeset`: which packages need which bump, and what their users read about it. */
export interface Changeset {
  /** File name without the folder: `spec-1f2e3d4c.md`. */
  readonly file: string;
  /** npm name to level, in the order in which they are written. */
  readonly releases: ReadonlyMap<string, BumpLevel>;
  /** Markdown. */
  readonly text: string;
}

/** The text of the file. */
export function renderChangeset({ releases, text }: Changeset): string {
  const lines = [...releases].map(([name, level]) => `${JSON.stringify(name)}: ${level}`);
  return `---\n${lines.join("\n")}\n---\n\n${text.trim()}\n`;
}

/** Reads such a file; undefined when it is none. */
export function parseChangeset(file: string, content: string): Changeset | undefined {
  const match = /^\s*---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(content);
  if (match === null) return undefined;
  const [, matter = "", text = ""] = match;
  const value = parseMatter(matter);
  if (value === undefined) return undefined;
  const releases = new Map<string, BumpLevel>();
  for (const [name, level] of Object.entries(value)) if (isBumpLevel(level)) releases.set(name, level);
  return { file, releases, text: text.trim() };
}

function parseMatter(matter: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = parse(matter) ?? {};
    return isObject(value) ? value : undefined;
  } catch {
    return undefined; // somebody's half-written file: changesets itself will tell
  }
}
