import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Containment } from "../../containment/containment.ts";
import type { PathStep } from "../../containment/obstacle.ts";
import { NOTHING } from "../../containment/synthetic-schema.ts";

/** What a value is looked for in, and what it is to carry. */
export interface Carried {
  readonly root: SchemaModel;
  readonly path: readonly PathStep[];
  /** Pattern of the names at the end of the path, where it ends with properties that are not named. */
  readonly pattern: string;
}

/** A value of a schema in which something stands at a path; undefined when none was found. */
export function findCarrier({ findObstacles }: Containment, carried: Carried): Json | undefined {
  for (const obstacle of findObstacles(carried.root, lacking(carried))) {
    const witness = obstacle.witness();
    if (witness !== undefined) return witness;
  }
  return undefined;
}

/** The schema of everything that has nothing at the path. */
function lacking({ path, pattern }: Carried): SchemaModel {
  return path.reduceRight<SchemaModel>(
    (inner, step) => ({ ...NOTHING_SAID, ...holding(step, inner, pattern) }),
    NOTHING,
  );
}

const NOTHING_SAID: SchemaModel = { place: NOTHING.place, annotations: NOTHING.annotations };

function holding(step: PathStep, inner: SchemaModel, pattern: string): Partial<SchemaModel> {
  switch (step.kind) {
    case "property":
      return { object: { properties: new Map([[step.name, inner]]) } };
    case "properties":
      return inner === NOTHING
        ? { object: { patternProperties: new Map([[pattern, inner]]) } }
        : { object: { additionalProperties: inner } };
    case "item":
      return { array: { prefixItems: [...Array.from({ length: step.index }, () => NOTHING_SAID), inner] } };
    case "items":
      return { array: { items: inner } };
    default:
      return step satisfies never;
  }
}
