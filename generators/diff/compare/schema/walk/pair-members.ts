import type {
  ArrayConstraints,
  ObjectConstraints,
  SchemaModel,
} from "../../../../core/model/schema-model.ts";
import { matches } from "../../../containment/name-patterns.ts";
import type { PathStep } from "../../../containment/obstacle.ts";
import type { WalkedPair } from "../finding.ts";
import { possibleParts } from "../flatten.ts";

/** The values inside a value, each with its schema on both sides. */
export function pairMembers(pair: WalkedPair): WalkedPair[] {
  const base = [...possibleParts(pair.base)];
  const revision = [...possibleParts(pair.revision)];
  const inside = (
    step: PathStep,
    left: SchemaModel | undefined,
    right: SchemaModel | undefined,
  ): WalkedPair[] =>
    left && right
      ? [
          {
            ...pair,
            base: left,
            revision: right,
            path: [...pair.path, step],
            around: { base: new Set(), revision: new Set() },
          },
        ]
      : [];
  const names = new Set(base.flatMap(({ object }) => [...(object?.properties?.keys() ?? [])]));
  const [before, after] = [declaredProperties(base), declaredProperties(revision)];
  const positions = Math.max(0, ...base.map(({ array }) => array?.prefixItems?.length ?? 0));
  return [
    ...[...names].flatMap((name) => inside({ kind: "property", name }, before(name), after(name))),
    ...[...declaredPatterns(base)].flatMap(([pattern, left]) =>
      inside({ kind: "properties" }, left, declaredPatterns(revision).get(pattern)),
    ),
    ...OBJECT_PARTS.flatMap((part) =>
      inside({ kind: "properties" }, firstOf(base, ofObject(part)), firstOf(revision, ofObject(part))),
    ),
    ...Array.from({ length: positions }, (_, index) => {
      const at: Read = ({ array }) => array?.prefixItems?.[index];
      return inside({ kind: "item", index }, firstOf(base, at), firstOf(revision, at));
    }).flat(),
    ...ARRAY_PARTS.flatMap((part) =>
      inside({ kind: "items" }, firstOf(base, ofArray(part)), firstOf(revision, ofArray(part))),
    ),
  ];
}

type Read = (schema: SchemaModel) => SchemaModel | undefined;

const OBJECT_PARTS = [
  "additionalProperties",
  "unevaluatedProperties",
] as const satisfies (keyof ObjectConstraints)[];
const ARRAY_PARTS = ["items", "contains", "unevaluatedItems"] as const satisfies (keyof ArrayConstraints)[];

function ofObject(part: (typeof OBJECT_PARTS)[number]): Read {
  return ({ object }) => object?.[part];
}

function ofArray(part: (typeof ARRAY_PARTS)[number]): Read {
  return ({ array }) => array?.[part];
}

function firstOf(parts: readonly SchemaModel[], read: Read): SchemaModel | undefined {
  for (const part of parts) {
    const found = read(part);
    if (found) return found;
  }
  return undefined;
}

/** The schema that the parts of a schema declare for a property, by its name or else by a pattern. */
export type DeclaredProperties = (name: string) => SchemaModel | undefined;

/** Reads the parts once: unions of hundreds of options have thousands of names. A forbidden property is not declared. */
export function declaredProperties(parts: Iterable<SchemaModel>): DeclaredProperties {
  const named = new Map<string, SchemaModel>();
  const patterned: (readonly [pattern: string, schema: SchemaModel])[] = [];
  for (const { object } of parts) {
    for (const [name, schema] of object?.properties ?? []) {
      if (schema.always !== false && !named.has(name)) named.set(name, schema);
    }
    patterned.push(...[...(object?.patternProperties ?? [])].filter(([, schema]) => schema.always !== false));
  }
  return (name) => named.get(name) ?? patterned.find(([pattern]) => matches(pattern, name))?.[1];
}

/** The names that the parts of a schema declare one by one. */
export function declaredNames(parts: Iterable<SchemaModel>): Set<string> {
  const names = [...parts].flatMap(({ object }) => [...(object?.properties ?? [])]);
  return new Set(names.filter(([, schema]) => schema.always !== false).map(([name]) => name));
}

/** The patterns by which the parts of a schema declare properties. */
export function declaredPatterns(parts: Iterable<SchemaModel>): Map<string, SchemaModel> {
  const patterns = [...parts].flatMap(({ object }) => [...(object?.patternProperties ?? [])]);
  return new Map(patterns.filter(([, schema]) => schema.always !== false));
}
