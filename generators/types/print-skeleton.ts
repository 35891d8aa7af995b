import { astToString, resolveRef, type TransformContext, transformSchema } from "openapi-typescript";
import ts from "typescript";
import { renamedTo } from "../core/emit/doc-comment.ts";
import { operationType } from "../core/emit/operation-type.ts";
import { propertyKey } from "../core/emit/property.ts";
import { isObject, type JsonObject } from "../core/json.ts";
import { TYPE_MARK } from "./skeleton-content.ts";

/** A former operationId, and the one of today. */
export interface OperationAlias {
  readonly operationId: string;
  readonly of: string;
}

export interface SkeletonNames {
  /** The operationId for each of those in the skeleton, which are made up. */
  readonly operationIds: ReadonlyMap<string, string>;
  readonly aliases: readonly OperationAlias[];
}

/**
 * Prints `paths`, `operations`, `components` and `webhooks` with openapi-typescript. Its transformation is called
 * directly: the document is bundled and checked already, and what stands before it would read files and print.
 * It changes some operationIds (`#` becomes `/`), so it is given others, for which those of the document are put in.
 */
export function printSkeleton(skeleton: JsonObject, { operationIds, aliases }: SkeletonNames): string {
  const nodes = transformSchema(skeleton, contextOf(skeleton));
  return astToString(nodes.map((node) => withAliases(withOperationIds(node, operationIds), aliases)))
    .replace(/^(?: {4})+/gm, (spaces) => " ".repeat(spaces.length / 2))
    .replace(/^export /gm, "\nexport ")
    .trim();
}

/** A declaration with the operationIds of the document, as members of `operations` and as references to them. */
function withOperationIds<Node extends ts.Node>(root: Node, ids: ReadonlyMap<string, string>): Node {
  const { factory, visitEachChild, visitNode } = ts;
  const { transformed } = ts.transform(root, [
    (context) => (start) => visitNode(start, (node) => replaced(node, context)) as Node, // of the same kind
  ]);
  return transformed[0] ?? root;

  function replaced(node: ts.Node, context: ts.TransformationContext): ts.Node {
    if (isOperation(node)) {
      const id = ids.get(node.indexType.literal.text);
      return id === undefined ? node : factory.createTypeReferenceNode(operationType(id));
    }
    const visited = visitEachChild(node, (child) => replaced(child, context), context);
    return node === root ? withMemberNames(visited) : visited;
  }

  function withMemberNames(node: ts.Node): ts.Node {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== "operations") return node;
    const members = node.members.map((member) => {
      const id = member.name && "text" in member.name ? ids.get(member.name.text) : undefined;
      if (id === undefined || !ts.isPropertySignature(member)) return member;
      const name = factory.createIdentifier(propertyKey(id));
      return factory.updatePropertySignature(
        member,
        member.modifiers,
        name,
        member.questionToken,
        member.type,
      );
    });
    return updateMembers(node, members);
  }
}

type OperationNode = ts.IndexedAccessTypeNode & {
  readonly indexType: { readonly literal: ts.StringLiteral };
};

/** True for `operations["…"]`. */
function isOperation(node: ts.Node): node is OperationNode {
  return (
    ts.isIndexedAccessTypeNode(node) &&
    ts.isTypeReferenceNode(node.objectType) &&
    ts.isIdentifier(node.objectType.typeName) &&
    node.objectType.typeName.text === "operations" &&
    ts.isLiteralTypeNode(node.indexType) &&
    ts.isStringLiteral(node.indexType.literal)
  );
}

function updateMembers(
  node: ts.InterfaceDeclaration,
  members: readonly ts.TypeElement[],
): ts.InterfaceDeclaration {
  const { modifiers, name, typeParameters, heritageClauses } = node;
  return ts.factory.updateInterfaceDeclaration(
    node,
    modifiers,
    name,
    typeParameters,
    heritageClauses,
    members,
  );
}

/** `operations` with a member for each former name. */
function withAliases(node: ts.Node, aliases: readonly OperationAlias[]): ts.Node {
  if (aliases.length === 0 || !ts.isInterfaceDeclaration(node) || node.name.text !== "operations")
    return node;
  return updateMembers(node, [...node.members, ...aliases.map(aliasMember)]);
}

function aliasMember({ operationId, of }: OperationAlias): ts.TypeElement {
  const type = ts.factory.createTypeReferenceNode(operationType(of));
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
