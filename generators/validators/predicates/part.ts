import type { CheckNode, ObjectCheck, Pattern, PatternMembers, Value } from "../../core/checks/check-node.ts";
import { EMPTY_OBJECT } from "../../core/checks/object-check.ts";

/** A check of one value, or a piece of one. An object has no keywords but those of its members. */
export type Part =
  | Exclude<CheckNode, { readonly kind: "allOf" | "anyOf" | "oneOf" | "chosen" }>
  | { readonly kind: "together"; readonly parts: readonly Part[] }
  | { readonly kind: "anyOf" | "oneOf"; readonly options: readonly Asked[] }
  /** One of some values by deep equality. */
  | { readonly kind: "equal"; readonly values: readonly Value[] }
  /** A keyword of objects; other values fail. */
  | { readonly kind: "keyword"; readonly keyword: ObjectKeyword }
  /** Not `undefined`. */
  | { readonly kind: "present" }
  /** `undefined` alone. */
  | { readonly kind: "absent" };

/** A check as it is, or what it has become. */
export type Asked = CheckNode | Part;

/** A keyword that applies to an object beside its members. */
export type ObjectKeyword =
  | { readonly kind: "patternProperties"; readonly entries: readonly PatternMembers[] }
  | {
      readonly kind: "additionalProperties";
      readonly check: CheckNode;
      readonly names: readonly string[];
      readonly patterns: readonly Pattern[];
    }
  | { readonly kind: "propertyNames"; readonly check: CheckNode }
  | { readonly kind: "minProperties" | "maxProperties"; readonly count: number }
  | { readonly kind: "dependentRequired"; readonly name: string; readonly required: readonly string[] }
  | { readonly kind: "dependentSchemas"; readonly name: string; readonly check: CheckNode };

/** A check as what is asked at once: keywords of objects apart from members, null before other options, types left out. */
export function partOf(asked: Asked): Part {
  switch (asked.kind) {
    case "chosen":
      return { kind: "anything", isAbsent: false };
    case "literals":
      return asked.values.every((value) => typeof value !== "object" || value === null)
        ? asked
        : { kind: "equal", values: asked.values };
    case "anyOf":
    case "oneOf":
      return { kind: asked.kind, options: nullFirst(asked.options) };
    case "allOf":
      return together(asked.parts.filter(({ kind }) => kind !== "chosen"));
    case "object":
      return objectPart(asked);
    default:
      return asked;
  }
}

/** Parts for one value as one; those that are several themselves are flattened. */
export function together(all: readonly Asked[]): Part {
  const parts = all.map(partOf).flatMap((part) => (part.kind === "together" ? part.parts : [part]));
  const [first, ...others] = parts;
  return first && others.length === 0 ? first : { kind: "together", parts };
}

/** It is asked in no time, and the last one needs no function. */
function nullFirst(options: readonly Asked[]): readonly Asked[] {
  return [...options.filter(({ kind }) => kind === "null"), ...options.filter(({ kind }) => kind !== "null")];
}

function objectPart(check: ObjectCheck): Part {
  const keywords = keywordsOf(check);
  if (keywords.length === 0) return check;
  const { members, isEvaluated, patternProperties } = check;
  const additionalProperties = patternProperties.length > 0 ? undefined : check.additionalProperties;
  const object = { ...EMPTY_OBJECT, members, additionalProperties, isEvaluated };
  return {
    kind: "together",
    parts: [object, ...keywords.map((keyword) => ({ kind: "keyword", keyword }) as const)],
  };
}

function keywordsOf(check: ObjectCheck): ObjectKeyword[] {
  const { propertyNames, minProperties, maxProperties, dependentRequired, dependentSchemas } = check;
  return [
    ...patternKeywords(check),
    ...(propertyNames ? [{ kind: "propertyNames", check: propertyNames } as const] : []),
    ...(minProperties > 0 ? [{ kind: "minProperties", count: minProperties } as const] : []),
    ...(maxProperties === undefined ? [] : [{ kind: "maxProperties", count: maxProperties } as const]),
    ...dependentRequired.map(([name, required]) => ({ kind: "dependentRequired", name, required }) as const),
    ...dependentSchemas.map(([name, part]) => ({ kind: "dependentSchemas", name, check: part }) as const),
  ];
}

function patternKeywords({
  patternProperties: entries,
  additionalProperties,
  members,
  isEvaluated,
}: ObjectCheck): ObjectKeyword[] {
  if (entries.length === 0) return [];
  const named = { kind: "patternProperties", entries } as const;
  if (!additionalProperties || (additionalProperties.kind === "anything" && !isEvaluated)) return [named];
  const names = members.filter(({ demand }) => !demand).map(({ name }) => name);
  const patterns = entries.map(({ pattern }) => pattern);
  return [named, { kind: "additionalProperties", check: additionalProperties, names, patterns }];
}
