import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Containment } from "../../containment/containment.ts";
import type { PathStep } from "../../containment/obstacle.ts";

/** What a value is looked for in, and what it is to carry. */
export interface Carried {
  readonly root: SchemaModel;
  readonly path: readonly PathStep[];
  /** Pattern of the names at the end of the path, where it ends with properties that are not named. */
  readonly pattern: string;
}

/** A value of a schema in which something stands at a path; undefined when none was found. */
export function findCarrier(
  { findCarrying }: Containment,
  { root, path, pattern }: Carried,
): Json | undefined {
  return findCarrying(
    root,
    path.map((step, index) => (index === path.length - 1 ? named(step, pattern) : step)),
  );
}

function named(step: PathStep, pattern: string): PathStep {
  return step.kind === "properties" ? { ...step, pattern } : step;
}
