import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import { inOrder } from "../../containment/meaning/meaning-digest.ts";
import type { PathStep } from "../../containment/obstacle.ts";
import { schemasFor } from "../../containment/terms/object-facts.ts";
import { possibleParts } from "./flatten.ts";

/** Returns a path as people write it: `data[*].status`. */
export const valuePath = remembered((path: readonly PathStep[]): string =>
  path.map(stepText).join("").replace(/^\./, ""),
);

interface Found {
  readonly path: readonly PathStep[];
}

/** True if a path is reported instead of another: it is shorter, or sorts first, whatever the order of visits. */
export function isShorter({ path }: Found, { path: other }: Found): boolean {
  return path.length === other.length ? valuePath(path) < valuePath(other) : path.length < other.length;
}

function stepText(step: PathStep): string {
  switch (step.kind) {
    case "property":
      return /[.[\]\s]/.test(step.name) || step.name === ""
        ? `[${JSON.stringify(step.name)}]`
        : `.${step.name}`;
    case "properties":
      return ".*";
    case "item":
      return `[${step.index}]`;
    case "items":
      return "[*]";
    default:
      return step satisfies never;
  }
}

/** Selects one of several schemas that describe a value. */
type IsMeant = (schema: SchemaModel) => boolean;

/**
 * Finds the written schema at the end of a path; undefined if there is none. Of several, the first selected one, else
 * the same one whatever their order.
 */
export function schemaAlong(
  root: SchemaModel,
  path: readonly PathStep[],
  isMeant: IsMeant = () => false,
): SchemaModel | undefined {
  const found = path.reduce<readonly SchemaModel[]>(next, [root]);
  if (found.length < 2) return found[0];
  return found.find(isMeant) ?? inOrder(found)[0];
}

function next(schemas: readonly SchemaModel[], step: PathStep): readonly SchemaModel[] {
  const parts = new Set(schemas.flatMap((schema) => [...possibleParts(schema)]));
  return [...new Set([...parts].flatMap((part) => inside(part, step) ?? []))];
}

function inside({ object, array }: SchemaModel, step: PathStep): SchemaModel | undefined {
  switch (step.kind) {
    case "property":
      return object && schemasFor(object, step.name)[0];
    case "properties":
      return object?.additionalProperties ?? [...(object?.patternProperties?.values() ?? [])][0];
    case "item":
      return array?.prefixItems?.[step.index] ?? array?.items;
    case "items":
      return array?.items;
    default:
      return step satisfies never;
  }
}
