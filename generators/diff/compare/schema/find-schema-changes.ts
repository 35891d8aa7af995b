import type { ApiModel } from "../../../core/model/api-model.ts";
import type { SourceLocation } from "../../../core/model/source-location.ts";
import { numberOf } from "../../containment/terms/term.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { compareContradictions } from "./contradiction/compare-contradictions.ts";
import { createCollection } from "./discriminator/chosen-findings.ts";
import type { ChosenPair, ComparedChoices } from "./discriminator/compare-choices.ts";
import { compareConstraints } from "./effects/compare-constraints.ts";
import type { DirectionalPair, SchemaFinding } from "./finding.ts";
import { joinFindings } from "./join-findings.ts";
import { NOTHING_AROUND } from "./walk/pair-members.ts";
import { pairKey, walkSchemas } from "./walk/walk-schemas.ts";

/** Finds everything that differs between two schemas in one direction, each cause once. */
export function findSchemaChanges(context: CompareContext, pair: DirectionalPair): readonly SchemaFinding[] {
  // A shared response is the same pair of schemas in every operation that refers to it.
  const key = `${pair.direction} ${numberOf(pair.base)} ${numberOf(pair.revision)}`;
  const known = context.changesOfPairs.get(key);
  if (known) return known;
  const changes = findByText(context, pair);
  // Not cached if it gave up: a retry may get further.
  if (changes.every(({ rule }) => rule !== "schema-not-compared")) context.changesOfPairs.set(key, changes);
  return changes;
}

function findByText(context: CompareContext, pair: DirectionalPair): readonly SchemaFinding[] {
  const written = writtenIn(context, pair);
  if (written === undefined) return compareSchemas(context, pair);
  if (context.hasSameText(written)) return [];
  // Hundreds of responses may be the same reference, with the same findings behind it.
  const key = JSON.stringify([pair.direction, written.base, written.revision]);
  if (LONG_NUMBER.test(key)) return compareSchemas(context, pair);
  const known = context.schemaChanges.get(key);
  if (known) return known;
  const changes = compareSchemas(context, pair);
  if (changes.every(({ location }) => !isInside(location, pair))) context.schemaChanges.set(key, changes);
  return changes;
}

/** A number that may have been rounded to a double. */
const LONG_NUMBER = /\d{16}/;

function compareSchemas(context: CompareContext, pair: DirectionalPair): SchemaFinding[] {
  if (context.isIdentical(pair.base, pair.revision)) return [];
  const own = compareValues(context, { roots: pair, walked: { ...pair, path: [], around: NOTHING_AROUND } });
  return [...own.findings, ...compareChosen(context, { root: pair, own })];
}

/** Compares the values of two schemas, and returns the targets of discriminators. */
function compareValues(context: CompareContext, { roots: compared, walked }: ChosenPair): ComparedChoices {
  const view = context.views[compared.direction];
  const seenFrom = { ...compared, base: view(compared.base), revision: view(compared.revision) };
  const { roots, findings, unproved } = compareContradictions(context, seenFrom);
  const effects = compareConstraints(context, roots, unproved);
  const { findings: seen, chosen } = walkSchemas(context, walked);
  return { findings: [...findings, ...joinFindings(context, { roots, seen, effects })], chosen };
}

/** Finds differences of schemas that only discriminators select, each cause once. */
function compareChosen(
  context: CompareContext,
  { root, own }: { readonly root: DirectionalPair; readonly own: ComparedChoices },
): readonly SchemaFinding[] {
  const collection = createCollection(context, root, own.findings);
  const visited = new Set<string>();
  const pending = [...own.chosen];
  for (const next of pending) {
    const { path } = next.walked;
    const key = `${root.direction} ${pairKey(next.roots)}`;
    if (visited.has(key)) continue;
    visited.add(key);
    const inner = context.chosenValues.get(key) ?? compareValues(context, next);
    context.chosenValues.set(key, inner);
    collection.add(path, inner.findings);
    for (const one of inner.chosen) {
      pending.push({ ...one, walked: { ...one.walked, path: [...path, ...one.walked.path] } });
    }
  }
  return collection.found;
}

/** Returns the written text of two schemas; undefined if one replaces a missing schema. */
function writtenIn(models: Pair<ApiModel>, pair: DirectionalPair): Pair<unknown> | undefined {
  if (pair.base.always !== undefined || pair.revision.always !== undefined) return undefined;
  const base = models.base.writtenAt(pair.base.location.pointer);
  const revision = models.revision.writtenAt(pair.revision.location.pointer);
  return base === undefined || revision === undefined ? undefined : { base, revision };
}

function isInside({ pointer }: SourceLocation, { base, revision }: DirectionalPair): boolean {
  return pointer.startsWith(base.location.pointer) || pointer.startsWith(revision.location.pointer);
}
