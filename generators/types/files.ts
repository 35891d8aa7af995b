import { docComment, renamedTo } from "../core/emit/doc-comment.ts";
import { fileHeader } from "../core/emit/file-header.ts";
import {
  type ImportRequest,
  printSourceFile,
  type Statement,
  typeDeclaration,
} from "../core/emit/source-file.ts";
import type { GeneratorOptions } from "../core/generator.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { numberForms } from "../core/model/int64.ts";
import { isStringEnum, type Reading, type Readings } from "../core/model/reading/reading.ts";
import type { SchemaModel } from "../core/model/schema-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { buildType } from "../core/types/build-type.ts";
import { docsOfSchema } from "../core/types/docs-of-schema.ts";
import { printType, type Spelling } from "../core/types/print-type.ts";
import { mentions, type TypeNode } from "../core/types/type-node.ts";
import { createPlaceholders } from "./placeholders.ts";
import { type OperationAlias, printSkeleton } from "./print-skeleton.ts";
import { buildSkeleton, type ComponentText } from "./skeleton.ts";
import { docsOfTwin } from "./twin-docs.ts";
import type { TypeAlias } from "./type-aliases.ts";
import type { NamedSchema, TypeNames } from "./type-names.ts";

/** What the files of one run share. */
export interface TypesContext {
  readonly model: ApiModel;
  readonly options: GeneratorOptions;
  readonly readings: Readings;
  readonly names: TypeNames;
  /** Former names that stay as types. */
  readonly aliases: readonly TypeAlias[];
}

/** `paths`, `operations`, `components` and `webhooks`, in the layout that openapi-fetch reads. */
export function openapiFile(context: TypesContext): GeneratedFile {
  const { type, docs, fill } = createPlaceholders();
  const types: TypeNode[] = [];
  const typeText = (schema: SchemaModel, reading: Reading) => {
    const node = typeOfSchema(context, { schema, reading });
    types.push(node);
    return type(printType(node, QUALIFIED));
  };
  const components = componentTexts(context, (identifier) => type(QUALIFIED.prefix + identifier));
  const { skeleton, operationIds } = buildSkeleton(context.model, { type: typeText, docs }, components);
  const code = printSkeleton(skeleton, { operationIds, aliases: operationAliases(context.model) });
  const usesSchemas = components.length > 0 || types.some((node) => mentions(node, "reference"));
  const imports = types.some((node) => mentions(node, "open")) ? [openImport(context)] : [];
  if (usesSchemas) imports.push({ from: moduleOf(context, "schemas"), namespace: "schemas", typeOnly: true });
  return fileOf(context, { path: "openapi.ts", imports, statements: [fill(code)] });
}

function componentTexts(
  { names, aliases }: TypesContext,
  text: (identifier: string) => string,
): ComponentText[] {
  const own = [...names.schemas].flatMap(({ component, identifier }): ComponentText[] =>
    component === undefined ? [] : [{ component, text: text(identifier) }],
  );
  const former = aliases.map(({ component, of }) => ({
    component,
    text: text(of.identifier),
    docs: renamedTo(of.component ?? of.identifier),
  }));
  return [...own, ...former];
}

function operationAliases({ operations }: ApiModel): OperationAlias[] {
  return operations.flatMap(({ operationId, aliases }) =>
    aliases.map((alias) => ({ operationId: alias.operationId, of: operationId })),
  );
}

const QUALIFIED: Spelling = { prefix: "schemas.", open: "Open" };

/** Each component schema by its name, with the response twins of those that travel both ways. */
export function schemasFile(context: TypesContext): GeneratedFile {
  const spelling: Spelling = { prefix: "", open: context.names.has("Open") ? "OpenSet" : "Open" };
  const types = new Map<NamedSchema, TypeNode>();
  // References give names, so the list may grow until its end.
  for (const named of context.names.schemas) types.set(named, typeOfNamed(context, named));
  const statements = [
    ...[...types].map(([named, node]) =>
      aliasOf(named, { type: printType(node, spelling), docs: docsOfNamed(named, context.readings) }),
    ),
    ...context.aliases.flatMap(formerName),
  ];
  const usesOpen = [...types.values()].some((node) => mentions(node, "open"));
  return fileOf(context, {
    path: "schemas.ts",
    imports: usesOpen ? [openImport(context, spelling.open)] : [],
    statements: statements.length > 0 ? statements : ["export {};"],
  });
}

function aliasOf(
  { identifier }: NamedSchema,
  { type, docs }: { readonly type: string; readonly docs: string | undefined },
): Statement {
  const comment = docs ? `${docComment(docs)}\n` : "";
  return `${comment}export type ${identifier} =${type.startsWith("\n") ? "" : " "}${type};`;
}

function formerName({ identifier, of }: TypeAlias): Statement[] {
  if (identifier === undefined) return [];
  return [`${docComment(renamedTo(of.identifier))}\nexport type ${identifier} = ${of.identifier};`];
}

function typeOfNamed(context: TypesContext, { schema, reading, twinOf }: NamedSchema): TypeNode {
  if (!twinOf || reading === "exact" || !isStringEnum(schema))
    return typeOfSchema(context, { schema, reading });
  return {
    kind: "open",
    known: [{ kind: "reference", name: twinOf.identifier, shapes: new Set(["string"]), isStringEnum: true }],
  };
}

function docsOfNamed({ schema, twinOf, reading }: NamedSchema, readings: Readings): string | undefined {
  const docs = docsOfSchema(schema);
  if (!twinOf) return docs;
  const twin = docsOfTwin({ of: twinOf, schema, reading }, readings);
  return docs ? `${twin}\n\n${docs}` : twin;
}

/** Sets of values that may have grown since the document was written. */
export function openFile(context: TypesContext): GeneratedFile {
  return fileOf(context, {
    path: "open.ts",
    statements: [
      {
        ...typeDeclaration({
          name: "Open",
          docs: "A known value or any other string. Editors still complete the known ones.",
          type: "T | (string & {})",
        }),
        typeParameters: [{ name: "T", constraint: "string" }],
      },
    ],
  });
}

/** Everything by name. */
export function indexFile(context: TypesContext): GeneratedFile {
  const from = (name: string) => JSON.stringify(moduleOf(context, name));
  const open = context.names.has("Open") ? [] : [`export type { Open } from ${from("open")};`];
  return fileOf(context, {
    path: "index.ts",
    statements: [
      [
        ...open,
        `export type { components, operations, paths, webhooks } from ${from("openapi")};`,
        `export type * from ${from("schemas")};`,
      ].join("\n"),
    ],
  });
}

/** The type of a schema in one of its readings. */
function typeOfSchema(
  { names, readings, options }: TypesContext,
  { schema, reading }: { readonly schema: SchemaModel; readonly reading: Reading },
): TypeNode {
  const place = { within: schema, beside: [], required: [] };
  return buildType(schema, { names, readings, reading, ...numberForms(options.int64), ...place });
}

function openImport(context: TypesContext, name = "Open"): ImportRequest {
  return {
    from: moduleOf(context, "open"),
    names: [name === "Open" ? name : `Open as ${name}`],
    typeOnly: true,
  };
}

function moduleOf({ options }: TypesContext, name: string): string {
  return `./${name}${options.importExtension}`;
}

interface FileParts {
  readonly path: string;
  readonly imports?: readonly ImportRequest[];
  readonly statements: readonly Statement[];
}

function fileOf({ model, options }: TypesContext, { path, ...parts }: FileParts): GeneratedFile {
  return { path, text: printSourceFile({ header: fileHeader(model, options), ...parts }) };
}
