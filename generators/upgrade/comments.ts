import { ts } from "ts-morph";
import { groupBy } from "../core/group-by.ts";
import type { Done, Remaining } from "./find-upgrade.ts";
import { mergeFiles, type TextEdit, type UpgradedFile } from "./text-edits.ts";

/** Start of every comment that an upgrade writes, by which a second run recognizes it. */
const MARK = "// TODO(codegen upgrade):";

/** Adds a comment above each line that needs a person. */
export function withComments(remaining: readonly Remaining[], { base, files, folder }: Done): UpgradedFile[] {
  const byFile = groupBy(remaining, ({ file }) => `${folder}/${file}`);
  const commented = [...byFile].flatMap(([path, places]): UpgradedFile[] => {
    const source = base.program.getSourceFile(path);
    if (!source) return [];
    return [{ path, before: source.text, edits: places.flatMap((place) => commentAt(source, place)) }];
  });
  return mergeFiles([...files, ...commented]);
}

/** Returns the edit that adds a comment, unless there is one or the line begins inside a string. */
function commentAt(source: ts.SourceFile, { line, message, advice }: Remaining): TextEdit[] {
  const lines = source.text.split("\n");
  const [own = "", above = ""] = [lines[line - 1], lines[line - 2]];
  const start = ts.getPositionOfLineAndCharacter(source, line - 1, 0);
  if (isInText(source, start) || above.trim().startsWith(MARK)) return [];
  const indent = /^[ \t]*/.exec(own)?.[0] ?? "";
  const ending = own.endsWith("\r") ? "\r\n" : "\n";
  return [{ start, end: start, text: `${indent}${MARK} ${advice ?? message}${ending}` }];
}

/** True for a position inside a template or JSX text. */
function isInText(source: ts.SourceFile, position: number): boolean {
  const visit = (node: ts.Node): boolean => {
    if (node.getStart(source) >= position || node.getEnd() <= position) return false;
    const isText =
      ts.isTemplateExpression(node) || ts.isJsxText(node) || ts.isNoSubstitutionTemplateLiteral(node);
    return isText || (ts.forEachChild(node, visit) ?? false);
  };
  return ts.forEachChild(source, visit) ?? false;
}
