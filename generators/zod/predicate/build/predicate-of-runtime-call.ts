import type { CallNode, Member, ZodNode } from "../../build/zod-node.ts";
import {
  type ArrayNode,
  allOf,
  type GuardType,
  NO_VALUE,
  type ObjectNode,
  type PredicateNode,
  type PropertyNode,
  type ScalarNode,
  UNSTATED,
} from "../predicate-node.ts";
import {
  argument,
  entriesOf,
  entryOf,
  itemsOf,
  literalOf,
  namedArguments,
  unsupported,
} from "./arguments.ts";
import type { Building } from "./building.ts";
import { scalar } from "./scalar-checks.ts";

type FromRuntime = (args: readonly ZodNode[], building: Building) => PredicateNode;

const EMPTY_ARRAY: ArrayNode = {
  kind: "array",
  prefixItems: [],
  items: UNSTATED,
  minItems: 0,
  maxItems: undefined,
  uniqueItems: false,
  contains: [],
};

/** Schemas that the runtime makes, by name. */
const RUNTIME: Readonly<Record<string, FromRuntime>> = {
  array: ([items], { predicate }) => ({ ...EMPTY_ARRAY, items: predicate(argument(items)) }),
  tuple: ([prefixItems, items], building) => ({
    ...EMPTY_ARRAY,
    prefixItems: itemsOf(prefixItems).map((item) => optionalNode(item, building)),
    items: items ? building.predicate(items) : NO_VALUE,
  }),
  object: ([properties], building) => object(entriesOf(properties), UNSTATED, building),
  record: ([values], building) => object([], building.predicate(argument(values)), building),
  anyOf: ([options], { predicate }) => ({ kind: "anyOf", options: itemsOf(options).map(predicate) }),
  oneOf: ([options], { predicate }) => ({ kind: "oneOf", options: itemsOf(options).map(predicate) }),
  allOf: ([parts], { predicate }) => allOf(itemsOf(parts).map(predicate)),
  narrowed: (parts, { predicate }) => allOf(parts.map(predicate)),
  openEnum: () => scalar("string"),
  startsWith: ([prefix]) => scalar("string", [{ kind: "prefix", prefix: String(literalOf(prefix)) }]),
  typed: ([schema], { predicate }) => predicate(argument(schema)),
  chosenBy: ([schema], { predicate }) => predicate(argument(schema)),
  implied: onType,
  literals: (values) => ({ kind: "equal", values: values.map(literalOf) }),
  lazy: ([getter], { predicate }) => lazy(argument(getter), predicate),
  int64: () => bigintWithin(-(2n ** 63n), 2n ** 63n - 1n),
  uint64: () => bigintWithin(0n, 2n ** 64n - 1n),
  unevaluated: ([base, rest], { predicate }) => {
    const given = namedArguments(rest);
    const [properties, items] = [given.get("properties"), given.get("items")];
    return {
      kind: "unevaluated",
      base: predicate(argument(base)),
      properties: properties && predicate(properties),
      items: items && predicate(items),
    };
  },
};

/** The predicate of a schema that a function of the runtime makes. */
export function predicateOfRuntimeCall({ name, args }: CallNode, building: Building): PredicateNode {
  return entryOf(RUNTIME, name)?.(args, building) ?? unsupported(name);
}

/** A part that applies to values of one type: a schema, or a check. */
export function onType([type, schema]: readonly ZodNode[], { predicate }: Building): PredicateNode {
  return { kind: "on-type", type: literalOf(type) as GuardType, part: predicate(argument(schema)) };
}

function object(
  members: readonly Member[],
  additionalProperties: PredicateNode,
  building: Building,
): ObjectNode {
  const properties = members.map(({ key, node }) => ({ key, ...optionalNode(node, building) }));
  return { kind: "object", properties, additionalProperties };
}

/** A property or an item that may be absent. */
function optionalNode(node: ZodNode, { predicate }: Building): Omit<PropertyNode, "key"> {
  return { node: predicate(node), isOptional: node.kind === "method" && node.name === "exactOptional" };
}

function lazy(getter: ZodNode, predicate: Building["predicate"]): PredicateNode {
  const target = getter.kind === "function" ? predicate(getter.result) : unsupported(getter.kind);
  return target.kind === "reference" ? { ...target, isLazy: true } : target;
}

function bigintWithin(least: bigint, greatest: bigint): ScalarNode {
  return scalar("bigint", [
    { kind: "compare", operator: ">=", bound: least },
    { kind: "compare", operator: "<=", bound: greatest },
  ]);
}
