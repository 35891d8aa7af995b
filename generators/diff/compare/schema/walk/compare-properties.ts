import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { isCovered } from "../../../containment/terms/name-patterns.ts";
import type { RuleId } from "../../../rules/index.ts";
import type { CompareContext } from "../../context.ts";
import { type Travel, travels } from "../direction/directional-view.ts";
import type { SchemaFinding, WalkedPair } from "../finding.ts";
import { flatten, possibleParts } from "../flatten.ts";
import { pairSingleOption } from "../pair-options.ts";
import { mayBeRemoved } from "./compare-sunset.ts";
import { declaredNames, declaredPatterns, declaredProperties } from "./pair-members.ts";

/** Declared properties that came, went, or stopped or started to travel. */
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
    ...comparePatterns(pair, {
      base: declaredPatterns(...base),
      revision: declaredPatterns(...revision),
    }),
  ];
}

type Patterns = ReadonlyMap<string, SchemaModel>;

function comparePatterns(
  { path }: WalkedPair,
  { base, revision }: { readonly base: Patterns; readonly revision: Patterns },
): SchemaFinding[] {
  const reported = (pattern: string) => ({
    subject: pattern,
    certain: true,
    path: [...path, { kind: "properties" as const }],
  });
  const isDeclared = (pattern: string, by: Patterns) => by.has(pattern) || isCovered(pattern, by.keys());
  const removed = [...base].filter(([pattern]) => !isDeclared(pattern, revision));
  const added = [...revision].filter(([pattern]) => !isDeclared(pattern, base));
  return [
    ...removed.map(
      ([pattern, { location }]): SchemaFinding => ({
        rule: "pattern-properties-removed",
        side: "base",
        location,
        ...reported(pattern),
      }),
    ),
    ...added.map(
      ([pattern, { location }]): SchemaFinding => ({
        rule: "pattern-properties-added",
        side: "revision",
        location,
        ...reported(pattern),
      }),
    ),
  ];
}

interface Property {
  readonly pair: WalkedPair;
  readonly name: string;
  readonly base: SchemaModel | undefined;
  readonly revision: SchemaModel | undefined;
}

function compareProperty(context: CompareContext, { pair, name, base, revision }: Property): SchemaFinding[] {
  const { direction } = pair;
  const [before, after] = [base, revision].map(
    (schema) => schema !== undefined && travels(schema, direction),
  );
  if (before === after) return [];
  const reported = { subject: name, path: [...pair.path, { kind: "property" as const, name }] };
  if (base && before) {
    const removal = mayBeRemoved(context, base) ? "property-removed-after-sunset" : "property-removed";
    const rule = revision ? STOPPED[direction] : removal;
    const location = (revision ?? base).location;
    return [{ rule, side: revision ? "revision" : "base", location, certain: true, ...reported }];
  }
  if (!revision) return [];
  return [
    {
      rule: base ? STARTED[direction] : isTypedMap(pair.base) ? "property-added-to-map" : "property-added",
      side: "revision",
      location: revision.location,
      certain: true,
      ...reported,
    },
  ];
}

/** True where undeclared properties have a type, which the type of all properties that are read by a variable name is made of. */
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

/** Where both sides choose between options, the options are compared by themselves. */
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
