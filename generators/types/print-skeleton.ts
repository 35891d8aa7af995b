import { astToString, resolveRef, type TransformContext, transformSchema } from "openapi-typescript";
import ts from "typescript";
import { renamedTo } from "../core/emit/doc-comment.ts";
import { propertyKey } from "../core/emit/property.ts";
import { quote } from "../core/emit/text.ts";
import { isObject, type JsonObject } from "../core/json.ts";
import { TYPE_MARK } from "./skeleton-content.ts";

/** A former operationId, and the one of today. */
export interface OperationAlias {
  readonly operationId: string;
  readonly of: string;
}

/**
 * Prints `paths`, `operations`, `components` and `webhooks` with openapi-typescript. Its transformation is called
 * directly: the document is bundled and checked already, and what stands before it would read files and print.
 */
export function printSkeleton(skeleton: JsonObject, aliases: readonly OperationAlias[]): string {
  const nodes = transformSchema(skeleton, contextOf(skeleton));
  return astToString(nodes.map((node) => withAliases(node, aliases)))
    .replace(/^(?: {4})+/gm, (spaces) => " ".repeat(spaces.length / 2))
    .replace(/^export /gm, "\nexport ")
    .trim();
}

/** `operations` with a member for each former name. */
function withAliases(node: ts.Node, aliases: readonly OperationAlias[]): ts.Node {
  if (aliases.length === 0 || !ts.isInterfaceDeclaration(node) || node.name.text !== "operations")
    return node;
  const { modifiers, name, typeParameters, heritageClauses, members } = node;
  return ts.factory.updateInterfaceDeclaration(node, modifiers, name, typeParameters, heritageClauses, [
    ...members,
    ...aliases.map(aliasMember),
  ]);
}

function aliasMember({ operationId, of }: OperationAlias): ts.TypeElement {
  const type = ts.factory.createTypeReferenceNode(`operations[${quote(of)}]`);
  const key = ts.factory.createIdentifier(propertyKey(operationId));
  const member = ts.factory.createPropertySignature(undefined, key, undefined, type);
  const comment = `* ${renamedTo(of)} `;
  return ts.addSyntheticLeadingComment(member, ts.SyntaxKind.MultiLineCommentTrivia, comment, true);
}

/** Every setting that is not named here is off when it is missing. */
function contextOf(skeleton: JsonObject): TransformContext {
  return {
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: true,
    injectFooter: [],
    silent: true,
    transform: markedType,
    resolve: (reference) => resolveRef(skeleton, reference, { silent: true }),
  };
}

/** The type that a marker stands for, as a node that prints its text. */
function markedType(schema: unknown): ts.TypeNode | undefined {
  const text = isObject(schema) ? schema[TYPE_MARK] : undefined;
  return typeof text === "string" ? ts.factory.createTypeReferenceNode(text) : undefined;
}
