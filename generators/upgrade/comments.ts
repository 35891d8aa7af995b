import type { ProjectUpgrade, Remaining, UpgradedFile } from "./find-upgrade.ts";
import { applyEdits, orderEdits, type TextEdit } from "./text-edits.ts";

/** Begins every comment that an upgrade writes; a second run finds it there. */
const MARK = "// TODO(codegen upgrade):";

/** An upgrade with a comment above each line that needs a person. */
export function withComments(
  { files, remaining, ...others }: ProjectUpgrade,
  { folder, read }: { readonly folder: string; readonly read: (path: string) => string },
): ProjectUpgrade {
  const known = new Map(files.map((file) => [file.path, file]));
  const byFile = new Map<string, Remaining[]>();
  for (const one of remaining) {
    const path = `${folder}/${one.file}`;
    byFile.set(path, [...(byFile.get(path) ?? []), one]);
  }
  const commented = [...byFile].map(([path, places]): UpgradedFile => {
    const { before, edits } = known.get(path) ?? { before: read(path), edits: [] };
    const ordered = orderEdits([...edits, ...places.flatMap((place) => commentAt(before, place))]);
    return { path, before, edits: ordered, after: applyEdits(before, ordered) };
  });
  const untouched = files.filter(({ path }) => !byFile.has(path));
  return {
    ...others,
    files: [...untouched, ...commented.filter(({ edits }) => edits.length > 0)],
    remaining,
  };
}

/** Nothing where a comment stands already, or where a line begins inside a template. */
function commentAt(text: string, { line, message, advice, isInText }: Remaining): TextEdit[] {
  const lines = text.split("\n");
  const [own = "", above = ""] = [lines[line - 1], lines[line - 2]];
  if (isInText || above.trim().startsWith(MARK)) return [];
  const start = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  const indent = /^[ \t]*/.exec(own)?.[0] ?? "";
  const ending = own.endsWith("\r") ? "\r\n" : "\n";
  return [{ start, end: start, text: `${indent}${MARK} ${advice ?? message}${ending}` }];
}
