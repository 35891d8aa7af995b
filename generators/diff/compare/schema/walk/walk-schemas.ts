import { bestOfEach } from "../../../../core/group-by.ts";
import { componentName } from "../../../../core/model/read/read-schema.ts";
import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { remembered } from "../../../../core/remembered.ts";
import { numberOf } from "../../../containment/terms/term.ts";
import type { CompareContext } from "../../context.ts";
import { type ChosenPair, type ComparedChoices, compareChoices } from "../discriminator/compare-choices.ts";
import type { SchemaFinding, SchemaPair, WalkedPair } from "../finding.ts";
import { flatten, possibleParts } from "../flatten.ts";
import { pairOptions, pairSingleOption } from "../pair-options.ts";
import { isShorter } from "../value-path.ts";
import { compareAnnotations } from "./compare-annotations.ts";
import { compareComponents } from "./compare-components.ts";
import { compareIgnoredKeywords } from "./compare-ignored-keywords.ts";
import { compareInnerNumbers } from "./compare-inner-numbers.ts";
import { compareProperties } from "./compare-properties.ts";
import { NOTHING_AROUND, pairMembers } from "./pair-members.ts";

/** Findings about a pair, and the pairs inside it. Paths begin at the pair. */
export interface WalkedStep {
  readonly findings: readonly SchemaFinding[];
  readonly inner: readonly WalkedPair[];
}

/** Compares two schemas apart from the values that they accept: properties, annotations, prose. */
export function walkSchemas(context: CompareContext, root: WalkedPair): ComparedChoices {
  const visited = new Set<string>();
  const compared = new Set<string>();
  const found: SchemaFinding[] = [];
  const chosen: ChosenPair[] = [];

  function choose(pair: WalkedPair, key: string): void {
    if (pair.isPart || compared.has(key)) return;
    compared.add(key);
    const choices = choicesAt(context, pair, key);
    const path = (inner: SchemaFinding["path"]) => [...pair.path, ...inner];
    for (const finding of choices.findings) found.push({ ...finding, path: path(finding.path) });
    for (const next of choices.chosen) {
      chosen.push({ ...next, walked: { ...next.walked, path: path(next.walked.path) } });
    }
  }

  function visit(pair: WalkedPair, key: string): WalkedPair[] {
    choose(pair, key);
    if (visited.has(key)) return [];
    visited.add(key);
    const { path } = pair;
    const { findings, inner } = stepAt(context, pair, key);
    for (const finding of findings) found.push({ ...finding, path: [...path, ...finding.path] });
    return inner.map((next) => ({ ...next, path: [...path, ...next.path] }));
  }

  /** Breadth-first, to report the shortest path. Without recursion, since hundreds of components may nest. */
  for (let level: readonly WalkedPair[] = [{ ...root, path: [] }]; level.length > 0; ) {
    level = firstOfEach(context, level).flatMap((pair) => visit(pair, pairKey(pair)));
  }
  return { findings: withoutRepeats(found), chosen };
}

/** Records a component that both documents have under one name. */
function noteCompared({ compared }: CompareContext, { base, revision, direction }: WalkedPair): void {
  const { pointer } = base.location;
  const name = pointer === revision.location.pointer ? componentName(pointer) : undefined;
  if (name !== undefined) compared.add(`${direction} ${name}`);
}

/** Returns each pair with differences once. */
function firstOfEach(context: CompareContext, level: readonly WalkedPair[]): WalkedPair[] {
  const different = level.filter((pair) => !context.isIdentical(pair.base, pair.revision));
  const keyOf = (pair: WalkedPair) => `${pairKey(pair)} ${pair.isPart === true}`; // for discriminators of a whole
  return bestOfEach(different, keyOf, isShorter);
}

/** Compares the choices of a pair, cached. */
function choicesAt(context: CompareContext, pair: WalkedPair, pairKey: string): ComparedChoices {
  const followed = (pair.followed ?? []).map(numberOf).join();
  const key = `${pair.direction} ${pairKey} ${followed}`;
  const compared = context.choicesOfPairs.get(key) ?? compareChoices(context, pair);
  context.choicesOfPairs.set(key, compared);
  return compared;
}

/** Returns the key of a pair of schemas. */
export function pairKey({ base, revision }: SchemaPair): string {
  return `${numberOf(base)} ${numberOf(revision)}`;
}

/** Cached, since the same pair occurs in hundreds of operations. The schemas around it matter as well. */
function stepAt(context: CompareContext, pair: WalkedPair, pairKey: string): WalkedStep {
  const key = `${pair.direction} ${pairKey} ${aroundKey(pair.around)}`;
  const step = context.walked.get(key) ?? readStep(context, { ...pair, path: [] });
  context.walked.set(key, step);
  return step;
}

/** Returns a key of the schemas around a pair, in their order. */
const aroundKey = remembered((around: WalkedPair["around"]): string =>
  [around.base, around.revision].map((schemas) => [...schemas].map(numberOf).join()).join("/"),
);

function readStep(context: CompareContext, pair: WalkedPair): WalkedStep {
  noteCompared(context, pair);
  const inner = [...sharedComponents(pair), ...optionPairs(context, pair), ...pairMembers(context, pair)];
  return {
    findings: [
      ...compareComponents(context, pair),
      ...compareAnnotations(context, pair),
      ...compareInnerNumbers(context, pair),
      ...compareIgnoredKeywords(context, pair),
      ...compareProperties(context, pair),
    ],
    inner: inner.filter(({ base, revision }) => !context.isIdentical(base, revision)),
  };
}

/** Returns components that both sides refer to, to compare prose that keywords beside the reference may hide. */
function sharedComponents(pair: WalkedPair): WalkedPair[] {
  const [base, revision] = [componentsOf(pair.base), componentsOf(pair.revision)];
  const shared = [...base].flatMap(([name, target]) => {
    const partner = revision.get(name);
    return partner ? [{ base: target, revision: partner }] : [];
  });
  if (shared.length === 0) return [];
  const around = withAround(pair, possibleParts);
  return shared.map((components) => ({ ...pair, ...components, around, isPart: true }));
}

function componentsOf(schema: SchemaModel): Map<string, SchemaModel> {
  return new Map(
    flatten(schema).parts.flatMap(({ reference }) =>
      reference?.component === undefined ? [] : [[reference.component, reference.target] as const],
    ),
  );
}

function optionPairs(context: CompareContext, pair: WalkedPair): WalkedPair[] {
  const around = withAround(pair, (schema) => flatten(schema).parts);
  const single = pairSingleOption(context, pair);
  if (single) return [{ ...pair, ...single, around: NOTHING_AROUND }];
  const others = flatten(pair.revision).unions;
  return flatten(pair.base).unions.flatMap((base, index) => {
    const { pairs } = pairOptions({ base, revision: others[index] ?? [] }, context.containment.isSame);
    return pairs.map(([left, right]) => ({ ...pair, base: left, revision: right, around }));
  });
}

/** Returns the schemas around a pair, and parts of its own. */
function withAround(
  { around, base, revision }: WalkedPair,
  partsOf: (schema: SchemaModel) => Iterable<SchemaModel>,
): WalkedPair["around"] {
  return {
    base: new Set([...around.base, ...partsOf(base)]),
    revision: new Set([...around.revision, ...partsOf(revision)]),
  };
}

/** Removes repeated findings on several paths, and keeps the shortest path. */
function withoutRepeats(findings: readonly SchemaFinding[]): SchemaFinding[] {
  return bestOfEach(
    findings,
    ({ rule, side, location, subject }) => [rule, side, location.pointer, subject].join(" "),
    isShorter,
  );
}
