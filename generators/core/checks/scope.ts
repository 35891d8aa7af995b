import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ValueTypes } from "../model/facts/types-of.ts";
import { atMember, type NumberForms } from "../model/int64.ts";
import type { Reading, Readings } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";

/** A reading, or `plain`: the schema as written, without the tolerance of a reading. */
export type SchemaReading = Reading | "plain";

/** Facts and settings that all checks of a document share. */
export interface CheckContext {
  readonly readings: Readings;
  /** Formats that are asserted; the others are annotations. */
  readonly formats: ReadonlySet<string>;
  /** True for a schema whose type has a name in the request reading. */
  isNamed(schema: SchemaModel): boolean;
  /** True if an `unevaluated…` depends on what the schema evaluates. */
  isEvaluated(schema: Pick<SchemaModel, "location">): boolean;
  /** True if another schema for the same value has a pattern, which may be matched after this one. */
  isMatchedLater(schema: Pick<SchemaModel, "location">): boolean;
  /** Reports constraints that a check cannot express, and slow ones. */
  readonly report?: (schema: SchemaModel, diagnostic: Pick<Diagnostic, "code" | "message" | "help">) => void;
}

/** The position at which a schema is read. */
export interface CheckScope extends NumberForms {
  readonly context: CheckContext;
  readonly reading: SchemaReading;
  /** Types of the value known from sibling schemas; undefined if unknown. */
  readonly assumed: ValueTypes | undefined;
  /** Sibling schemas for the same value: they may describe members that this one requires. */
  readonly beside: readonly SchemaModel[];
  /** Properties that surrounding schemas require of the same value. */
  readonly required: readonly string[];
  /** Members that are read again because another part requires them. A member inside of itself is not read again. */
  readonly repeated: ReadonlySet<SchemaModel>;
  /** Number of enclosing schemas, up to a named one. */
  readonly depth: number;
}

/** The scope of another value: a member or an item. */
export function innerScope(schema: SchemaModel, scope: CheckScope): CheckScope {
  const isLiteral = scope.reading === "response" && scope.context.readings.staysLiteral(schema);
  return {
    ...atMember(scope),
    reading: isLiteral ? "request" : scope.reading,
    assumed: undefined,
    beside: [],
    required: [],
  };
}

/** The scope of `not` and `if`, where accepting more would make the whole accept less. */
export function plainScope(scope: CheckScope): CheckScope {
  return { ...aloneScope(scope), reading: "plain" };
}

/** The scope of a schema that is judged without its siblings. */
export function aloneScope(scope: CheckScope): CheckScope {
  return { ...scope, beside: [], required: [] };
}

/** The schema with the members that are required in the reading at its position. */
export function asRead(schema: SchemaModel, { reading, context }: CheckScope): SchemaModel {
  return reading === "plain" ? schema : context.readings.asRead(schema, reading);
}

/** True if a schema accepts more in its reading than it states. */
export function isLoosened(schema: SchemaModel, { reading, context }: CheckScope): boolean {
  return reading !== "plain" && context.readings.loosens(schema, reading);
}

/** True if unknown values of an enum are accepted. */
export function isOpen(schema: SchemaModel, { reading, context }: CheckScope): boolean {
  return reading === "response" && context.readings.isOpen(schema);
}
