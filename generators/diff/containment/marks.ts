import type { Json } from "../../core/json.ts";
import { isEqual } from "../../core/model/accepts/equality.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Alternative } from "./alternative.ts";

/** Properties that can have one value only, and properties that have to be there: what tells branches of a union apart. */
interface Marks {
  readonly values: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
}

const NO_MARKS: Marks = { values: new Map(), required: new Set() };
const ofSchemas = new WeakMap<SchemaModel, Marks>();
const ofAlternatives = new WeakMap<Alternative, Marks>();

/** True when a mark shows at sight that no value of the alternative meets the schema. */
export function isMarkedApart(alternative: Alternative, schema: SchemaModel): boolean {
  if (alternative.type !== "object") return false;
  const known = ofAlternatives.get(alternative) ?? together(alternative.parts.map(ownMarks));
  ofAlternatives.set(alternative, known);
  return areApart(known, marksOf(schema));
}

/** True when a mark shows at sight that no object meets both schemas. */
export function areMarkedApart(left: SchemaModel, right: SchemaModel): boolean {
  return areApart(marksOf(left), marksOf(right));
}

function areApart(left: Marks, right: Marks): boolean {
  return [...right.values].some(([name, value]) => {
    const other = left.values.get(name);
    return (
      other !== undefined && (left.required.has(name) || right.required.has(name)) && !isEqual(other, value)
    );
  });
}

/** With those of what holds in any case; what leads back to itself has none on the way. */
function marksOf(schema: SchemaModel): Marks {
  const known = ofSchemas.get(schema);
  if (known) return known;
  ofSchemas.set(schema, NO_MARKS);
  const { allOf = [], reference } = schema;
  const others = reference ? [...allOf, reference.target] : allOf;
  const marks = together([ownMarks(schema), ...others.map(marksOf)]);
  ofSchemas.set(schema, marks);
  return marks;
}

function ownMarks({ object }: SchemaModel): Marks {
  if (!object) return NO_MARKS;
  const values = [...(object.properties ?? [])].flatMap(([name, { constant, enumeration = [] }]) => {
    const [only] = constant ? [constant.value] : enumeration.length === 1 ? enumeration : [];
    return only === undefined ? [] : [[name, only] as const];
  });
  return { values: new Map(values), required: new Set(object.required ?? []) };
}

function together(marks: readonly Marks[]): Marks {
  return {
    values: new Map(marks.flatMap(({ values }) => [...values])),
    required: new Set(marks.flatMap(({ required }) => [...required])),
  };
}
