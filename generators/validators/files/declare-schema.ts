import type { CheckNode } from "../../core/checks/check-node.ts";
import type { SchemaReading } from "../../core/checks/scope.ts";
import { code, type Layout, layout, type Printable } from "../../core/emit/code.ts";
import { docComment } from "../../core/emit/doc-comment.ts";
import { LINE_WIDTH } from "../../core/emit/line-width.ts";
import { constDeclaration, type Statement } from "../../core/emit/source-file.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { checkSize } from "../plan/check-size.ts";
import { locationOf, typeIn, untypedLocation } from "../plan/location.ts";
import type { LibraryNames, SchemaNames } from "../plan/names.ts";
import { keepsMembers } from "../plan/object-form.ts";
import { needsCast } from "../plan/rules.ts";
import { typeCode } from "../text/type-text.ts";
import { type PrintedCheck, ruledTypeCode, schemaTypeCode } from "../types/zod-type.ts";
import { metadataCall } from "../zod/metadata.ts";
import { deferredCode, PURE, schemaCode } from "../zod/zod-code.ts";
import type { FileModule } from "./file-module.ts";

/** A schema to declare in a file. */
export interface SchemaDeclaration {
  readonly name: string;
  readonly schema: SchemaModel;
  readonly reading: SchemaReading;
  /** Name of the type of the schema itself, not of its values; set if the file exports the schema. */
  readonly schemaTypeName?: string | undefined;
  readonly docs?: string | undefined;
  /** The schema to which references back are cyclic. Default: the schema itself. */
  readonly owner?: SchemaModel | undefined;
}

/** The statements that declare a schema. */
export interface DeclaredSchema {
  readonly statements: readonly Statement[];
  /** The exported type of the schema, if any. */
  readonly exportedType: string | undefined;
}

/** A type below this size needs no name. */
const SHORT = 100;

/** True for a check that becomes one call: deferring it would cost more, and bundlers drop it as well. */
function isOneCall(check: CheckNode): boolean {
  switch (check.kind) {
    case "boolean":
    case "null":
    case "nothing":
      return true;
    case "anything":
      return !check.isAbsent;
    case "literals":
      return check.values.every((value) => typeof value !== "object");
    case "number":
      return Object.keys(check).length === 3 && !check.isInteger && check.form === "number";
    case "string":
      return Object.keys(check).length === 2; // nothing but a string
    default:
      return false;
  }
}

interface Declaring {
  readonly declaration: SchemaDeclaration;
  readonly check: CheckNode;
  readonly module: FileModule;
  readonly names: SchemaNames;
}

/**
 * Emits `const name = …;`, built on first use. Its type is written if the compiler cannot infer it, and named if it is
 * long: then other declarations use the name instead of repeating it.
 */
export function declareSchema(declaration: SchemaDeclaration, module: FileModule): DeclaredSchema {
  const { name, schema, reading, schemaTypeName, owner = schema } = declaration;
  const check = module.run.checks.of(schema, reading);
  const names = module.namesIn(owner);
  module.prepare(check, owner);
  const declaring: Declaring = { declaration, check, module, names };
  if (module.statesType({ target: schema, reading }))
    return {
      statements: statedDeclaration(declaring),
      exportedType: schemaTypeName === undefined ? undefined : name,
    };
  const location = locationOf(schema);
  const isNamed = schemaTypeName !== undefined && checkSize(check) >= SHORT;
  if (isOneCall(check) && !isNamed && !names.describes) {
    const type = schemaTypeCode(check, location, names);
    const initializer = code`${PURE} ${schemaCode(check, location, names)}`;
    return { statements: [constOf(declaration, { type, initializer })], exportedType: undefined };
  }
  if (isNamed)
    return { statements: namedDeclaration(declaring, schemaTypeName), exportedType: schemaTypeName };
  const initializer = declaredCode(deferredCode(check, location, names, metadataOf(schema, names)), {
    check,
    location,
    names,
  });
  const type = schemaTypeCode(check, location, names);
  return { statements: [constOf(declaration, { type, initializer })], exportedType: undefined };
}

/** Emits a schema and its type from one check. TypeScript cannot infer that type: `as never` skips the comparison. */
function statedDeclaration({ declaration, check, module, names }: Declaring): Statement[] {
  const { name, schema, schemaTypeName } = declaration;
  const location = locationOf(schema);
  const valueType = typeIn(check, location, names);
  const type = code`type ${name} =${typeCode(valueType, names)};`;
  const exported = code`
    ${docComment(`The type of values that \`${name}\` accepts.`)}
    export ${type}
  `;
  const untyped = untypedLocation(location);
  const isExported = schemaTypeName !== undefined;
  const isObject = isExported && keepsMembers(check, location, names);
  const annotation = isObject
    ? ruledTypeCode(code`${module.runtimeType("RecursiveObject")}<${name}>`, {
        check,
        location: untyped,
        names,
      })
    : code`${module.z}.ZodType<${name}, ${name}>`;
  const initializer = code`${deferredCode(check, untyped, names, metadataOf(schema, names))} as never`;
  return [isExported ? exported : type, constOf(declaration, { type: annotation, initializer })];
}

/** Emits the metadata call that follows the expression of a declared schema. */
function metadataOf({ annotations }: SchemaModel, { describes }: SchemaNames): string {
  return describes ? metadataCall(annotations) : "";
}

function namedDeclaration(
  { declaration, check, module, names }: Declaring,
  schemaTypeName: string,
): Statement[] {
  const { name, schema, docs } = declaration;
  const builder = module.builderOf(name);
  const location = locationOf(schema);
  const returns = schemaTypeCode(check, location, names);
  const text = schemaCode(check, location, names, metadataOf(schema, names));
  const result = declaredCode(text, { check, location, names });
  const type = code`
    ${docComment("@internal")}
    export interface ${schemaTypeName}${spaced(code`extends ${module.runtimeType("SchemaType")}<typeof ${builder}> {}`)}
  `;
  const schemaConst = code`
    ${docs && docComment(docs)}
    export const ${name}: ${schemaTypeName} =${spaced(code`${deferredBy(builder, module)};`)}
  `;
  return [builderCode({ name: builder, returns, result }), type, schemaConst];
}

/** Emits the rest of a line after a space, or on a new line if it is too long. */
function spaced(part: Printable): Layout {
  return layout(({ text, column }) => {
    const rest = text(part);
    return column + 1 + rest.length > LINE_WIDTH ? `\n  ${rest}` : ` ${rest}`;
  });
}

/** Emits `function name() { return result; }`. */
export function builderCode(parts: {
  readonly name: string;
  readonly returns: Printable;
  readonly result: Printable;
}): Statement {
  return code`
    function ${parts.name}(): ${parts.returns} {
      return ${parts.result};
    }
  `;
}

/** Emits a schema with a declared type, with a cast if TypeScript cannot compare it with the inferred type. */
export function declaredCode(text: Layout, { check, location, names }: PrintedCheck): Printable {
  return needsCast(check, location, names) ? code`${text} as never` : text;
}

/** Emits a call that builds nothing yet; bundlers drop it, and all that the schema refers to, if it is not used. */
function deferredBy(builder: string, names: LibraryNames): Printable {
  return code`${PURE} ${names.runtime("deferred")}(${builder})`;
}

function constOf(
  { name, docs, schemaTypeName }: SchemaDeclaration,
  parts: { readonly type?: Printable; readonly initializer: Printable },
): Statement {
  return constDeclaration({ name, docs, exported: schemaTypeName !== undefined, ...parts });
}
