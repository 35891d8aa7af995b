import type { Json } from "../../json.ts";
import { accepts } from "../accepts/accepts.ts";
import type { MediaTypeModel, ParameterModel } from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import { makeValues } from "./make-values.ts";
import { firstOf, type MembersWanted } from "./value-context.ts";
import { statedExamples } from "./written-examples.ts";

export interface ExampleOptions {
  /** Examples that stand elsewhere, taken before anything else if the schema accepts them. */
  readonly given?: readonly Json[];
  /** Which members objects get, where that is possible. Default: `all`. */
  readonly members?: MembersWanted;
  /** The value of a schema that accepts everything. Default: an empty object. */
  readonly free?: Json;
}

/** Examples in documents are the same every time, without what only a response has. */
const PLAIN = { seed: 0, unsent: "readOnly" } as const;

/**
 * A value that a schema accepts: an example of the document where it has one that is accepted, otherwise a value that is
 * made. Undefined when none was found.
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

/** An example; where none was found, a value of the right type that misses some of the constraints. */
export function exampleOrSketch(schema: SchemaModel, options: ExampleOptions = {}): Json {
  const example = exampleOf(schema, options); // null is an example too
  if (example !== undefined) return example;
  const { members = "required", free = {} } = options;
  const sketch = firstOf(makeValues(schema, { ...PLAIN, free, members, takesRejected: true }));
  return sketch === undefined ? free : sketch;
}

/** An example of a body: one that the document states, or one of its schema. */
export function exampleOfMedia({ schema, prose }: MediaTypeModel): Json | undefined {
  const given = statedExamples(prose);
  return schema === undefined ? given[0] : exampleOf(schema, { given });
}

/** An example of a parameter: one that the document states, or one of its schema. Where none was found, a sketch. */
export function exampleOfParameter({ schema, prose }: ParameterModel): Json {
  return exampleOrSketch(schema, { given: statedExamples(prose), members: "required", free: "example" });
}
