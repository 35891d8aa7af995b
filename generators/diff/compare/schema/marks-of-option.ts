import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { SameMeaning } from "../../containment/same-meaning.ts";
import { flatten } from "./flatten.ts";

/** The properties of an object that can have one value only, as in `type card`; undefined when there are none. */
export function markOf(schema: SchemaModel): string | undefined {
  const known = knownMarks.get(schema) ?? { mark: readMark(schema) };
  knownMarks.set(schema, known);
  return known.mark;
}

/** Unions ask about the same options for each of their changes. */
const knownMarks = new WeakMap<SchemaModel, { readonly mark: string | undefined }>();

function readMark(schema: SchemaModel): string | undefined {
  const marks = propertiesOf(schema).flatMap(([name, property]): string[] => {
    const value = singleValue(property);
    if (value === undefined) return [];
    return [`${name} ${typeof value === "string" ? value : JSON.stringify(value)}`];
  });
  return marks.length === 0 ? undefined : marks.sort().join(", ");
}

/** True for objects with the same properties of which only marks have other values: one branch under another name. */
export function isMarkedAnew(left: SchemaModel, right: SchemaModel, isSame: SameMeaning): boolean {
  const [was, is] = [new Map(propertiesOf(left)), new Map(propertiesOf(right))];
  if (markOf(left) === undefined || markOf(left) === markOf(right) || was.size !== is.size) return false;
  return [...was].every(([name, schema]) => {
    const other = is.get(name);
    if (!other) return false;
    const [one, two] = [singleValue(schema), singleValue(other)];
    return one === undefined || two === undefined ? isSame(schema, other) : true;
  });
}

function propertiesOf(schema: SchemaModel): (readonly [string, SchemaModel])[] {
  return flatten(schema).parts.flatMap(({ object }) => [...(object?.properties ?? [])]);
}

function singleValue({ constant, enumeration }: SchemaModel): Json | undefined {
  return constant ? constant.value : enumeration?.length === 1 ? enumeration[0] : undefined;
}
