import { groupBy } from "../../../core/group-by.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered, rememberedPairs } from "../../../core/remembered.ts";
import { digestOf } from "../../containment/meaning/meaning-digest.ts";
import type { SameMeaning } from "../../containment/meaning/same-meaning.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import type { SchemaPair } from "./finding.ts";
import { flatten } from "./flatten.ts";
import {
  componentOf,
  constantsOf,
  hasName,
  hasOtherConstants,
  propertyNamesOf,
  typesOf,
} from "./option-names.ts";

/** Pairs of the options of two unions. */
export interface PairedOptions {
  readonly pairs: readonly (readonly [base: SchemaModel, revision: SchemaModel])[];
  readonly removed: readonly SchemaModel[];
  readonly added: readonly SchemaModel[];
}

type Unions = Pair<readonly SchemaModel[]>;

/**
 * Pairs options by component, constants, meaning, all but constants, title, then type: the first match wins. Cached,
 * since every change of a union needs the same pairs.
 */
export function pairOptions({ base, revision }: Unions, isSame: SameMeaning): PairedOptions {
  return pairedBy(isSame)(base, revision);
}

const pairedBy = remembered((isSame: SameMeaning) =>
  rememberedPairs((base: readonly SchemaModel[], revision: readonly SchemaModel[]) =>
    findPairs({ base, revision }, isSame),
  ),
);

/** A test that pairs options with the same key if `isPair` agrees. Options without a key have no partner. */
interface Test {
  readonly key: (option: SchemaModel) => string | undefined;
  readonly isPair?: (left: SchemaModel, right: SchemaModel) => boolean;
}

function findPairs({ base, revision }: Unions, isSame: SameMeaning): PairedOptions {
  const tests: readonly Test[] = [
    { key: componentOf },
    { key: constantsOf },
    { key: (schema) => String(digestOf(schema, 1)), isPair: isSame },
    { key: propertyNamesOf, isPair: (left, right) => isRenamedOption(left, right, isSame) },
    { key: ({ annotations }) => annotations.title },
    { key: (option) => (hasName(option) ? undefined : propertyNamesOf(option)) },
    { key: (option) => (hasName(option) ? undefined : typesOf(option)) },
  ];
  return tests.reduce<PairedOptions>(pairBy, { pairs: [], removed: base, added: revision });
}

/** True for one option whose constants have other values. Options with a component are identified by it. */
export function isRenamedOption(left: SchemaModel, right: SchemaModel, isSame: SameMeaning): boolean {
  const isComponent = componentOf(left) !== undefined || componentOf(right) !== undefined;
  return !isComponent && hasOtherConstants(left, right, isSame);
}

function pairBy({ pairs, removed, added }: PairedOptions, { key, isPair }: Test): PairedOptions {
  const found: (readonly [SchemaModel, SchemaModel])[] = [];
  const left = new Set(added);
  const candidates = groupBy(added, key);
  for (const option of removed) {
    const name = key(option);
    const alike = (name !== undefined && candidates.get(name)) || [];
    const partner = alike.find((other) => left.has(other) && (isPair?.(option, other) ?? true));
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

/** Returns the options of a schema, with nested unions flattened. */
export const optionsOf = remembered((schema: SchemaModel): readonly SchemaModel[] => {
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
});

/**
 * Pairs a single schema with its option in a union: the union shrank to one option, or grew from it. Properties of the
 * other options are then neither removed nor added.
 */
export function pairSingleOption(
  { containment }: CompareContext,
  { base, revision }: SchemaPair,
): SchemaPair | undefined {
  const [left, right] = [flatten(base), flatten(revision)];
  if (left.unions.length + right.unions.length !== 1) return undefined;
  const { pairs } = pairOptions(
    { base: left.unions[0] ?? left.parts, revision: right.unions[0] ?? right.parts },
    containment.isSame,
  );
  const found = pairs.find(([option, partner]) => hasName(option) && hasName(partner));
  return found && { base: found[0], revision: found[1] };
}
