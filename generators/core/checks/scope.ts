import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ValueTypes } from "../model/facts/types-of.ts";
import { atMember, type NumberForms } from "../model/int64.ts";
import type { Reading, Readings } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";

/** How a schema is read: in a reading, or `plain`: as written, without the tolerance of a reading. */
export type SchemaReading = Reading | "plain";

/** Facts and settings that all checks of a document share. */
export interface CheckContext {
  readonly readings: Readings;
  /** Formats that are asserted; the others are annotations. */
  readonly formats: ReadonlySet<string>;
  /** True for a schema whose type in the request reading has a name. */
  isNamed(schema: SchemaModel): boolean;
  /** True where `unevaluated…` asks what a schema evaluates. */
  isEvaluated(schema: Pick<SchemaModel, "location">): boolean;
  /** True where another schema for the same value has a pattern, which may be matched after this one. */
  isMatchedLater(schema: Pick<SchemaModel, "location">): boolean;
  /** Reports what a check cannot express, or what is slow. */
  readonly report?: (schema: SchemaModel, diagnostic: Pick<Diagnostic, "code" | "message" | "help">) => void;
}

/** The place of a schema that is read. */
export interface CheckScope extends NumberForms {
  readonly context: CheckContext;
  readonly reading: SchemaReading;
  /** Types that the value is known to have, from what holds beside; undefined where nothing is known. */
  readonly assumed: ValueTypes | undefined;
  /** Schemas that apply to the same value: they may describe what this one requires. */
  readonly beside: readonly SchemaModel[];
  /** Properties that schemas around this one require of the same value. */
  readonly required: readonly string[];
  /** Members that are read again because another part requires them: one within itself is not read a second time. */
  readonly repeated: ReadonlySet<SchemaModel>;
  /** How many schemas stand around, up to the one with a name. */
  readonly depth: number;
}

/** The scope of another value: a member, an item. */
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

/** The scope of a question, where accepting more would make the whole accept less: `not`, `if`. */
export function plainScope(scope: CheckScope): CheckScope {
  return { ...aloneScope(scope), reading: "plain" };
}

/** The scope of a schema whose verdict does not join those beside it. */
export function aloneScope(scope: CheckScope): CheckScope {
  return { ...scope, beside: [], required: [] };
}

/** The schema with what it requires in the reading of its place. */
export function asRead(schema: SchemaModel, { reading, context }: CheckScope): SchemaModel {
  return reading === "plain" ? schema : context.readings.asRead(schema, reading);
}

/** True when a schema accepts more in the reading of its place than it says. */
export function isLoosened(schema: SchemaModel, { reading, context }: CheckScope): boolean {
  return reading !== "plain" && context.readings.loosens(schema, reading);
}

/** True when unknown values of an enum pass. */
export function isOpen(schema: SchemaModel, { reading, context }: CheckScope): boolean {
  return reading === "response" && context.readings.isOpen(schema);
}
