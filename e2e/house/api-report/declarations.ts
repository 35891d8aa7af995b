import { type ExportedDeclarations, Node } from "ts-morph";
import { readManifest } from "../repository.ts";

/** The file of a declaration. */
export function pathOf(node: Node): string {
  return node.getSourceFile().getFilePath();
}

/** The package that a file of declarations belongs to. */
export function packageOf(path: string): string {
  const ours = /\/(packages\/[^/]+|generators|spec)\/dist\//.exec(path)?.[1];
  if (ours !== undefined && !path.includes("/node_modules/.pnpm/")) return readManifest(ours).name;
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? path;
}

/** A variable alone lacks its `declare const`, which its statement has. */
export function statementOf(node: ExportedDeclarations): Node {
  return Node.isVariableDeclaration(node) ? node.getVariableStatementOrThrow() : node;
}
