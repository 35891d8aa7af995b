import type { Json } from "../../core/json.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Alternative } from "./alternative.ts";
import { narrow } from "./expand.ts";
import { meets } from "./meets.ts";
import type { Obstacle, ObstacleKeyword } from "./obstacle.ts";
import type { Relation } from "./relation.ts";
import { singleKeyword } from "./single-keyword.ts";
import type { Term } from "./term.ts";

/** The values of an alternative held against a schema. */
export interface Question {
  readonly alternative: Alternative;
  readonly wide: SchemaModel;
  readonly relation: Relation;
}

/** What an obstacle tells beside its keyword. */
export interface Details {
  readonly name?: string;
  readonly values?: readonly Json[];
  /** What refused values meet beside the alternative, where that is known: they are looked for there first. */
  readonly refused?: readonly Term[];
}

/** The obstacle that a keyword of the schema is; a value that shows it is looked for when it is asked for. */
export function obstacleAt(
  { alternative, wide, relation }: Question,
  keyword: ObstacleKeyword,
  { refused: terms = [], ...details }: Details = {},
): Obstacle {
  const single = singleKeyword(wide, keyword, details.name);
  const refused = (schema: SchemaModel): Json | undefined => {
    for (const value of relation.sampler.samples(alternative, [wide])) {
      if (!meets(schema, value)) return value;
    }
    return undefined;
  };
  return {
    keyword,
    path: [],
    wide,
    narrow: alternative.parts,
    types: [alternative.type],
    ...details,
    witness: () =>
      details.values?.[0] ??
      refusedAmong({ alternative, wide, relation }, terms) ??
      (single && refused(single)) ??
      refused(wide),
  };
}

/** A value of the alternative that meets one of the terms as well, and that the schema does not accept. */
function refusedAmong({ alternative, wide, relation }: Question, terms: readonly Term[]): Json | undefined {
  for (const part of terms.flatMap((term) => narrow(alternative, term) ?? [])) {
    for (const value of relation.sampler.samples(part, part.none)) {
      if (!meets(wide, value)) return value;
    }
  }
  return undefined;
}
