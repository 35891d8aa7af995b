import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { itemSchema } from "../../../containment/array-facts.ts";
import { saysNothing, schemasFor } from "../../../containment/object-facts.ts";
import type { PathStep } from "../../../containment/obstacle.ts";
import { flatten } from "../flatten.ts";

/** A value inside a value: every schema that applies to it, and whether it is required. */
export interface Member {
  readonly step: PathStep;
  readonly schemas: readonly SchemaModel[];
  readonly isRequired: boolean;
}

/** What holds of the same value in any case: the schemas, what they refer to and what they consist of. */
export function partsOf(schemas: readonly SchemaModel[]): readonly SchemaModel[] {
  return [...new Set(schemas.flatMap((schema) => flatten(schema).parts))];
}

/** The values inside a value by the step that leads there. */
export function membersOf(schemas: readonly SchemaModel[]): Map<string, Member> {
  const parts = partsOf(schemas);
  const members = [...properties(parts), ...otherProperties(parts), ...items(parts)];
  return new Map(members.map((member) => [JSON.stringify(member.step), member]));
}

function properties(parts: readonly SchemaModel[]): Member[] {
  const objects = parts.flatMap(({ object }) => (object ? [object] : []));
  const required = new Set(objects.flatMap((object) => object.required ?? []));
  const names = new Set([
    ...required,
    ...objects.flatMap((object) => [...(object.properties?.keys() ?? [])]),
  ]);
  return [...names].flatMap((name) => {
    const schemas = objects.flatMap((object) => schemasFor(object, name));
    return schemas.length === 0
      ? []
      : [{ step: { kind: "property", name }, schemas, isRequired: required.has(name) }];
  });
}

function otherProperties(parts: readonly SchemaModel[]): Member[] {
  const schemas = parts.flatMap(({ object }) => object?.additionalProperties ?? []);
  const saying = schemas.filter((schema) => !saysNothing(schema));
  return saying.length === 0 ? [] : [{ step: { kind: "properties" }, schemas: saying, isRequired: false }];
}

function items(parts: readonly SchemaModel[]): Member[] {
  const arrays = parts.flatMap(({ array }) => (array ? [array] : []));
  const fewest = Math.max(0, ...arrays.map(({ minItems }) => minItems ?? 0));
  const positions = Math.max(0, ...arrays.map(({ prefixItems }) => prefixItems?.length ?? 0));
  const at = (index: number) => arrays.flatMap((array) => itemSchema(array, index) ?? []);
  const named = Array.from({ length: positions }, (_, index): Member => {
    return { step: { kind: "item", index }, schemas: at(index), isRequired: index < fewest };
  });
  const rest: Member = { step: { kind: "items" }, schemas: at(positions), isRequired: positions < fewest };
  return [...named, rest].filter(({ schemas }) => schemas.length > 0);
}
