import type { ValueTypes } from "../../core/model/facts/types-of.ts";
import { atMember, type NumberForms } from "../../core/model/int64.ts";
import type { Reading, Readings } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Problem } from "../../core/problem/problem.ts";
import type { ObjectQuestions } from "./objects/object-pieces.ts";
import type { NameNode, TypeName } from "./zod-node.ts";

/** How a schema is built: in a reading, or `plain`: exactly as written, without the tolerance of a reading. */
export type SchemaReading = Reading | "plain";

/** What building a schema needs to know of the file that it is for. */
export interface Scope extends NumberForms {
  readonly reading: SchemaReading;
  readonly readings: Readings;
  readonly module: SchemaFile;
  /** True inside of a getter, where names that are declared later may stand. */
  readonly isDeferred: boolean;
  /** Formats that are asserted; the others are annotations. */
  readonly formats: ReadonlySet<string>;
  /** Types that the value is known to have, from checks that ran before. */
  readonly assumed: ValueTypes | undefined;
  /** How many schemas stand around, up to the one with a name. */
  readonly depth?: number;
}

/** What the schemas of a file need to know of it: how it names others, and where it reports problems. */
export interface SchemaFile {
  /** The schema of a reference. */
  schema(target: SchemaModel, reading: SchemaReading): NameNode;
  /** True when a schema contains the one that is being built. */
  isCyclic(target: SchemaModel): boolean;
  /** True where `unevaluated…` asks what a schema looks at. */
  isLookedAt(schema: Pick<SchemaModel, "place">): boolean;
  /** True where another schema for the same value has a pattern, which may be matched after this one. */
  isMatchedLater(schema: Pick<SchemaModel, "place">): boolean;
  /** True when the declaration of a schema states its type: it contains itself, or goes deeper than TypeScript infers. */
  hasWrittenType(target: SchemaModel): boolean;
  /** What is asked about objects that others refer to. */
  readonly objects: ObjectQuestions;
  /** The type of the exact reading of a component; undefined for any other schema. */
  outputOf(target: SchemaModel): TypeName | undefined;
  /** The type of a reference. */
  typeOf(target: SchemaModel, reading: Reading): TypeName;
  report(schema: SchemaModel, problem: Pick<Problem, "code" | "message" | "help">): void;
}

/** The scope of another value: a member, an item. */
export function innerScope(schema: SchemaModel, scope: Scope): Scope {
  const isLiteral = scope.reading === "tolerant" && scope.readings.staysLiteral(schema);
  return { ...atMember(scope), reading: isLiteral ? "exact" : scope.reading, assumed: undefined };
}

/** The scope where accepting more would make the whole accept less: `not`, `if`. */
export function plainScope(scope: Scope): Scope {
  return { ...scope, reading: "plain" };
}

/** The schema with what it requires in the reading of its place. */
export function asRead(
  schema: SchemaModel,
  { reading, readings }: Pick<Scope, "reading" | "readings">,
): SchemaModel {
  return reading === "plain" ? schema : readings.asRead(schema, reading);
}

/** True when a schema accepts more in the reading of its place than it says. */
export function isLoosened(schema: SchemaModel, { reading, readings }: Scope): boolean {
  return reading !== "plain" && readings.loosens(schema, reading);
}

/** True when unknown values of an enum pass. */
export function isOpen(schema: SchemaModel, { reading, readings }: Scope): boolean {
  return reading === "tolerant" && readings.isOpen(schema);
}
