import { ts } from "ts-morph";
import type { CompiledVersion } from "../impact/compile/compiled-version.ts";
import type { Overlay } from "../impact/project/consumer-project.ts";
import type { GeneratedNames } from "./generated-names.ts";
import { replaceText } from "./name-edits.ts";
import type { TextEdit } from "./text-edits.ts";

interface ModuleParts {
  readonly version: CompiledVersion;
  /** The generated files of the revision. */
  readonly overlay: Overlay;
  readonly names: GeneratedNames;
}

/** Edits of imports from generated files that have another name now, because their group has. */
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

function editsOf(from: ts.StringLiteralLike, parts: ModuleParts): TextEdit[] {
  const target = moduleFile(from, parts.version);
  const moved = target && movedFile(target, parts);
  if (!target || moved === undefined) return [];
  const before = stemOf(target.fileName);
  const at = from.text.lastIndexOf(before);
  if (at < 0) return [];
  return [replaceText(from, from.text.slice(0, at) + stemOf(moved) + from.text.slice(at + before.length))];
}

function moduleFile(
  from: ts.Expression,
  { checker, isGenerated }: CompiledVersion,
): ts.SourceFile | undefined {
  const file = checker.getSymbolAtLocation(from)?.declarations?.find(ts.isSourceFile);
  return file && isGenerated(file) ? file : undefined;
}

/** The file beside a missing one that declares what was in it. */
function movedFile(file: ts.SourceFile, { overlay, names }: ModuleParts): string | undefined {
  if (overlay.get(file.fileName) !== undefined) return undefined;
  const wanted = new Set(file.statements.flatMap((statement) => namesOf(statement, names)));
  const folder = file.fileName.slice(0, file.fileName.lastIndexOf("/") + 1);
  const beside = [...overlay].filter(([path, text]) => path.startsWith(folder) && text !== undefined);
  const rated = beside.map(([path, text = ""]) => {
    const { statements } = ts.createSourceFile(path, text ?? "", ts.ScriptTarget.Latest, true);
    return {
      path,
      shared: statements.flatMap(constantsOf).filter(({ name }) => wanted.has(name.getText())).length,
    };
  });
  const [best] = rated.filter(({ shared }) => shared > 0).sort((one, other) => other.shared - one.shared);
  return best?.path;
}

/** Names of the constants of a statement in the revision. */
function namesOf(statement: ts.Statement, names: GeneratedNames): string[] {
  return constantsOf(statement).map((one) => names.ofDeclaration(one) ?? one.name.getText());
}

function constantsOf(statement: ts.Statement): readonly ts.VariableDeclaration[] {
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
}

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/(?:\.d)?\.[cm]?ts$/, "");
}
