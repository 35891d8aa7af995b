import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { Containment } from "../../../containment/containment.ts";
import type { PathStep } from "../../../containment/obstacle.ts";
import type { Pair } from "../../pair/pair-nodes.ts";
import { flatten } from "../flatten.ts";
import { pairOptions } from "../pair-options.ts";
import { membersOf } from "./members-of.ts";

/** A value, and every schema of each document that applies to it; none where a document does not describe it. */
export interface Place {
  readonly path: readonly PathStep[];
  readonly schemas: Pair<readonly SchemaModel[]>;
}

/** A place one step further in: a value inside the value, or an option of a union. */
export interface InnerPlace extends Place {
  /** True where the place around it has no value if this one has none. */
  isNeeded(side: keyof Pair<unknown>): boolean;
}

/** Everything that a place holds, in both documents or in one. */
export function innerPlaces(containment: Containment, place: Place): InnerPlace[] {
  return [...memberPlaces(place), ...optionPlaces(containment, place)];
}

function memberPlaces({ path, schemas }: Place): InnerPlace[] {
  const [base, revision] = [membersOf(schemas.base), membersOf(schemas.revision)];
  return [...new Map([...base, ...revision])].map(([key, { step }]) => {
    const [left, right] = [base.get(key), revision.get(key)];
    return {
      path: [...path, step],
      schemas: { base: once(left?.schemas), revision: once(right?.schemas) },
      isNeeded: (side) => (side === "base" ? left : right)?.isRequired === true,
    };
  });
}

/** Each schema once: a recursive one may be listed by every part that refers to it. */
function once(schemas: readonly SchemaModel[] = []): readonly SchemaModel[] {
  return [...new Set(schemas)];
}

/** Unions are paired by their order, as everywhere; a union without options that take a value takes none. */
function optionPlaces(containment: Containment, { path, schemas }: Place): InnerPlace[] {
  const [base, revision] = [unionsOf(schemas.base), unionsOf(schemas.revision)];
  return Array.from({ length: Math.max(base.length, revision.length) }, (_, index) => {
    const [left, right] = [base[index] ?? [], revision[index] ?? []];
    const isNeeded: InnerPlace["isNeeded"] = (side) => isDead(containment, side === "base" ? left : right);
    const { pairs, removed, added } = pairOptions({ base: left, revision: right }, containment.isSame);
    return [
      ...pairs.map(([one, other]) => ({ path, schemas: { base: [one], revision: [other] }, isNeeded })),
      ...removed.map((one) => ({ path, schemas: { base: [one], revision: [] }, isNeeded })),
      ...added.map((other) => ({ path, schemas: { base: [], revision: [other] }, isNeeded })),
    ];
  }).flat();
}

function unionsOf(schemas: readonly SchemaModel[]): (readonly SchemaModel[])[] {
  return schemas.flatMap((schema) => flatten(schema).unions);
}

function isDead({ isEmpty }: Containment, options: readonly SchemaModel[]): boolean {
  return options.every((option) => isEmpty([option]));
}
