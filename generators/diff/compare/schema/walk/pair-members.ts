import type {
  ArrayConstraints,
  ObjectConstraints,
  SchemaModel,
} from "../../../../core/model/schema-model.ts";
import type { PathStep } from "../../../containment/obstacle.ts";
import { possibleParts } from "../flatten.ts";
import { declaredPatterns, declaredProperties } from "./declared-property.ts";
import type { WalkedPair } from "./walked-pair.ts";

/** The values inside a value, each with what both sides say of it. */
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
