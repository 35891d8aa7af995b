import type { Json } from "../../json.ts";
import type { SchemaModel } from "../schema-model.ts";
import { makeValues } from "./make-values.ts";
import { firstOf, type MembersWanted } from "./value-context.ts";

/** Options of {@link sampleOf}. */
export interface SampleOptions {
  /**
   * `request`: a value that the caller sends, without optional members that are `readOnly`. `response`: one that the service
   * sends, without optional members that are `writeOnly`.
   */
  readonly direction: "request" | "response";
  /** A whole number from 0; another seed gives another value if the schema accepts several. Default: 0. */
  readonly seed?: number;
  /** `required`: objects have only required members. Default: `all` described members. */
  readonly members?: MembersWanted;
}

/**
 * Returns a value that {@link accepts} accepts: from the schema's examples, else made by format, pattern and the names
 * of members. The same schema and options give the same value. Undefined if none was found: for schemas that accept
 * nothing, and for a few that no search of bounded length satisfies.
 *
 * @throws RangeError for a seed that is not a whole number from 0.
 */
export function sampleOf(schema: SchemaModel, options: SampleOptions): Json | undefined {
  const { direction, seed = 0, members = "all" } = options;
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new RangeError(`The seed of a sample is a whole number from 0, not ${seed}.`);
  const unsent = direction === "request" ? "readOnly" : "writeOnly";
  for (const wanted of [members, members === "all" ? "required" : "all"] as const)
    for (const start of seed === 0 ? [0] : [seed, 0]) {
      const value = firstOf(makeValues(schema, { free: {}, members: wanted, seed: start, unsent, name: "" }));
      if (value !== undefined) return value;
    }
  return undefined;
}
