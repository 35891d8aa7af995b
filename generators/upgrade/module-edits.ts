import { ts } from "ts-morph";
import type { CompiledVersion } from "../impact/compile/compiled-version.ts";
import type { Overlay } from "../impact/project/consumer-project.ts";
import { replaceText } from "./name-edits.ts";
import type { Renames } from "./renames.ts";
import type { TextEdit } from "./text-edits.ts";

interface ModuleParts {
  readonly version: CompiledVersion;
  /** The generated files of the revision. */
  readonly overlay: Overlay;
  readonly renames: Renames;
}

/** Finds edits of imports from generated files that were renamed with their group. */
export function findModuleEdits(file: ts.SourceFile, parts: ModuleParts): TextEdit[] {
  const edits: TextEdit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isSpecifier(node)) edits.push(...editsOf(node, parts));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return edits;
}

function isSpecifier({ parent }: ts.StringLiteralLike): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent))
  );
}

function editsOf(from: ts.StringLiteralLike, { version, overlay, renames }: ModuleParts): TextEdit[] {
  const file = version.checker.getSymbolAtLocation(from)?.declarations?.find(ts.isSourceFile);
  if (!file || !version.isGenerated(file) || overlay.get(file.fileName) !== undefined) return [];
  const before = stemOf(file.fileName);
  const after = renames.files.get(before);
  const at = from.text.lastIndexOf(before);
  if (after === undefined || at < 0) return [];
  return [replaceText(from, from.text.slice(0, at) + after + from.text.slice(at + before.length))];
}

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/(?:\.d)?\.[cm]?ts$/, "");
}
