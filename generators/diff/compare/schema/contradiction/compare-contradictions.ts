import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { once } from "../../../containment/containment.ts";
import type { CompareContext } from "../../context.ts";
import { mapPair } from "../../pair/pair-nodes.ts";
import { reportEffect, type Unproved } from "../effects/compare-constraints.ts";
import { findEffects } from "../effects/find-effects.ts";
import type { DirectionalPair, SchemaFinding } from "../finding.ts";
import { valuePath } from "../value-path.ts";
import type { Contradiction } from "./find-contradictions.ts";
import { partsOf } from "./inner-locations.ts";
import { type Dropped, droppedKeywords, partnerOf } from "./relax-schemas.ts";
import { keywordWords, withKeywords } from "./schema-keywords.ts";

/** Limit of rounds: each one removes one contradiction of a schema. */
const MOST_ROUNDS = 4;

/**
 * Reports each contradiction, and returns the schemas without it. A schema without values is contained in every other
 * one, so comparing values would hide all other changes.
 */
export function compareContradictions(context: CompareContext, pair: DirectionalPair) {
  const findings: SchemaFinding[] = [];
  const unproved = { paths: new Set<string>(), pointers: new Set<string>() } satisfies Unproved;
  let roots = pair;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const contradictions = context.findContradictions(roots);
    if (contradictions.length === 0) break;
    const dropped: Dropped = new Map();
    for (const one of contradictions) {
      const own = droppedKeywords(context.containment, one);
      for (const [schema, names] of own) dropped.set(schema, names);
      findings.push(...report(context, { roots, one, dropped: own }));
      if (!one.isIn.base) continue;
      unproved.paths.add(valuePath(one.path));
      for (const pointer of emptyAlone(context, one.schemas.base)) unproved.pointers.add(pointer);
    }
    roots = { ...roots, ...mapPair<SchemaModel, SchemaModel>(roots, context.relaxation(dropped)) };
  }
  return { roots, findings, unproved };
}

/** Finds schemas that accept no value by themselves. A contradiction is reported on the shortest path to it. */
function emptyAlone({ containment }: CompareContext, schemas: readonly SchemaModel[]): string[] {
  const empty = partsOf(schemas).filter((part) => containment.isEmpty([part]));
  return empty.flatMap(({ location: { pointer } }) => (pointer === "" ? [] : [pointer]));
}

interface Reported {
  readonly roots: DirectionalPair;
  readonly one: Contradiction;
  readonly dropped: Dropped;
}

function report(context: CompareContext, reported: Reported): SchemaFinding[] {
  const { isIn } = reported.one;
  const changes = isIn.base && isIn.revision ? droppedChanges(context, reported) : [];
  return [contradiction(context, reported), ...changes];
}

function contradiction(context: CompareContext, { roots, one, dropped }: Reported): SchemaFinding {
  const { path, schemas, isIn } = one;
  const side = isIn.revision || schemas.revision.length > 0 ? "revision" : "base";
  const conflict =
    partsOf(schemas[side]).find((part) => dropped.has(part)) ?? schemas[side][0] ?? roots[side];
  const subject = keywordWords(dropped.get(conflict) ?? new Set());
  return {
    rule: isIn.revision ? "schema-unsatisfiable" : "schema-made-satisfiable",
    side,
    location: conflict.location,
    subject,
    path,
    certain: false,
    ...(isIn.base ? { before: subject } : {}),
    ...(isIn.revision ? { after: subject } : {}),
    // A value that the place accepted before.
    counterexample: once(() =>
      isIn.base ? undefined : context.containment.findValueWithPath(roots.base, path),
    ),
  };
}

/** Compares keywords that no value can meet one by one, since nothing can be proved about them. */
function droppedChanges(context: CompareContext, { roots, one, dropped }: Reported): SchemaFinding[] {
  const parts = mapPair(one.schemas, partsOf);
  return parts.base.flatMap((base) => {
    const revision = partnerOf(base, parts.base, parts.revision);
    const names = new Set([...(dropped.get(base) ?? []), ...((revision && dropped.get(revision)) ?? [])]);
    if (!revision || names.size === 0) return [];
    const only = (schema: SchemaModel) => withKeywords(schema, new Set(["types", ...names]));
    const alone = { ...roots, base: only(base), revision: only(revision), lostAt: new Set<string>() };
    return findEffects(context.containment, alone).map((effect): SchemaFinding => {
      const { counterexample: _, effect: __, path, ...finding } = reportEffect(context, effect, alone);
      return { ...finding, path: [...one.path, ...path] };
    });
  });
}
