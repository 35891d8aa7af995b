import type { Json } from "../../json.ts";
import { accepts } from "../accepts/accepts.ts";
import type { MediaTypeModel, ParameterModel } from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import { makeValues } from "./make-values.ts";
import { firstOf, type MembersWanted } from "./value-context.ts";
import { statedExamples } from "./written-examples.ts";

export interface ExampleOptions {
  /** Examples from elsewhere, preferred if the schema accepts them. */
  readonly given?: readonly Json[];
  /** Members of objects, if possible. Default: `all`. */
  readonly members?: MembersWanted;
  /** The value of a schema that accepts everything. Default: an empty object. */
  readonly free?: Json;
}

/** Options for reproducible examples without response-only members. */
const PLAIN = { seed: 0, unsent: "readOnly" } as const;

/**
 * Returns a value that the schema accepts: an example from the document if it is accepted, otherwise a made-up value.
 * Undefined if none was found.
 */
export function exampleOf(schema: SchemaModel, options: ExampleOptions = {}): Json | undefined {
  const { given = [], members = "all", free = {} } = options;
  const stated = given.find((value) => accepts(schema, value));
  if (stated !== undefined) return stated;
  for (const wanted of [members, members === "all" ? "required" : "all"] as const) {
    const made = firstOf(makeValues(schema, { ...PLAIN, free, members: wanted }));
    if (made !== undefined) return made;
  }
  return undefined;
}

/** Returns an example or, if none was found, a value of the right type that violates some constraints. */
export function exampleOrSketch(schema: SchemaModel, options: ExampleOptions = {}): Json {
  const example = exampleOf(schema, options); // null is an example too
  if (example !== undefined) return example;
  const { members = "required", free = {} } = options;
  const sketch = firstOf(makeValues(schema, { ...PLAIN, free, members, takesRejected: true }));
  return sketch === undefined ? free : sketch;
}

/** Returns an example of a body: from the document, or made from its schema. */
export function exampleOfMedia({ schema, prose }: MediaTypeModel): Json | undefined {
  const given = statedExamples(prose);
  return schema === undefined ? given[0] : exampleOf(schema, { given });
}

/** Returns an example of a parameter: from the document, or made from its schema; otherwise a sketch. */
export function exampleOfParameter({ schema, prose }: ParameterModel): Json {
  return exampleOrSketch(schema, { given: statedExamples(prose), members: "required", free: "example" });
}
