import type { Reading, Readings } from "../../core/model/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Problem } from "../../core/problem/problem.ts";
import type { ValueType } from "./json-types.ts";

/** What the compilation of a schema needs to know of the file that it is for. */
export interface Scope {
  readonly reading: Reading;
  readonly readings: Readings;
  readonly module: ModuleNames;
  /** True inside of a getter, where names that are declared later may stand. */
  readonly isDeferred: boolean;
  /** Formats that are asserted; the others are annotations. */
  readonly formats: ReadonlySet<string>;
  /** Schemas inside of whose code this place is, as tests of `unevaluated…`: repeating one would never end. */
  readonly tests: ReadonlySet<SchemaModel>;
  /** Types that the value is known to have, from checks that ran before. */
  readonly assumed: ReadonlySet<ValueType> | undefined;
}

/** How a file names what it takes from elsewhere; naming it imports it. */
export interface ModuleNames {
  /** `z.name`. */
  readonly z: (name: string) => string;
  /** A function of the runtime. */
  readonly runtime: (name: string) => string;
  /** The schema of a reference. */
  schema(target: SchemaModel, reading: Reading): NamedReference;
  /** A schema under a name of its own that is looked up when it is needed, for code that would contain itself. */
  deferred(target: SchemaModel, reading: Reading): string;
  /** True when a schema contains the one that is being compiled. */
  isCyclic(target: SchemaModel): boolean;
  /** True when a schema contains itself. */
  isRecursive(target: SchemaModel): boolean;
  /** How often `schema` has named one that is cyclic. */
  readonly cyclicUses: number;
  /** `z.output<typeof …>` of the exact reading of a component; undefined for any other schema. */
  outputOf(target: SchemaModel): string | undefined;
  /** The type of a reference. */
  typeOf(target: SchemaModel, reading: Reading): string;
  report(schema: SchemaModel, problem: Pick<Problem, "code" | "message" | "help">): void;
}

export interface NamedReference {
  readonly name: string;
  /** True when the schema contains the place that refers to it: it may not be there yet when this place runs. */
  readonly isCyclic: boolean;
}

/** The scope of another value: a member, an item. */
export function innerScope(schema: SchemaModel, scope: Scope): Scope {
  const reading = scope.readings.staysLiteral(schema) ? "exact" : scope.reading;
  return { ...scope, reading, assumed: undefined };
}

/** The scope where accepting more would make the whole accept less: `not`, `if`. */
export function exactScope(scope: Scope): Scope {
  return { ...scope, reading: "exact" };
}

/** True when unknown values of an enum pass. */
export function isOpen(schema: SchemaModel, { reading, readings }: Scope): boolean {
  return reading === "tolerant" && readings.isOpen(schema);
}
