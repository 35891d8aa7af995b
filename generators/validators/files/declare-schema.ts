import type { CheckNode } from "../../core/checks/check-node.ts";
import type { SchemaReading } from "../../core/checks/scope.ts";
import { code, type Layout, layout, type Printable } from "../../core/emit/code.ts";
import { docComment } from "../../core/emit/doc-comment.ts";
import { LINE_WIDTH } from "../../core/emit/line-width.ts";
import { constDeclaration, type Statement } from "../../core/emit/source-file.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { checkSize } from "../plan/check-size.ts";
import { type Location, locationIn, typeIn, untypedLocation } from "../plan/location.ts";
import { keepsMembers } from "../plan/object-form.ts";
import { needsCast } from "../plan/rules.ts";
import { typeCode } from "../text/type-text.ts";
import { deferredCode, PURE, ruledTypeCode, schemaCode, schemaTypeCode } from "../zod/zod-printer.ts";
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
  readonly location: Location;
  readonly module: FileModule;
}

/**
 * Emits `const name = …;`, built on first use. Its type is written if the compiler cannot infer it, and named if it is
 * long: then other declarations use the name instead of repeating it.
 */
export function declareSchema(declaration: SchemaDeclaration, module: FileModule): DeclaredSchema {
  const { name, schema, reading, schemaTypeName, owner = schema } = declaration;
  const check = module.run.checks.of(schema, reading);
  const location = locationIn(module, schema, owner);
  module.prepare(check, owner);
  const declaring: Declaring = { declaration, check, location, module };
  if (module.statesType({ target: schema, reading }))
    return {
      statements: statedDeclaration(declaring),
      exportedType: schemaTypeName === undefined ? undefined : name,
    };
  if (schemaTypeName !== undefined && checkSize(check) >= SHORT)
    return { statements: namedDeclaration(declaring, schemaTypeName), exportedType: schemaTypeName };
  const isAtOnce = isOneCall(check) && !module.run.options.metadata;
  const initializer = isAtOnce
    ? code`${PURE} ${schemaCode(check, location)}`
    : declaredCode(deferredCode(check, location), check, location);
  const type = schemaTypeCode(check, location);
  return { statements: [constOf(declaration, { type, initializer })], exportedType: undefined };
}

/** Emits a schema and its type from one check. TypeScript cannot infer that type: `as never` skips the comparison. */
function statedDeclaration({ declaration, check, location, module }: Declaring): Statement[] {
  const { name, schemaTypeName } = declaration;
  const type = code`type ${name} =${typeCode(typeIn(check, location), module)};`;
  const exported = code`
    ${docComment(`The type of values that \`${name}\` accepts.`)}
    export ${type}
  `;
  const untyped = untypedLocation(location);
  const isExported = schemaTypeName !== undefined;
  const isObject = isExported && keepsMembers(check, location);
  const annotation = isObject
    ? ruledTypeCode(code`${module.runtimeType("RecursiveObject")}<${name}>`, check, untyped)
    : code`${module.z}.ZodType<${name}, ${name}>`;
  const initializer = code`${deferredCode(check, untyped)} as never`;
  return [isExported ? exported : type, constOf(declaration, { type: annotation, initializer })];
}

function namedDeclaration(
  { declaration, check, location, module }: Declaring,
  schemaTypeName: string,
): Statement[] {
  const { name, docs } = declaration;
  const builder = module.builderOf(name);
  const returns = schemaTypeCode(check, location);
  const result = declaredCode(schemaCode(check, location), check, location);
  const type = code`
    ${docComment("@internal")}
    export interface ${schemaTypeName}${spaced(code`extends ${module.runtimeType("SchemaType")}<typeof ${builder}> {}`)}
  `;
  // A call that builds nothing yet; bundlers drop it, and all that the schema refers to, if it is not used.
  const deferred = code`${PURE} ${module.runtime("deferred")}(${builder});`;
  const schemaConst = code`
    ${docs && docComment(docs)}
    export const ${name}: ${schemaTypeName} =${spaced(deferred)}
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
export function declaredCode(text: Layout, check: CheckNode, location: Location): Printable {
  return needsCast(check, location) ? code`${text} as never` : text;
}

function constOf(
  { name, docs, schemaTypeName }: SchemaDeclaration,
  parts: { readonly type?: Printable; readonly initializer: Printable },
): Statement {
  return constDeclaration({ name, docs, exported: schemaTypeName !== undefined, ...parts });
}
