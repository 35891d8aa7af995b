import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { isCovered } from "../../../containment/name-patterns.ts";
import type { CompareContext } from "../../../context.ts";
import type { Travel } from "../../../directed/travels.ts";
import { travels } from "../../../directed/travels.ts";
import type { Rule } from "../../../rule.ts";
import { patternPropertiesAdded } from "../../../rules/schemas/objects/pattern-properties-added.ts";
import { patternPropertiesRemoved } from "../../../rules/schemas/objects/pattern-properties-removed.ts";
import { propertyAdded } from "../../../rules/schemas/objects/property-added.ts";
import { propertyBecameReadOnly } from "../../../rules/schemas/objects/property-became-read-only.ts";
import { propertyBecameWriteOnly } from "../../../rules/schemas/objects/property-became-write-only.ts";
import { propertyNoLongerReadOnly } from "../../../rules/schemas/objects/property-no-longer-read-only.ts";
import { propertyNoLongerWriteOnly } from "../../../rules/schemas/objects/property-no-longer-write-only.ts";
import { propertyRemoved } from "../../../rules/schemas/objects/property-removed.ts";
import type { SchemaFinding } from "../finding.ts";
import { flatten, possibleParts } from "../flatten.ts";
import { pairSingleOption } from "../pair-single-option.ts";
import { declaredNames, declaredPatterns, declaredProperty } from "./declared-property.ts";
import type { WalkedPair } from "./walked-pair.ts";

/** Declared properties that came, went, or stopped or started to travel. */
export function compareProperties(context: CompareContext, pair: WalkedPair): SchemaFinding[] {
  if (!mayBeObject(pair.base) || !mayBeObject(pair.revision)) return [];
  const own = ownParts(context, pair);
  const all = {
    base: new Set([...possibleParts(pair.base), ...pair.around.base]),
    revision: new Set([...possibleParts(pair.revision), ...pair.around.revision]),
  };
  const names = new Set([...declaredNames(own.base), ...declaredNames(own.revision)]);
  const properties = [...names].flatMap((name) => {
    const base = declaredProperty(all.base, name);
    const revision = declaredProperty(all.revision, name);
    return compareProperty({ pair, name, base, revision });
  });
  return [
    ...properties,
    ...comparePatterns(pair, { base: declaredPatterns(all.base), revision: declaredPatterns(all.revision) }),
  ];
}

type Patterns = ReadonlyMap<string, SchemaModel>;

function comparePatterns(
  { path }: WalkedPair,
  { base, revision }: { readonly base: Patterns; readonly revision: Patterns },
): SchemaFinding[] {
  const told = (pattern: string) => ({
    subject: pattern,
    certain: true,
    path: [...path, { kind: "properties" as const }],
  });
  const isDeclared = (pattern: string, by: Patterns) => by.has(pattern) || isCovered(pattern, by.keys());
  const removed = [...base].filter(([pattern]) => !isDeclared(pattern, revision));
  const added = [...revision].filter(([pattern]) => !isDeclared(pattern, base));
  return [
    ...removed.map(
      ([pattern, { place }]): SchemaFinding => ({
        rule: patternPropertiesRemoved,
        side: "base",
        place,
        ...told(pattern),
      }),
    ),
    ...added.map(
      ([pattern, { place }]): SchemaFinding => ({
        rule: patternPropertiesAdded,
        side: "revision",
        place,
        ...told(pattern),
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

function compareProperty({ pair, name, base, revision }: Property): SchemaFinding[] {
  const { direction } = pair;
  const [before, after] = [base, revision].map(
    (schema) => schema !== undefined && travels(schema, direction),
  );
  if (before === after) return [];
  const told = { subject: name, path: [...pair.path, { kind: "property" as const, name }] };
  if (base && before) {
    const rule = revision ? STOPPED[direction] : propertyRemoved;
    const place = (revision ?? base).place;
    return [{ rule, side: revision ? "revision" : "base", place, certain: true, ...told }];
  }
  if (!revision) return [];
  return [
    {
      rule: base ? STARTED[direction] : propertyAdded,
      side: "revision",
      place: revision.place,
      certain: true,
      ...told,
    },
  ];
}

const STOPPED: Readonly<Record<Travel, Rule>> = {
  request: propertyBecameReadOnly,
  reply: propertyBecameWriteOnly,
};

const STARTED: Readonly<Record<Travel, Rule>> = {
  request: propertyNoLongerReadOnly,
  reply: propertyNoLongerWriteOnly,
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
