import type {
  ArrayCheck,
  CheckNode,
  ContainsCheck,
  NumberCheck,
  ObjectCheck,
  ReferenceCheck,
  StringCheck,
  Value,
} from "../../core/checks/check-node.ts";
import { pascalCase } from "../../core/identifier.ts";
import { isFull } from "../../core/types/array-type.ts";
import { isSafeInteger, statedBound } from "../plan/number-bounds.ts";
import { mayAcceptUndefined } from "./predicate-facts.ts";
import {
  ANY_VALUE,
  type ArrayNode,
  allOf,
  type ContainsNode,
  NO_VALUE,
  type ObjectCheck as ObjectCheckNode,
  type PredicateNode,
  type ScalarCheck,
  type ScalarNode,
  UNSTATED,
} from "./predicate-node.ts";

/** Facts about the schemas around that the predicate of a check needs. */
export interface PredicateScope {
  /** Names a reference. */
  keyOf(reference: ReferenceCheck): string;
  /** True where a schema contains the one whose predicate it is. */
  isCyclic(reference: ReferenceCheck): boolean;
  /** True inside of a member: there a reference back ends with the value. */
  readonly isInMember: boolean;
}

/** The predicate of a check. */
export function predicateOf(check: CheckNode, scope: PredicateScope): PredicateNode {
  const of = (part: CheckNode): PredicateNode => predicateOf(part, scope);
  switch (check.kind) {
    case "anything":
      return check.isUnstated ? UNSTATED : ANY_VALUE;
    case "chosen":
      return ANY_VALUE;
    case "nothing":
      return NO_VALUE;
    case "null":
    case "boolean":
      return scalar(check.kind);
    case "number":
      return scalar(check.form, numberChecks(check));
    case "string":
      return scalar("string", stringChecks(check));
    case "literals":
      return { kind: isPlain(check.values) ? "literals" : "equal", values: check.values };
    case "array":
      return arrayNode(check, scope);
    case "object":
      return objectNode(check, scope);
    case "allOf":
      return allOf(check.parts.filter(({ kind }) => kind !== "chosen").map(of));
    case "anyOf":
    case "oneOf":
      return { kind: check.kind, options: nullFirst(check.options).map(of) };
    case "discriminator": {
      const cases = check.options.map(({ values, check: option }) => ({ values, node: of(option) }));
      const otherwise: PredicateNode = check.isOpen
        ? { kind: "anyOf", options: cases.map(({ node }) => node) }
        : NO_VALUE;
      return { kind: "discriminator", property: check.propertyName, cases, otherwise };
    }
    case "not":
      return { kind: "not", part: of(check.check) };
    case "condition":
      return {
        kind: "condition",
        if: of(check.if),
        then: check.then ? of(check.then) : UNSTATED,
        else: check.else ? of(check.else) : UNSTATED,
      };
    case "on-type":
      return {
        kind: "on-type",
        type: check.type,
        part: check.type === "numeric" ? numeric(check.check) : of(check.check),
      };
    case "unevaluated": {
      const { base, properties, items } = check;
      return {
        kind: "unevaluated",
        base: of(base),
        properties: properties && of(properties),
        items: items && of(items),
      };
    }
    case "reference":
      return {
        kind: "reference",
        key: scope.keyOf(check),
        isLazy: !scope.isInMember && scope.isCyclic(check),
      };
    default:
      return check satisfies never;
  }
}

/** The options with null before the others: it is asked in no time, and the last one needs no function. */
function nullFirst(options: readonly CheckNode[]): readonly CheckNode[] {
  return [...options.filter(({ kind }) => kind === "null"), ...options.filter(({ kind }) => kind !== "null")];
}

function scalar(type: ScalarNode["type"], checks: readonly ScalarCheck[] = []): ScalarNode {
  return { kind: "scalar", type, checks };
}

/** The bounds of numbers of either form. */
function numeric(check: CheckNode): PredicateNode {
  return check.kind === "number" ? scalar("numeric", numberChecks(check)) : ANY_VALUE;
}

const OPERATORS = [
  ["minimum", ">="],
  ["maximum", "<="],
  ["exclusiveMinimum", ">"],
  ["exclusiveMaximum", "<"],
] as const;

const RANGES = { int64: [-(2n ** 63n), 2n ** 63n - 1n], uint64: [0n, 2n ** 64n - 1n] } as const;

function numberChecks(check: NumberCheck): ScalarCheck[] {
  const [least, greatest] = check.range ? RANGES[check.range] : [];
  const bounds = OPERATORS.flatMap(([keyword, operator]): ScalarCheck[] => {
    const bound = statedBound(check, keyword);
    return bound === undefined ? [] : [{ kind: "compare", operator, bound }];
  });
  const isWhole = check.isInteger && check.form === "number";
  return [
    ...(least === undefined ? [] : [{ kind: "compare", operator: ">=", bound: least } as const]),
    ...(greatest === undefined ? [] : [{ kind: "compare", operator: "<=", bound: greatest } as const]),
    ...(isWhole && isSafeInteger(check) ? [{ kind: "safe-integer" } as const] : []),
    ...bounds,
    ...(isWhole && !isSafeInteger(check) ? [{ kind: "integer" } as const] : []),
    ...(check.multipleOf === undefined ? [] : [{ kind: "multipleOf", divisor: check.multipleOf } as const]),
  ];
}

function stringChecks({ minLength, maxLength, prefix, pattern, format }: StringCheck): ScalarCheck[] {
  return [
    ...(prefix === undefined ? [] : [{ kind: "prefix", prefix } as const]),
    ...(minLength === undefined ? [] : [{ kind: "minLength", length: minLength } as const]),
    ...(maxLength === undefined ? [] : [{ kind: "maxLength", length: maxLength } as const]),
    ...(pattern ? [{ kind: "pattern", pattern } as const] : []),
    ...(format === undefined ? [] : [{ kind: "format", name: `is${pascalCase(format)}` } as const]),
  ];
}

function isPlain(values: readonly Value[]): boolean {
  return values.every((value) => typeof value !== "object" || value === null);
}

function arrayNode(check: ArrayCheck, outer: PredicateScope): ArrayNode {
  const { prefixItems = [], items, minItems, maxItems, uniqueItems, contains } = check;
  const of = (part: CheckNode): PredicateNode => predicateOf(part, outer);
  return {
    kind: "array",
    prefixItems: prefixItems.map((item, index) => {
      const isOptional = index >= minItems;
      const node = of(item);
      // An array may have holes, which an item of any type would accept.
      const isPresent = !isOptional && mayAcceptUndefined(node, () => true);
      return { node: isPresent ? allOf([{ kind: "present" }, node]) : node, isOptional };
    }),
    items: prefixItems.length > 0 && isFull(check) ? NO_VALUE : of(items),
    minItems,
    maxItems,
    uniqueItems,
    contains: contains ? [containsNode(contains, of)] : [],
  };
}

function containsNode(
  { item, minContains = 1, maxContains, counted }: ContainsCheck,
  of: (part: CheckNode) => PredicateNode,
): ContainsNode {
  const node = of(item);
  return { item: node, minContains, maxContains, counted: counted ? of(counted) : node };
}

function objectNode(check: ObjectCheck, outer: PredicateScope): PredicateNode {
  const scope = { ...outer, isInMember: true };
  const of = (part: CheckNode): PredicateNode => predicateOf(part, scope);
  const { members, additionalProperties, patternProperties, isEvaluated } = check;
  const hasPatterns = patternProperties.length > 0;
  const others = hasPatterns ? undefined : additionalProperties;
  return allOf([
    {
      kind: "object",
      properties: members.map(({ name, check: member, isOptional }) => ({
        key: name,
        node: of(member),
        isOptional,
      })),
      additionalProperties: others ? of(others) : isEvaluated ? UNSTATED : ANY_VALUE,
    },
    ...objectChecks(check, of).map((one) => ({ kind: "object-check", check: one }) as const),
  ]);
}

function objectChecks(check: ObjectCheck, of: (part: CheckNode) => PredicateNode): ObjectCheckNode[] {
  const { propertyNames, minProperties, maxProperties, dependentRequired, dependentSchemas } = check;
  return [
    ...patternChecks(check, of),
    ...(propertyNames ? [{ kind: "propertyNames", node: of(propertyNames) } as const] : []),
    ...(minProperties > 0 ? [{ kind: "minProperties", count: minProperties } as const] : []),
    ...(maxProperties === undefined ? [] : [{ kind: "maxProperties", count: maxProperties } as const]),
    ...dependentRequired.map(([key, names]) => ({ kind: "dependentRequired", key, names }) as const),
    ...dependentSchemas.map(([key, part]) => ({ kind: "dependentSchemas", key, node: of(part) }) as const),
  ];
}

function patternChecks(
  { patternProperties, additionalProperties, members, isEvaluated }: ObjectCheck,
  of: (part: CheckNode) => PredicateNode,
): ObjectCheckNode[] {
  if (patternProperties.length === 0) return [];
  const entries = patternProperties.map(({ pattern, check }) => ({ pattern, node: of(check) }));
  const named: ObjectCheckNode = { kind: "patternProperties", entries };
  if (!additionalProperties || (additionalProperties.kind === "anything" && !isEvaluated)) return [named];
  return [
    named,
    {
      kind: "additionalProperties",
      node: of(additionalProperties),
      names: members.filter(({ demand }) => !demand).map(({ name }) => name),
      patterns: patternProperties.map(({ pattern }) => pattern),
    },
  ];
}
