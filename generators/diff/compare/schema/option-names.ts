import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import type { SameMeaning } from "../../containment/meaning/same-meaning.ts";
import { flatten } from "./flatten.ts";

/** Returns the constant properties of an object, as in `type card`; undefined if there are none. */
export const constantsOf = remembered((schema: SchemaModel): string | undefined => {
  const marks = propertiesOf(schema).flatMap(([name, property]): string[] => {
    const value = singleValue(property);
    if (value === undefined) return [];
    return [`${name} ${typeof value === "string" ? value : JSON.stringify(value)}`];
  });
  return marks.length === 0 ? undefined : marks.sort().join(", ");
});

/** True for objects that differ only in the values of constants: one branch under another name. */
export function hasOtherConstants(left: SchemaModel, right: SchemaModel, isSame: SameMeaning): boolean {
  const [was, is] = [new Map(propertiesOf(left)), new Map(propertiesOf(right))];
  if (constantsOf(left) === undefined || constantsOf(left) === constantsOf(right) || was.size !== is.size)
    return false;
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

function singleValue(schema: SchemaModel): Json | undefined {
  for (const { constant, enumeration } of flatten(schema).parts) {
    if (constant) return constant.value;
    if (enumeration?.length === 1) return enumeration[0];
  }
  return undefined;
}

/** Returns the names of an object's properties. */
export function propertyNamesOf(schema: SchemaModel): string | undefined {
  const names = flatten(schema).parts.flatMap(({ object }) => [...(object?.properties?.keys() ?? [])]);
  return names.length === 0 ? undefined : [...new Set(names)].sort().join();
}

/** True for an option that is identified by its component or by a fixed value. */
export function hasName(schema: SchemaModel): boolean {
  return componentOf(schema) !== undefined || constantsOf(schema) !== undefined;
}

/** Returns the component that an option refers to. */
export function componentOf({ reference }: SchemaModel): string | undefined {
  return reference?.component;
}

/** Returns the types that an option names. */
export function typesOf(schema: SchemaModel): string | undefined {
  const types = flatten(schema).parts.flatMap(({ types: own }) => own ?? []);
  return types.length === 0 ? undefined : [...new Set(types)].sort().join();
}

/** Returns a readable name of an option: its component, its title, or its contents. */
export function optionName(schema: SchemaModel): string {
  const { annotations, constant } = schema;
  const value = constant && JSON.stringify(constant.value);
  return (
    componentOf(schema) ?? annotations.title ?? value ?? constantsOf(schema) ?? typesOf(schema) ?? "any value"
  );
}

const MOST_NAMES = 5;

/** Lists readable names of options: `Card, Bank or Cash`, with a count of those beyond the limit. */
export function namesOfOptions(options: readonly SchemaModel[]): string {
  const names = [...new Set(options.map(optionName))].sort();
  const shown = names.slice(0, MOST_NAMES);
  const others = names.length - shown.length;
  const [last] = others > 0 ? [`${others} more`] : shown.splice(-1);
  return shown.length === 0 ? (last ?? "") : `${shown.join(", ")} or ${last}`;
}
