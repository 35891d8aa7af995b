import { Checks } from "../core/checks/checks.ts";
import {
  type Code,
  code,
  type Imported,
  importedModule,
  importedType,
  layout,
  type Printable,
} from "../core/emit/code.ts";
import { docComment, renamedTo } from "../core/emit/doc-comment.ts";
import { quote } from "../core/emit/text.ts";
import { typescriptFile } from "../core/emit/typescript-file.ts";
import type { RunContext } from "../core/generator.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { Int64Policy } from "../core/model/int64.ts";
import { findReadings, type Reading, type Readings } from "../core/model/reading/reading.ts";
import type { SchemaModel } from "../core/model/schema-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { docsOfSchema } from "../core/types/docs-of-schema.ts";
import { printType, spacedType } from "../core/types/print-type.ts";
import { type NamedSchema, nameTypes, type TypeNames } from "../core/types/type-names.ts";
import type { TypeNode } from "../core/types/type-node.ts";
import { typeOfCheck } from "../core/types/type-of-check.ts";
import { type Member, openapiDeclarations } from "./print-openapi.ts";
import { docsOfTwin } from "./twin-docs.ts";
import { nameAliases, type TypeAlias } from "./type-aliases.ts";

/** Context of the files of one run. */
interface TypesContext {
  readonly model: ApiModel;
  readonly options: RunContext & { readonly int64?: Int64Policy | undefined };
  readonly readings: Readings;
  readonly names: TypeNames;
  readonly checks: Checks;
  /** Former names that are kept as types. */
  readonly aliases: readonly TypeAlias[];
}

/** Returns the files of the types of a document. */
export function typeFiles(model: ApiModel, options: TypesContext["options"]): GeneratedFile[] {
  const readings = findReadings(model);
  const names = nameTypes(model, readings);
  const aliases = nameAliases(model, names);
  const checks = new Checks(model, { int64: options.int64 });
  const context: TypesContext = { model, options, readings, names, checks, aliases };
  const openapi = openapiFiles(context); // first, since it may name schemas that the file of schemas then declares
  return [indexFile(context), openFile(context), openapiFile(context), ...openapi, schemasFile(context)];
}

/**
 * Returns `operations`, `components` and `webhooks` in one file, and `paths` in another, in the layout of
 * openapi-fetch. The interface `paths` is a third of both, and calling an operation does not need it.
 */
function openapiFiles(context: TypesContext): GeneratedFile[] {
  const names: ForeignNames = {
    schemas: importedModule(moduleOf(context, "schemas"), "schemas", "type"),
    open: openImport(context),
  };
  const operations = moduleOf(context, "operations");
  const { paths, others } = openapiDeclarations({
    model: context.model,
    typeOf: (schema, reading) => typeCode(typeOfSchema(context, { schema, reading }), names),
    schemas: componentEntries(context, (identifier) => code`${names.schemas}.${identifier}`),
    imports: {
      components: importedType(operations, "components"),
      operations: importedType(operations, "operations"),
    },
  });
  return [typescriptFile(context, "operations.ts", others), typescriptFile(context, "paths.ts", paths)];
}

/** Re-exports both files under their former common name. */
function openapiFile(context: TypesContext): GeneratedFile {
  const from = (name: string) => quote(moduleOf(context, name));
  const exports = code`
    ${docComment("What is called, received and sent. Generated code imports it from there, and no paths with it.")}
    export type { $defs, components, operations, webhooks } from ${from("operations")};
    ${docComment("The operations of each path, for openapi-fetch.")}
    export type { paths } from ${from("paths")};
  `;
  return typescriptFile(context, "openapi.ts", [exports]);
}

function componentEntries(
  { names, aliases }: TypesContext,
  typeOf: (identifier: string) => Printable,
): Member[] {
  const own = [...names.schemas].flatMap(({ component, identifier }): Member[] =>
    component === undefined ? [] : [{ name: component, type: typeOf(identifier) }],
  );
  const former = aliases.map(({ component, of }) => ({
    name: component,
    type: typeOf(of.identifier),
    docs: renamedTo(of.component ?? of.identifier),
  }));
  return [...own, ...former];
}

/** Returns each component schema by name, with the response twins of those used in both directions. */
function schemasFile(context: TypesContext): GeneratedFile {
  const names: ForeignNames = { open: openImport(context, context.names.has("Open") ? "OpenSet" : "Open") };
  const types: Printable[] = [];
  // Naming references adds schemas, so the list may grow until its end.
  for (const named of context.names.schemas) types.push(aliasOfNamed(context, named, names));
  const statements = [...types, ...context.aliases.flatMap(formerName)];
  return typescriptFile(context, "schemas.ts", statements.length > 0 ? statements : ["export {};"]);
}

function aliasOfNamed(context: TypesContext, named: NamedSchema, names: ForeignNames): Code {
  const node = typeOfSchema(context, named);
  return typeAlias(named.identifier, typeCode(node, names), docsOfNamed(named, context.readings));
}

function typeAlias(name: string, type: Printable, docs: string | undefined): Code {
  const spaced = layout(({ text }) => spacedType(text(type)));
  return code`
    ${docs && docComment(docs)}
    export type ${name} =${spaced};
  `;
}

function formerName({ identifier, of }: TypeAlias): Code[] {
  return identifier === undefined ? [] : [typeAlias(identifier, of.identifier, renamedTo(of.identifier))];
}

function docsOfNamed({ schema, twinOf, reading }: NamedSchema, readings: Readings): string | undefined {
  const docs = docsOfSchema(schema);
  if (!twinOf) return docs;
  const twin = docsOfTwin({ of: twinOf, schema, reading }, readings);
  return docs ? `${twin}\n\n${docs}` : twin;
}

/** Returns the type of sets that may have grown since the document was written. */
function openFile(context: TypesContext): GeneratedFile {
  const Open = code`
    ${docComment("A known value or any other string. Editors still suggest the known values.")}
    export type Open<T extends string> = T | (string & {});
  `;
  return typescriptFile(context, "open.ts", [Open]);
}

/** Re-exports everything. */
function indexFile(context: TypesContext): GeneratedFile {
  const from = (name: string) => quote(moduleOf(context, name));
  const exports = code`
    ${!context.names.has("Open") && code`export type { Open } from ${from("open")};`}
    export type { components, operations, paths, webhooks } from ${from("openapi")};
    export type * from ${from("schemas")};
  `;
  return typescriptFile(context, "index.ts", [exports]);
}

/** The type of a schema in one reading. */
function typeOfSchema(
  { names, checks }: TypesContext,
  { schema, reading }: { readonly schema: SchemaModel; readonly reading: Reading },
): TypeNode {
  return typeOfCheck(checks.of(schema, reading), { nameOf: names.nameOf, checks, within: schema });
}

function openImport(context: TypesContext, name = "Open"): Imported {
  return importedType(moduleOf(context, "open"), "Open", name);
}

function moduleOf({ options }: TypesContext, name: string): string {
  return `./${name}${options.importExtension}`;
}

/** Names of imports in a file. */
interface ForeignNames {
  /** The module of the named schemas, for other files. */
  readonly schemas?: Imported;
  readonly open: Imported;
}

/** A type as code: the file imports the names that are printed. */
function typeCode(node: TypeNode, { schemas, open }: ForeignNames): Printable {
  return layout(({ text }) =>
    printType(node, {
      get prefix() {
        return schemas === undefined ? "" : `${text(schemas)}.`;
      },
      get open() {
        return text(open);
      },
    }),
  );
}
