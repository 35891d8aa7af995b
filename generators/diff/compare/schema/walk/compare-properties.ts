import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { isCovered } from "../../../containment/terms/name-patterns.ts";
import type { RuleId } from "../../../rules/index.ts";
import type { CompareContext } from "../../context.ts";
import { removalOf } from "../../document/lifecycle.ts";
import type { Pair } from "../../pair/pair-nodes.ts";
import { type Travel, travels } from "../direction/directional-view.ts";
import type { SchemaFinding, WalkedPair } from "../finding.ts";
import { flatten, possibleParts } from "../flatten.ts";
import { pairSingleOption } from "../pair-options.ts";
import { deprecatable } from "./compare-annotations.ts";
import { declaredNames, declaredPatterns, declaredProperties } from "./pair-members.ts";

/** Compares declared properties: added, removed, or with another direction. */
export function compareProperties(context: CompareContext, pair: WalkedPair): SchemaFinding[] {
  if (!mayBeObject(pair.base) || !mayBeObject(pair.revision)) return [];
  const own = ownParts(context, pair);
  const base = [possibleParts(pair.base), pair.around.base];
  const revision = [possibleParts(pair.revision), pair.around.revision];
  const names = new Set([...declaredNames(own.base), ...declaredNames(own.revision)]);
  const [before, after] = [declaredProperties(...base), declaredProperties(...revision)];
  const properties = [...names].flatMap((name) =>
    compareProperty(context, { pair, name, base: before(name), revision: after(name) }),
  );
  return [
    ...properties,
    ...comparePatterns(pair, { base: declaredPatterns(...base), revision: declaredPatterns(...revision) }),
  ];
}

type Patterns = ReadonlyMap<string, SchemaModel>;

function comparePatterns({ path }: WalkedPair, { base, revision }: Pair<Patterns>): SchemaFinding[] {
  const about = (subject: string): Pick<SchemaFinding, "subject" | "certain" | "path"> => {
    return { subject, certain: true, path: [...path, { kind: "properties", pattern: subject }] };
  };
  const left = (own: Patterns, others: Patterns) =>
    [...own].filter(([pattern]) => !others.has(pattern) && !isCovered(pattern, others.keys()));
  return [
    ...left(base, revision).map(([pattern, { location }]): SchemaFinding => {
      return { rule: "pattern-properties-removed", side: "base", location, ...about(pattern) };
    }),
    ...left(revision, base).map(([pattern, { location }]): SchemaFinding => {
      return { rule: "pattern-properties-added", side: "revision", location, ...about(pattern) };
    }),
  ];
}

interface Property extends Pair<SchemaModel | undefined> {
  readonly pair: WalkedPair;
  readonly name: string;
}

function compareProperty(context: CompareContext, { pair, name, base, revision }: Property): SchemaFinding[] {
  const { direction } = pair;
  const [before, after] = [base, revision].map(
    (schema) => schema !== undefined && travels(schema, direction),
  );
  if (before === after) return [];
  const path = [...pair.path, { kind: "property", name }] as const;
  const reported = { subject: name, path, certain: true };
  if (base && before) {
    if (revision)
      return [{ rule: STOPPED[direction], side: "revision", ...reported, location: revision.location }];
    const removal = removalOf("property-removed", deprecatable(base), context.options);
    return [{ ...removal, side: "base", ...reported, location: base.location }];
  }
  if (!revision) return [];
  const addition = isTypedMap(pair.base) ? "property-added-to-map" : "property-added";
  const rule = base ? STARTED[direction] : addition;
  return [{ rule, side: "revision", ...reported, location: revision.location }];
}

/** True if undeclared properties have a type, which becomes part of the index signature in code. */
function isTypedMap(schema: SchemaModel): boolean {
  return [...possibleParts(schema)].some(({ object }) => {
    const undeclared = object?.additionalProperties;
    return undeclared !== undefined && undeclared.always === undefined;
  });
}

const STOPPED: Readonly<Record<Travel, RuleId>> = {
  request: "property-became-read-only",
  response: "property-became-write-only",
};

const STARTED: Readonly<Record<Travel, RuleId>> = {
  request: "property-no-longer-read-only",
  response: "property-no-longer-write-only",
};

/** Returns the parts to compare. If both sides have options, these are compared separately. */
function ownParts(context: CompareContext, { base, revision }: WalkedPair) {
  const [left, right] = [flatten(base), flatten(revision)];
  const isPaired =
    left.unions.length === right.unions.length
      ? left.unions.length > 0
      : pairSingleOption(context, { base, revision }) !== undefined;
  return isPaired
    ? { base: left.parts, revision: right.parts }
    : { base: possibleParts(base), revision: possibleParts(revision) };
}

function mayBeObject(schema: SchemaModel): boolean {
  return flatten(schema).parts.every(({ always, types, constant }) => {
    return always !== false && !constant && (types === undefined || types.includes("object"));
  });
}
