import type { Change, DiffReport } from "../change.ts";

/** Where a tool that knows the checked-out files alone should look. */
export interface FilePlace {
  readonly file: string;
  /** Undefined when the line is one of the base, which is not what is checked out. */
  readonly line: number | undefined;
  readonly column: number | undefined;
}

/** The file of a change without the ref that it was read from. */
export function placeOfChange({ side, location }: Change, { base }: DiffReport): FilePlace {
  const { file, line, column } = location;
  if (side === "revision") return { file, line, column };
  return { file: withoutRef(file, base.source), line: undefined, column: undefined };
}

/** `spec/paths/a.yaml` for `origin/main:spec/paths/a.yaml` when the base is of `origin/main`. */
function withoutRef(file: string, source: string): string {
  const ref = source.slice(0, source.indexOf(":") + 1);
  return ref !== "" && !file.includes("://") && file.startsWith(ref) ? file.slice(ref.length) : file;
}
