import type { SameMeaning } from "../../../containment/meaning/same-meaning.ts";
import type { Pair } from "../../pair/pair-nodes.ts";
import type { Choices, Chosen } from "./choices.ts";

/** Targets of the same values of a property in both documents. */
export interface PairedChoices {
  /** Values that still select the same component, or a schema that accepts the same values. */
  readonly kept: readonly KeptChoice[];
  /** Schemas that another value selects now. */
  readonly renamed: readonly (KeptChoice & { readonly before: string; readonly after: string })[];
  readonly changed: readonly ChangedChoice[];
}

/** A schema that is selected in both documents. */
export interface KeptChoice extends Pair<Chosen> {
  /** Undefined for the schema of all other values. */
  readonly value: string | undefined;
}

/** A value that selects another schema; undefined on a side where it selects none. */
export interface ChangedChoice extends Pair<Chosen | undefined> {
  readonly value: string | undefined;
}

/** Pairs the schemas that two discriminators select, by value, then by schema. */
export function pairChoices({ base, revision }: Pair<Choices>, isSame: SameMeaning): PairedChoices {
  const [before, after] = [base.byValue, revision.byValue];
  const isKept = (left: Chosen, right: Chosen) =>
    left.name === right.name || isSame(left.schema, right.schema);
  const values = [...new Set([...before.keys(), ...after.keys()])];
  const entries = [undefined, ...values].map(
    (value): ChangedChoice => ({
      value,
      base: value === undefined ? base.others : before.get(value),
      revision: value === undefined ? revision.others : after.get(value),
    }),
  );
  const kept = entries.filter(
    (entry): entry is KeptChoice =>
      entry.base !== undefined && entry.revision !== undefined && isKept(entry.base, entry.revision),
  );
  const settled = new Set<ChangedChoice>(kept);
  const arrivals = entries.filter(({ base: old, value }) => old === undefined && value !== undefined);
  const renamed = entries.flatMap((entry) => {
    const { value: from, base: old, revision: fresh } = entry;
    if (old === undefined || fresh !== undefined || from === undefined) return [];
    const open = arrivals.filter((other) => !settled.has(other));
    const partner =
      open.find(({ revision: other }) => other?.name === old.name) ??
      open.find(({ revision: other }) => other && isKept(old, other));
    if (partner?.revision === undefined || partner.value === undefined) return [];
    settled.add(entry).add(partner);
    return [{ value: undefined, base: old, revision: partner.revision, before: from, after: partner.value }];
  });
  return {
    kept,
    renamed,
    changed: entries.filter((entry) => entry.base !== entry.revision && !settled.has(entry)),
  };
}
