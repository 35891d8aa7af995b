import type {
  ArrayConstraints,
  ObjectConstraints,
  SchemaModel,
} from "../../../../core/model/schema-model.ts";
import type { PathStep } from "../../../containment/obstacle.ts";
import { matches } from "../../../containment/terms/name-patterns.ts";
import type { WalkedPair } from "../finding.ts";
import { possibleParts } from "../flatten.ts";

/** The values inside a value, each with its schema on both sides. */
export function pairMembers(pair: WalkedPair): WalkedPair[] {
  const [left, right] = [possibleParts(pair.base), possibleParts(pair.revision)];
  const [base, revision] = [[...left], [...right]];
  const inside = (
    step: PathStep,
    one: SchemaModel | undefined,
    other: SchemaModel | undefined,
  ): WalkedPair[] =>
    one && other
      ? [
          {
            ...pair,
            base: one,
            revision: other,
            path: [...pair.path, step],
            around: { base: new Set(), revision: new Set() },
          },
        ]
      : [];
  const names = new Set(base.flatMap(({ object }) => [...(object?.properties?.keys() ?? [])]));
  const [before, after] = [declaredProperties(left), declaredProperties(right)];
  const positions = Math.max(0, ...base.map(({ array }) => array?.prefixItems?.length ?? 0));
  return [
    ...[...names].flatMap((name) => inside({ kind: "property", name }, before(name), after(name))),
    ...[...declaredPatterns(left)].flatMap(([pattern, schema]) =>
      inside({ kind: "properties" }, schema, declaredPatterns(right).get(pattern)),
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

/** Parts of a schema, in the order in which they are asked. They are known by the list, which nobody changes. */
type Parts = readonly SchemaModel[] | ReadonlySet<SchemaModel>;

/** What parts declare. A forbidden property is not declared. */
interface Declared {
  readonly named: ReadonlyMap<string, SchemaModel>;
  readonly patterned: readonly (readonly [pattern: string, schema: SchemaModel])[];
}

const declared = new WeakMap<Parts, Declared>();

/** Unions of hundreds of options have thousands of names, and each option is compared with all of them around it. */
function declaredBy(parts: Parts): Declared {
  const known = declared.get(parts) ?? readDeclared(parts);
  declared.set(parts, known);
  return known;
}

function readDeclared(parts: Parts): Declared {
  const named = new Map<string, SchemaModel>();
  const patterned: (readonly [pattern: string, schema: SchemaModel])[] = [];
  for (const { object } of parts) {
    object?.properties?.forEach((schema, name) => {
      if (schema.always !== false && !named.has(name)) named.set(name, schema);
    });
    patterned.push(...[...(object?.patternProperties ?? [])].filter(([, schema]) => schema.always !== false));
  }
  return { named, patterned };
}

/** Of several lists of parts, the first ones are asked first. */
export function declaredProperties(...lists: readonly Parts[]): DeclaredProperties {
  const all = lists.map(declaredBy);
  const patterned = all.flatMap((one) => one.patterned);
  return (name) =>
    all.find(({ named }) => named.has(name))?.named.get(name) ??
    patterned.find(([pattern]) => matches(pattern, name))?.[1];
}

/** The names that the parts of a schema declare one by one. */
export function declaredNames(parts: Parts): ReadonlySet<string> {
  return new Set(declaredBy(parts).named.keys());
}

/** The patterns by which the parts of a schema declare properties. */
export function declaredPatterns(...lists: readonly Parts[]): Map<string, SchemaModel> {
  return new Map(lists.flatMap((parts) => declaredBy(parts).patterned));
}
