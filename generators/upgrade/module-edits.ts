import { ts } from "ts-morph";
import type { EditParts } from "./find-edits.ts";
import { replaceText } from "./name-edits.ts";
import type { TextEdit } from "./text-edits.ts";

/** Returns the edit of an import from a generated file that was renamed with its group. */
export function moduleEdits(from: ts.Node, { version, overlay, renames }: EditParts): TextEdit[] {
  if (!ts.isStringLiteralLike(from) || !isSpecifier(from)) return [];
  const file = version.checker.getSymbolAtLocation(from)?.declarations?.find(ts.isSourceFile);
  if (!file || !version.isGenerated(file) || overlay.get(file.fileName) !== undefined) return [];
  const before = stemOf(file.fileName);
  const after = renames.files.get(before);
  const at = from.text.lastIndexOf(before);
  if (after === undefined || at < 0) return [];
  return [replaceText(from, from.text.slice(0, at) + after + from.text.slice(at + before.length))];
}

function isSpecifier({ parent }: ts.StringLiteralLike): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent))
  );
}

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/(?:\.d)?\.[cm]?ts$/, "");
}
