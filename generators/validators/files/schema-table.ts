import type { CheckNode } from "../../core/checks/check-node.ts";
import { type Layout, layout, type Printable } from "../../core/emit/code.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { type Location, locationIn } from "../plan/location.ts";
import { needsCast } from "../plan/rules.ts";
import { objectLiteral, objectType } from "../text/layout.ts";
import { type Expression, ZodPrinter } from "../zod/zod-printer.ts";
import type { FileModule } from "./file-module.ts";

/** Schemas by the keys that lead to them. */
export interface SchemaTable {
  readonly kind: "table";
  readonly entries: readonly (readonly [key: string, part: SchemaTable | TableSchema])[];
}

export interface TableSchema {
  readonly kind: "schema";
  readonly check: CheckNode;
  /** True if the value is optional. */
  readonly isOptional: boolean;
}

export function table(entries: SchemaTable["entries"]): SchemaTable {
  return { kind: "table", entries };
}

export function tableSchema(check: CheckNode, isOptional = false): TableSchema {
  return { kind: "schema", check, isOptional };
}

/** Emits the type and the initializer of a table. */
export function tableCode(
  of: SchemaTable,
  module: FileModule,
): { readonly type: Layout; readonly initializer: Layout } {
  const location = locationIn(module);
  prepare(of, module);
  const cast = anyNeedsCast(of, location) ? " as never" : "";
  const expression = (text: (part: Printable) => string) =>
    partExpression(of, location, new ZodPrinter(module, text));
  return {
    type: layout(({ text }) => expression(text).type()),
    initializer: layout(({ text }) => `${expression(text).code()}${cast}`),
  };
}

function prepare(part: SchemaTable | TableSchema, module: FileModule): void {
  if (part.kind === "schema") module.prepare(part.check, undefined);
  else for (const [, inner] of part.entries) prepare(inner, module);
}

function anyNeedsCast(part: SchemaTable | TableSchema, location: Location): boolean {
  return part.kind === "schema"
    ? needsCast(part.check, location)
    : part.entries.some(([, inner]) => anyNeedsCast(inner, location));
}

/** Returns a table or a schema: each schema is built on first use, unless it is the name of one. */
function partExpression(
  part: SchemaTable | TableSchema,
  location: Location,
  printer: ZodPrinter,
): Expression {
  if (part.kind === "table") {
    const entries = part.entries.map(([key, inner]) => ({
      key,
      ...partExpression(inner, location, printer),
    }));
    return {
      code: () => objectLiteral(entries.map(({ key, code }) => ({ key, value: code() }))),
      type: () =>
        entries.length > 0
          ? objectType(entries.map(({ key, type }) => `${propertyKey(key)}: ${type()}`))
          : "{}",
    };
  }
  const { check, isOptional } = part;
  const schema = printer.expression(check, location);
  if (isOptional)
    return {
      code: () => printer.deferred(check, location, ".optional()"),
      type: () => printer.zodType("ZodOptional", schema.type()),
    };
  return check.kind === "reference" ? schema : { ...schema, code: () => printer.deferred(check, location) };
}
