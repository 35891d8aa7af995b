import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { behindReferences } from "../terms/term.ts";
import { digestOf } from "./meaning-digest.ts";
import type { SameMeaning } from "./same-meaning.ts";

/** A number that schemas share when they say the same, and only then. */
export type MeaningClass = (schema: SchemaModel) => number;

/** Tells hundreds of branches apart without holding each against each: only those of one digest are compared. */
export function createMeaningClasses(isSame: SameMeaning): MeaningClass {
  const known = new WeakMap<SchemaModel, number>();
  const byDigest = new Map<number, { readonly schema: SchemaModel; readonly number: number }[]>();
  let count = 0;

  function classify(schema: SchemaModel): number {
    const digest = digestOf(schema);
    const alike = byDigest.get(digest) ?? [];
    byDigest.set(digest, alike);
    const found = alike.find((other) => isSame(other.schema, schema));
    if (found) return found.number;
    count += 1;
    alike.push({ schema, number: count });
    return count;
  }

  return (schema) => {
    const present = known.get(schema);
    if (present !== undefined) return present;
    const number = classify(schema);
    known.set(schema, number);
    return number;
  };
}

/** The same for all schemas that say the same, and mostly another for those that do not. */
export function shapeOf(written: SchemaModel): string {
  const schema = behindReferences(written);
  const known = shapes.get(schema) ?? readShape(schema);
  shapes.set(schema, known);
  return known;
}

const shapes = new WeakMap<SchemaModel, string>();

function readShape({ reference, ...own }: SchemaModel): string {
  const target = reference ? targetShape(reference.target) : null;
  return JSON.stringify([objectShape(own), target]);
}

const targetShapes = new WeakMap<SchemaModel, number>();
const numbers = new Map<string, number>();

/** Thousands of references may lead to one large component: a number stands for what it says. */
function targetShape(target: SchemaModel): number {
  const known = targetShapes.get(target);
  if (known !== undefined) return known;
  const text = JSON.stringify(objectShape(target));
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  targetShapes.set(target, number);
  return number;
}

/** With the properties, since hundreds of branches may differ in the value of one property alone. */
function objectShape(schema: SchemaModel): unknown[] {
  const properties = [...(schema.object?.properties ?? [])];
  const named = properties.map(([name, property]) => [name, ownShape(property)] as const);
  return [...ownShape(schema), named.sort(([left], [right]) => (left < right ? -1 : 1))];
}

function ownShape({ types = [], object, string, number, constant, annotations }: SchemaModel): unknown[] {
  const { properties, required = [] } = object ?? {};
  return [
    [...new Set(types)].sort(),
    [...(properties?.keys() ?? [])].sort(),
    [...new Set(required)].sort(),
    string?.pattern ?? null,
    string?.minLength ?? null,
    string?.maxLength ?? null,
    number?.minimum ?? null,
    number?.maximum ?? null,
    annotations.format ?? null,
    typeof constant?.value === "string" ? constant.value : null,
  ];
}
