import type { Json } from "../../json.ts";
import type { SchemaModel } from "../schema-model.ts";

/** Members of objects: all described ones, or only the required ones. */
export type MembersWanted = "all" | "required";

/** Context for making a value and its inner values. */
export interface ValueContext {
  readonly members: MembersWanted;
  /** The value of a schema that accepts everything. */
  readonly free: Json;
  /** Index of the first among equally good values: another number gives other values. */
  readonly seed: number;
  /** Optional members with this annotation are skipped. */
  readonly unsent: "readOnly" | "writeOnly";
  /** The member's name, if names suggest values. */
  readonly name?: string | undefined;
  /** Values of a schema for a member or an item, best first. */
  readonly values: (schema: SchemaModel, name?: string) => Iterable<Json>;
}

/** Returns the first value, or undefined. */
export function firstOf(values: Iterable<Json>): Json | undefined {
  for (const value of values) return value;
  return undefined;
}

/** Rotates a list to begin with the entry of a seed. */
export function rotated<Entry>(entries: readonly Entry[], seed: number): readonly Entry[] {
  const start = entries.length === 0 ? 0 : seed % entries.length;
  return start === 0 ? entries : [...entries.slice(start), ...entries.slice(0, start)];
}

/** Combines schemas with `allOf`; undefined for none. */
export function allOf(schemas: readonly SchemaModel[]): SchemaModel | undefined {
  const [first, ...others] = schemas;
  if (first === undefined || others.length === 0) return first;
  return { location: first.location, allOf: schemas, annotations: { extensions: {} } };
}
