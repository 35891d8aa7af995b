import { ts } from "ts-morph";
import type { CompiledVersion } from "../impact/compile/compiled-version.ts";
import type { Overlay } from "../impact/project/consumer-project.ts";
import { bodyEdits } from "./body-edits.ts";
import type { GeneratedNames } from "./generated-names.ts";
import { literalEdits } from "./literal-edits.ts";
import { moduleEdits } from "./module-edits.ts";
import { editOfName, exportEdits, importEdits, type LocalParts, type Unresolved } from "./name-edits.ts";
import type { Renames } from "./renames.ts";
import type { TextEdit } from "./text-edits.ts";

/** Renamed names, and the code that uses them. */
export interface EditParts {
  readonly version: CompiledVersion;
  readonly names: GeneratedNames;
  readonly renames: Renames;
  /** The generated files of the revision. */
  readonly overlay: Overlay;
}

interface FileEdits {
  readonly edits: readonly TextEdit[];
  readonly unresolved: readonly Unresolved[];
}

/** Finds edits of names, strings, imports and bodies in a file that refer to renamed parts of generated code. */
export function findEdits(file: ts.SourceFile, parts: EditParts): FileEdits {
  const { edits, locals } = importEdits(file, parts);
  const unresolved: Unresolved[] = [];
  const visit = (node: ts.Node): void => {
    const isImport = ts.isImportDeclaration(node);
    for (const found of editsAt(isImport ? node.moduleSpecifier : node, { ...parts, locals }))
      if ("reason" in found) unresolved.push(found);
      else edits.push(found);
    if (!isImport && !ts.isExportSpecifier(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return { edits, unresolved };
}

function editsAt(node: ts.Node, parts: LocalParts): readonly (TextEdit | Unresolved)[] {
  if (ts.isExportSpecifier(node)) return exportEdits(node, parts);
  if (ts.isCallExpression(node)) return bodyEdits(node, parts);
  if (!ts.isIdentifier(node) && !ts.isStringLiteralLike(node)) return [];
  const named = editOfName(node, parts);
  return [...(named ? [named] : []), ...moduleEdits(node, parts), ...literalEdits(node, parts)];
}
