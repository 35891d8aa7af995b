import { createRequire } from "node:module";
import type * as openapiTypescript from "openapi-typescript";
import type { TransformContext } from "openapi-typescript";
import type ts from "typescript";
import { type Code, code, type Imported, layout, type Printable } from "../core/emit/code.ts";
import { docComment, renamedTo } from "../core/emit/doc-comment.ts";
import { propertyKey } from "../core/emit/property.ts";
import { quote } from "../core/emit/text.ts";
import type { JsonObject } from "../core/json.ts";
import { spacedType } from "../core/types/print-type.ts";
import type { Skeleton } from "./skeleton.ts";
import type { SkeletonParts } from "./skeleton-parts.ts";

// Its main module loads a bundler and a linter of documents, and Node reads all of an imported compiler to find its
// exports: together that takes longer than generating a small document.
const require = createRequire(import.meta.url);
const compiler: typeof ts = require("typescript");
const transformSchema: typeof openapiTypescript.transformSchema = require("openapi-typescript/dist/transform/index.cjs");
const { resolveRef }: typeof openapiTypescript = require("openapi-typescript/dist/lib/utils.cjs");

/** A former operationId, and the one of today. */
export interface OperationAlias {
  readonly operationId: string;
  readonly of: string;
}

/** What is printed in the layout of openapi-typescript. */
export interface SkeletonPlan extends Skeleton {
  readonly parts: SkeletonParts;
  readonly aliases: readonly OperationAlias[];
  /** What the file of `paths` imports from that of everything else, by the names that are declared there. */
  readonly declared: ReadonlyMap<string, Imported>;
}

/** What is printed of a document, for two files. */
export interface OpenapiDeclarations {
  readonly paths: readonly Code[];
  /** `operations`, `components`, `webhooks` and `$defs`. */
  readonly others: readonly Code[];
}

/**
 * `paths`, `operations`, `components` and `webhooks` as openapi-typescript lays them out. Its transformation is called
 * directly: the document is bundled and checked already, and what stands before it would read files and print. It gives
 * nodes of TypeScript; they become code here, with the types and comments that their places stand for. It changes some
 * operationIds (`#` becomes `/`), so it is given others, and those of the document stand in the code.
 */
export function openapiDeclarations({ skeleton, ...plan }: SkeletonPlan): OpenapiDeclarations {
  const types = new Map<ts.Node, Printable>();
  const nodes = transformSchema(skeleton, contextOf(skeleton, { ...plan, types }));
  const ofPaths = { ...plan, types };
  const ofOthers = { ...ofPaths, declared: NONE };
  const isPaths = (node: ts.Node) => nameOfDeclaration(node) === "paths";
  return {
    paths: nodes.filter(isPaths).map((node) => declarationCode(node, ofPaths)),
    others: nodes
      .filter((node) => !isPaths(node))
      .map((node) =>
        nameOfDeclaration(node) === "operations"
          ? operationsCode(node, ofOthers)
          : declarationCode(node, ofOthers),
      ),
  };
}

/** The operations under their own names, then under former ones. */
function operationsCode(node: ts.Node, plan: Transformed): Code {
  if (!compiler.isInterfaceDeclaration(node)) return declarationCode(node, plan);
  const members = node.members.map((member) => memberCode(member, plan, plan.operationIds));
  return interfaceCode("operations", [members, plan.aliases.map(aliasCode)]);
}

/** Names that the file itself declares. */
const NONE: ReadonlyMap<string, Imported> = new Map();

function nameOfDeclaration(node: ts.Node): string | undefined {
  const isNamed = compiler.isTypeAliasDeclaration(node) || compiler.isInterfaceDeclaration(node);
  return isNamed ? node.name.text : undefined;
}

function interfaceCode(name: string, members: Printable): Code {
  return code`
    export interface ${name} {
      ${members}
    }
  `;
}

interface Transformed extends Omit<SkeletonPlan, "skeleton"> {
  /** The nodes that stand for types of the document. */
  readonly types: Map<ts.Node, Printable>;
}

/** Every setting that is not named here is off when it is missing. */
function contextOf(skeleton: JsonObject, { parts, types }: Transformed): TransformContext {
  return {
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: true,
    injectFooter: [],
    silent: true,
    transform(schema) {
      const type = parts.typeOf(schema);
      if (type === undefined) return undefined;
      const node = compiler.factory.createTypeReferenceNode("Schema");
      types.set(node, type);
      return node;
    },
    resolve: (reference) => resolveRef(skeleton, reference, { silent: true }),
  };
}

function declarationCode(node: ts.Node, plan: Transformed): Code {
  if (compiler.isTypeAliasDeclaration(node))
    return code`export type ${node.name.text} = ${typeCode(node.type, plan)};`;
  if (!compiler.isInterfaceDeclaration(node)) throw unknownNode(node);
  const { name, members } = node;
  return interfaceCode(
    name.text,
    members.map((member) => memberCode(member, plan)),
  );
}

function aliasCode({ operationId, of }: OperationAlias): Code {
  return code`
    ${docComment(renamedTo(of))}
    ${propertyKey(operationId)}: operations[${quote(of)}];
  `;
}

/** A member of an interface; `names` are those that stand for others. */
function memberCode(member: ts.TypeElement, plan: Transformed, names?: ReadonlyMap<string, string>): Code {
  if (compiler.isIndexSignatureDeclaration(member)) return code`${print(member)}`;
  if (!compiler.isPropertySignature(member) || member.type === undefined) throw unknownNode(member);
  const { name, type, questionToken } = member;
  const given = "text" in name ? names?.get(name.text) : undefined;
  const docs = docsOfNode(member, plan);
  const typed = layout(({ text }) => spacedType(text(typeCode(type, plan))));
  return code`
    ${docs !== undefined && docComment(docs)}
    ${given === undefined ? print(name) : propertyKey(given)}${questionToken && "?"}:${typed};
  `;
}

function typeCode(node: ts.TypeNode, plan: Transformed): Printable {
  const type = plan.types.get(node);
  if (type !== undefined) return type;
  if (isOperation(node)) {
    const id = plan.operationIds.get(node.indexType.literal.text);
    return id === undefined
      ? printed(node, plan)
      : code`${plan.declared.get("operations") ?? "operations"}[${quote(id)}]`;
  }
  if (!compiler.isTypeLiteralNode(node)) return printed(node, plan);
  return code`
    {
      ${node.members.map((member) => memberCode(member, plan))}
    }
  `;
}

/** The comment of a node: openapi-typescript writes the title of what it describes. */
function docsOfNode(node: ts.Node, { parts }: Transformed): string | undefined {
  const [comment] = compiler.getSyntheticLeadingComments(node) ?? [];
  return comment && parts.docsOf(comment.text.replace("*", "").trim());
}

type OperationNode = ts.IndexedAccessTypeNode & {
  readonly indexType: { readonly literal: ts.StringLiteral };
};

/** True for `operations["…"]`. */
function isOperation(node: ts.Node): node is OperationNode {
  return (
    compiler.isIndexedAccessTypeNode(node) &&
    compiler.isTypeReferenceNode(node.objectType) &&
    compiler.isIdentifier(node.objectType.typeName) &&
    node.objectType.typeName.text === "operations" &&
    compiler.isLiteralTypeNode(node.indexType) &&
    compiler.isStringLiteral(node.indexType.literal)
  );
}

const printer = compiler.createPrinter({ removeComments: true });
const nowhere = compiler.createSourceFile("nowhere.ts", "", compiler.ScriptTarget.ES2022);

/** A name, or a type without members, as TypeScript prints it. */
function print(node: ts.Node): string {
  return printer.printNode(compiler.EmitHint.Unspecified, node, nowhere);
}

/** Texts, and names of which a member follows. */
const NAMES = /"(?:[^"\\]|\\.)*"|[\w$]+(?=\[)/g;

/** A type without members, in which names that another file declares are imported. */
function printed(type: ts.TypeNode, { declared }: Pick<SkeletonPlan, "declared">): Printable {
  const text = print(type);
  if (declared.size === 0 || !text.includes("[")) return text;
  return layout(({ nameOf }) =>
    text.replace(NAMES, (name) => {
      const other = declared.get(name);
      return other === undefined ? name : nameOf(other);
    }),
  );
}

function unknownNode(node: ts.Node): Error {
  return new Error(
    `openapi-typescript returned a ${compiler.SyntaxKind[node.kind]}, which this generator does not support: ${print(node)}`,
  );
}
