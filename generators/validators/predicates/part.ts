import type { CheckNode, ObjectCheck, Pattern, PatternMembers, Value } from "../../core/checks/check-node.ts";
import { EMPTY_OBJECT } from "../../core/checks/object-check.ts";

/** A check, or one of several that together make up a check of one value. An `object` checks nothing but members. */
export type Part =
  | Exclude<CheckNode, { readonly kind: "allOf" | "anyOf" | "oneOf" | "chosen" }>
  | { readonly kind: "together"; readonly parts: readonly Part[] }
  | { readonly kind: "anyOf" | "oneOf"; readonly options: readonly AnyCheck[] }
  /** One of some values by deep equality. */
  | { readonly kind: "equal"; readonly values: readonly Value[] }
  /** A keyword of objects; other values fail. */
  | { readonly kind: "keyword"; readonly keyword: ObjectKeyword }
  /** Not `undefined`. */
  | { readonly kind: "present" }
  /** Only `undefined`. */
  | { readonly kind: "absent" };

/** A check, or the part that it was converted to. */
export type AnyCheck = CheckNode | Part;

/** A keyword of an object other than its members. */
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

/** Converts a check: separates keywords of objects from members, and puts null before other options. */
export function partOf(check: AnyCheck): Part {
  switch (check.kind) {
    case "chosen":
      return { kind: "anything", isAbsent: false };
    case "literals":
      return check.values.every((value) => typeof value !== "object" || value === null)
        ? check
        : { kind: "equal", values: check.values };
    case "anyOf":
    case "oneOf":
      return { kind: check.kind, options: nullFirst(check.options) };
    case "allOf":
      return together(check.parts.filter(({ kind }) => kind !== "chosen"));
    case "object":
      return objectPart(check);
    default:
      return check;
  }
}

/** Combines and flattens parts for one value. */
export function together(all: readonly AnyCheck[]): Part {
  const parts = all.map(partOf).flatMap((part) => (part.kind === "together" ? part.parts : [part]));
  const [first, ...others] = parts;
  return first && others.length === 0 ? first : { kind: "together", parts };
}

/** Puts null first: it is the fastest test, and the last option needs no function. */
function nullFirst(options: readonly AnyCheck[]): readonly AnyCheck[] {
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
