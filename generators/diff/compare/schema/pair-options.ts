import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { SameMeaning } from "../../containment/same-meaning.ts";
import { flatten } from "./flatten.ts";

/** The options of two unions, brought together. */
export interface PairedOptions {
  readonly pairs: readonly (readonly [base: SchemaModel, revision: SchemaModel])[];
  readonly removed: readonly SchemaModel[];
  readonly added: readonly SchemaModel[];
}

interface Unions {
  readonly base: readonly SchemaModel[];
  readonly revision: readonly SchemaModel[];
}

/** By component, by the value that marks them, by meaning, by title, by type: the first that tells wins. */
export function pairOptions({ base, revision }: Unions, isSame: SameMeaning): PairedOptions {
  const tests: ((left: SchemaModel, right: SchemaModel) => boolean)[] = [
    (left, right) => isEqual(componentOf(left), componentOf(right)),
    (left, right) => isEqual(markOf(left), markOf(right)),
    isSame,
    (left, right) => isEqual(left.annotations.title, right.annotations.title),
    (left, right) => !hasName(left) && !hasName(right) && isEqual(typesOf(left), typesOf(right)),
  ];
  return tests.reduce<PairedOptions>((paired, test) => pairBy(paired, test), {
    pairs: [],
    removed: base,
    added: revision,
  });
}

function pairBy(
  { pairs, removed, added }: PairedOptions,
  test: (left: SchemaModel, right: SchemaModel) => boolean,
): PairedOptions {
  const found: (readonly [SchemaModel, SchemaModel])[] = [];
  const left = new Set(added);
  for (const option of removed) {
    const partner = [...left].find((candidate) => test(option, candidate));
    if (!partner) continue;
    left.delete(partner);
    found.push([option, partner]);
  }
  const taken = new Set(found.map(([option]) => option));
  return {
    pairs: [...pairs, ...found],
    removed: removed.filter((option) => !taken.has(option)),
    added: [...left],
  };
}

function isEqual(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && left === right;
}

/** True for an option that can be told from others by its component or by a fixed value. */
export function hasName(schema: SchemaModel): boolean {
  return componentOf(schema) !== undefined || markOf(schema) !== undefined;
}

function componentOf({ reference }: SchemaModel): string | undefined {
  return reference?.component;
}

/** The properties of an object that can have one value only, as in `type card`. */
function markOf(schema: SchemaModel): string | undefined {
  const marks = flatten(schema).parts.flatMap(({ object }) =>
    [...(object?.properties ?? [])].flatMap(([name, property]): string[] => {
      const value = singleValue(property);
      if (value === undefined) return [];
      return [`${name} ${typeof value === "string" ? value : JSON.stringify(value)}`];
    }),
  );
  return marks.length === 0 ? undefined : marks.sort().join(", ");
}

function singleValue({ constant, enumeration }: SchemaModel): Json | undefined {
  return constant ? constant.value : enumeration?.length === 1 ? enumeration[0] : undefined;
}

function typesOf(schema: SchemaModel): string | undefined {
  const types = flatten(schema).parts.flatMap(({ types: own }) => own ?? []);
  return types.length === 0 ? undefined : [...new Set(types)].sort().join();
}

/** What people call an option: its component, its title, or what it consists of. */
export function optionName(schema: SchemaModel): string {
  return componentOf(schema) ?? schema.annotations.title ?? markOf(schema) ?? typesOf(schema) ?? "any value";
}
