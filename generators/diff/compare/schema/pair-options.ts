import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { SameMeaning } from "../../containment/same-meaning.ts";
import { flatten } from "./flatten.ts";
import { isMarkedAnew, markOf } from "./marks-of-option.ts";

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

/** By component, by the value that marks them, by meaning, by all but the mark, by title, by type: the first that tells wins. */
export function pairOptions({ base, revision }: Unions, isSame: SameMeaning): PairedOptions {
  const tests: ((left: SchemaModel, right: SchemaModel) => boolean)[] = [
    (left, right) => isEqual(componentOf(left), componentOf(right)),
    (left, right) => isEqual(markOf(left), markOf(right)),
    isSame,
    (left, right) => isRenamedOption(left, right, isSame),
    (left, right) => isEqual(left.annotations.title, right.annotations.title),
    (left, right) => !hasName(left) && !hasName(right) && isEqual(typesOf(left), typesOf(right)),
  ];
  return tests.reduce<PairedOptions>((paired, test) => pairBy(paired, test), {
    pairs: [],
    removed: base,
    added: revision,
  });
}

/** True for one option whose mark has another value; what has a component of its own is told apart by that. */
export function isRenamedOption(left: SchemaModel, right: SchemaModel, isSame: SameMeaning): boolean {
  const isComponent = componentOf(left) !== undefined || componentOf(right) !== undefined;
  return !isComponent && isMarkedAnew(left, right, isSame);
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

function typesOf(schema: SchemaModel): string | undefined {
  const types = flatten(schema).parts.flatMap(({ types: own }) => own ?? []);
  return types.length === 0 ? undefined : [...new Set(types)].sort().join();
}

/** The options of a schema; a union among them gives its own options instead of itself. */
export function optionsOf(schema: SchemaModel): readonly SchemaModel[] {
  const found = new Set<SchemaModel>();
  const seen = new Set<SchemaModel>();
  const stack = flatten(schema).unions.flat().reverse();
  for (let option = stack.pop(); option !== undefined; option = stack.pop()) {
    if (seen.has(option)) continue;
    seen.add(option);
    const { unions } = flatten(option);
    if (unions.length === 0) found.add(option);
    else stack.push(...unions.flat().reverse());
  }
  return [...found];
}

/** What people call an option: its component, its title, or what it consists of. */
export function optionName(schema: SchemaModel): string {
  const { annotations, constant } = schema;
  const value = constant && JSON.stringify(constant.value);
  return (
    componentOf(schema) ?? annotations.title ?? value ?? markOf(schema) ?? typesOf(schema) ?? "any value"
  );
}
