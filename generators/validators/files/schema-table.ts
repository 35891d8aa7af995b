import type { CheckNode } from "../../core/checks/check-node.ts";
import { type Layout, layout, type Printable } from "../../core/emit/code.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { locationOf } from "../plan/location.ts";
import type { SchemaNames } from "../plan/names.ts";
import { needsCast } from "../plan/rules.ts";
import { generic, objectLiteral, objectType } from "../text/layout.ts";
import { ZodTypePrinter } from "../types/zod-type.ts";
import { ZodPrinter } from "../zod/zod-code.ts";
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

const LOCATION = locationOf(undefined);

/** Emits the type and the initializer of a table. */
export function tableCode(
  of: SchemaTable,
  module: FileModule,
): { readonly type: Layout; readonly initializer: Layout } {
  const names = module.namesIn(undefined);
  prepare(of, module);
  const cast = anyNeedsCast(of, names) ? " as never" : "";
  return {
    type: layout(({ text }) => typeOf(of, new ZodTypePrinter(names, text), names, text)),
    initializer: layout(({ text }) => `${initializerOf(of, new ZodPrinter(names, text))}${cast}`),
  };
}

function prepare(part: SchemaTable | TableSchema, module: FileModule): void {
  if (part.kind === "schema") module.prepare(part.check, undefined);
  else for (const [, inner] of part.entries) prepare(inner, module);
}

function anyNeedsCast(part: SchemaTable | TableSchema, names: SchemaNames): boolean {
  return part.kind === "schema"
    ? needsCast(part.check, LOCATION, names)
    : part.entries.some(([, inner]) => anyNeedsCast(inner, names));
}

/** Emits the initializer: each schema is built on first use, unless it is the name of one. */
function initializerOf(part: SchemaTable | TableSchema, printer: ZodPrinter): string {
  if (part.kind === "table")
    return objectLiteral(part.entries.map(([key, inner]) => ({ key, value: initializerOf(inner, printer) })));
  const { check, isOptional } = part;
  if (check.kind === "reference" && !isOptional) return printer.code(check, LOCATION);
  return printer.deferred(check, LOCATION, { ending: isOptional ? ".optional()" : "" });
}

function typeOf(
  part: SchemaTable | TableSchema,
  printer: ZodTypePrinter,
  names: SchemaNames,
  text: (part: Printable) => string,
): string {
  if (part.kind === "schema") {
    if (!part.isOptional) return printer.inner(part.check, LOCATION);
    return generic(`${text(names.z)}.ZodOptional`, printer.inner(part.check, LOCATION));
  }
  if (part.entries.length === 0) return "{}";
  return objectType(
    part.entries.map(([key, inner]) => `${propertyKey(key)}: ${typeOf(inner, printer, names, text)}`),
  );
}
