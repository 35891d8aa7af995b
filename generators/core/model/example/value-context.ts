import type { Json } from "../../json.ts";
import type { SchemaModel } from "../schema-model.ts";

/** Which members objects get: all that are described, or only those that are required. */
export type MembersWanted = "all" | "required";

/** How a value is made, and how the values inside it are. */
export interface ValueContext {
  readonly members: MembersWanted;
  /** The value of a schema that accepts everything. */
  readonly free: Json;
  /** Which of several equally good values comes first: another number gives other values. */
  readonly seed: number;
  /** Optional members with this annotation are skipped. */
  readonly unsent: "readOnly" | "writeOnly";
  /** The name of the member that the value is for, where names suggest values. */
  readonly name?: string | undefined;
  /** Values of a schema for a member or an item, best first. */
  readonly values: (schema: SchemaModel, name?: string) => Iterable<Json>;
}

/** The first value; undefined when there is none. */
export function firstOf(values: Iterable<Json>): Json | undefined {
  for (const value of values) return value;
  return undefined;
}

/** The list, beginning with the entry that a seed names. */
export function rotated<Entry>(entries: readonly Entry[], seed: number): readonly Entry[] {
  const start = entries.length === 0 ? 0 : seed % entries.length;
  return start === 0 ? entries : [...entries.slice(start), ...entries.slice(0, start)];
}

/** One schema that accepts what all of them accept; undefined for none. */
export function allOf(schemas: readonly SchemaModel[]): SchemaModel | undefined {
  const [first, ...others] = schemas;
  if (first === undefined || others.length === 0) return first;
  return { location: first.location, allOf: schemas, annotations: { extensions: {} } };
}
