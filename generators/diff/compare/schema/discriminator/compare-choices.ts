import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { RuleId } from "../../../rules/index.ts";
import type { CompareContext } from "../../context.ts";
import { mapPair, type Pair } from "../../pair/pair-nodes.ts";
import type { DirectionalPair, SchemaFinding, SchemaPair, WalkedPair } from "../finding.ts";
import { possibleParts } from "../flatten.ts";
import { type Choices, type Chosen, statedValues } from "./choices.ts";
import { narrowTo } from "./narrow-to.ts";
import { type ChangedChoice, type KeptChoice, type PairedChoices, pairChoices } from "./pair-choices.ts";

/** Values for which a discriminator selects one schema. */
export interface ChosenPair {
  /** Everything that applies to the values. */
  readonly roots: DirectionalPair;
  /** The selected schemas. */
  readonly walked: WalkedPair;
}

/** Findings about a pair, and the pairs of the targets of its discriminators. Paths begin at the pair. */
export interface ComparedChoices {
  readonly findings: readonly SchemaFinding[];
  readonly chosen: readonly ChosenPair[];
}

/** Compares discriminators: the property, the schema that each value selects, and those schemas themselves. */
export function compareChoices(context: CompareContext, pair: WalkedPair): ComparedChoices {
  const base = context.choices.base.of(pair.base);
  const revision = context.choices.revision.of(pair.revision);
  const both = base.flatMap((one) => {
    const other = revision.find(({ propertyName }) => propertyName === one.propertyName);
    return other ? [{ base: one, revision: other }] : [];
  });
  const left = base.find((one) => both.every((known) => known.base !== one));
  const right = revision.find((one) => both.every((known) => known.revision !== one));
  const { followed = [] } = pair;
  const compared = both
    .filter((choices) => !followed.includes(choices.base.marked))
    .map((choices) => compareEntries(context, { ...pair, choices }));
  return {
    findings: [...replaced(left, right), ...compared.flatMap(({ findings }) => findings)],
    chosen: compared.flatMap(({ chosen }) => chosen),
  };
}

function replaced(left: Choices | undefined, right: Choices | undefined): SchemaFinding[] {
  const marked = right?.marked ?? left?.marked;
  if (!marked) return [];
  const [before, after] = [left?.propertyName, right?.propertyName];
  const about = {
    side: right ? "revision" : "base",
    location: marked.location,
    path: [],
    certain: true,
  } as const;
  return [{ rule: "discriminator-changed", subject: before ?? after ?? "", before, after, ...about }];
}

interface Compared extends WalkedPair {
  readonly choices: Pair<Choices>;
}

function compareEntries(context: CompareContext, compared: Compared): ComparedChoices {
  const { choices } = compared;
  const paired = pairChoices(choices, context.containment.isSame);
  const location = choices.revision.marked.location;
  const about = { side: "revision", location, path: [], certain: true } as const;
  const findings = reportEntries(paired, choices).map((entry): SchemaFinding => ({ ...entry, ...about }));
  const isValidated = areApart(choices.base) && areApart(choices.revision);
  const kept = isValidated ? [] : [...paired.kept, ...paired.renamed];
  return { findings, chosen: kept.flatMap((choice) => chosenPair(context, compared, choice)) };
}

type Reported = Pick<SchemaFinding, "subject" | "before" | "after"> & { readonly rule: RuleId };

function reportEntries({ renamed, changed }: PairedChoices, choices: Compared["choices"]): Reported[] {
  const { propertyName } = choices.revision;
  const isStated = ({ base, revision, before, after }: PairedChoices["renamed"][number]) => {
    const [was, is] = [base, revision].map(({ schema }) => statedValues(schema, propertyName));
    // If the schema fixes the value, its name is not a value: adding the mapping changes nothing.
    return (!base.isWritten && was?.includes(after)) || (!revision.isWritten && is?.includes(before));
  };
  return [
    ...renamed
      .filter((entry) => !isStated(entry))
      .map(({ base, before, after }): Reported => {
        return { rule: "mapping-entry-renamed", subject: base.name, before, after };
      }),
    ...changed
      .filter((entry) => !isOnlyNamed(entry, choices))
      .map(({ value, base, revision }): Reported => {
        const names = { before: base?.name, after: revision?.name };
        if (value === undefined) return { rule: "default-mapping-changed", subject: propertyName, ...names };
        if (!base) return { rule: "mapping-entry-added", subject: value, ...names };
        return {
          rule: revision ? "mapping-entry-changed" : "mapping-entry-removed",
          subject: value,
          ...names,
        };
      }),
  ];
}

/** True for an implied name whose schema other values select in the other document. */
function isOnlyNamed({ base, revision }: ChangedChoice, choices: Compared["choices"]): boolean {
  const isKnown = ({ byValue }: Choices, one: Chosen) =>
    !one.isWritten && [...byValue.values()].some(({ name }) => name === one.name);
  if (base && revision) return false;
  return (base && isKnown(choices.revision, base)) || (revision && isKnown(choices.base, revision)) || false;
}

function chosenPair(
  context: CompareContext,
  { choices, ...pair }: Compared,
  { value, ...chosen }: KeptChoice,
): ChosenPair[] {
  const selected = mapPair<Chosen, SchemaModel>(chosen, ({ schema }) => schema);
  if (context.isIdentical(selected.base, selected.revision)) return [];
  const { direction, followed = [] } = pair;
  const narrowed = (isMarked: boolean): SchemaPair => {
    const at = (side: keyof SchemaPair) =>
      narrowTo({ schema: pair[side], choices: choices[side], chosen: chosen[side], value }, isMarked);
    return { base: at("base"), revision: at("revision") };
  };
  const isPossible = ({ base, revision }: SchemaPair) =>
    [base, revision].every((schema) => !context.containment.isEmpty([context.views[direction](schema)]));
  // A schema may contradict its discriminator value or its base schema; it is compared without them.
  const candidates = (value === undefined ? [false] : [true, false]).map(narrowed);
  const roots = candidates.find(isPossible) ?? selected;
  const around = mapPair<SchemaModel, WalkedPair["around"]["base"]>(pair, possibleParts);
  const walked = { ...selected, direction, path: [], around, followed: [...followed, choices.base.marked] };
  return [{ roots: { ...roots, direction }, walked }];
}

/** True if each option fixes distinct values that select only this option, so that no other one accepts them. */
function areApart({ marked, propertyName, byValue, others }: Choices): boolean {
  const options = [...(marked.oneOf ?? []), ...(marked.anyOf ?? [])];
  if (options.length === 0 || others) return false;
  const owners = new Map<unknown, Chosen["schema"]>();
  for (const option of options) {
    for (const value of statedValues(option, propertyName) ?? [undefined]) {
      if (value === undefined || owners.has(value)) return false;
      owners.set(value, option.reference?.target ?? option);
    }
  }
  return [...byValue].every(([value, { schema }]) => (owners.get(value) ?? schema) === schema);
}
