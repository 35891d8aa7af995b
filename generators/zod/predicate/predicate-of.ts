import { pascalCase } from "../../core/identifier.ts";
import type { CallNode, Member, MethodNode, Value, ZodNode } from "../build/zod-node.ts";
import { addedTo, membersOf } from "./object-members.ts";
import {
  ANY_VALUE,
  type ArrayNode,
  allOf,
  type ContainsNode,
  type GuardType,
  NO_VALUE,
  type ObjectCheck,
  type PatternSource,
  type PredicateMember,
  type PredicateNode,
  type ScalarCheck,
  type ScalarNode,
  type SwitchCase,
  UNSTATED,
} from "./predicate-node.ts";

/** Finds the schema that a name stands for. */
export type NodeOf = (name: string) => ZodNode;

/**
 * What a zod schema asks of a value. Its nodes are what the validator is printed from as well: what is decided of a
 * description, the reading among it, is decided once.
 */
export function predicateOf(node: ZodNode, nodeOf: NodeOf): PredicateNode {
  return new Reader(nodeOf).node(node);
}

const TYPES = {
  string: "string",
  number: "number",
  boolean: "boolean",
  null: "null",
  bigint: "bigint",
} as const;

const INT64 = [-(2n ** 63n), 2n ** 63n - 1n] as const;
const UINT64 = [0n, 2n ** 64n - 1n] as const;

const OPERATORS = { gte: ">=", lte: "<=", gt: ">", lt: "<" } as const;

/** Checks of strings that are no formats, by the names of zod's functions and of its methods. */
const LENGTHS: Readonly<Record<string, "min" | "max" | "both">> = {
  min: "min",
  minLength: "min",
  max: "max",
  maxLength: "max",
  length: "both",
};

class Reader {
  readonly #nodeOf: NodeOf;

  constructor(nodeOf: NodeOf) {
    this.#nodeOf = nodeOf;
  }

  node(node: ZodNode): PredicateNode {
    switch (node.kind) {
      case "call":
        return node.from === "zod" ? this.#zodCall(node) : this.#runtimeCall(node);
      case "method":
        return this.#method(node);
      case "name":
        return { kind: "name", key: String(node.name), isLazy: false };
      case "runtime":
        return node.name === "unstated" ? UNSTATED : unknown(node.name);
      case "deferred":
        return this.node(node.schema);
      default:
        return unknown(node.kind);
    }
  }

  #zodCall({ name, args }: CallNode): PredicateNode {
    const [first] = args;
    switch (name) {
      case "string":
      case "number":
      case "boolean":
      case "null":
      case "bigint":
        return scalar(TYPES[name]);
      case "int":
        return scalar("number", [{ kind: "safe-integer" }]);
      case "unknown":
      case "any":
        return ANY_VALUE;
      case "never":
        return NO_VALUE;
      case "literal":
      case "enum":
        return {
          kind: "literals",
          values: first?.kind === "list" ? first.items.map(given) : args.map(given),
        };
      case "nonoptional":
        return allOf([{ kind: "present" }, this.node(needed(first))]);
      case "discriminatedUnion":
        return this.#switch(args);
      default:
        return unknown(name);
    }
  }

  #runtimeCall({ name, args }: CallNode): PredicateNode {
    const [first, second] = args;
    switch (name) {
      case "array":
        return { ...EMPTY_ARRAY, rest: this.node(needed(first)) };
      case "tuple":
        return {
          ...EMPTY_ARRAY,
          first: listed(first).map((item) => this.#entry(item)),
          rest: second ? this.node(second) : NO_VALUE,
        };
      case "object":
        return this.#object(membersIn(first), UNSTATED);
      case "record":
        return this.#object([], this.node(needed(first)));
      case "anyOf":
        return { kind: "any", options: listed(first).map((option) => this.node(option)) };
      case "oneOf":
        return { kind: "one", options: listed(first).map((option) => this.node(option)) };
      case "allOf":
        return allOf(listed(first).map((part) => this.node(part)));
      case "narrowed":
        return allOf(args.map((part) => this.node(part)));
      case "openEnum":
        return scalar("string");
      case "startsWith":
        return scalar("string", [{ kind: "starts-with", prefix: String(given(needed(first))) }]);
      case "typed":
      case "chosenBy":
        return this.node(needed(first));
      case "implied":
        return this.#onType(args);
      case "literals":
        return { kind: "equal", values: args.map(given) };
      case "lazy":
        return this.#lazy(needed(first));
      case "int64":
      case "uint64":
        return bigintWithin(name === "int64" ? INT64 : UINT64);
      case "unevaluated":
        return this.#unevaluated(args);
      default:
        return unknown(name);
    }
  }

  #lazy(getter: ZodNode): PredicateNode {
    const target = getter.kind === "function" ? this.node(getter.result) : unknown(getter.kind);
    return target.kind === "name" ? { ...target, isLazy: true } : target;
  }

  #onType([type, schema]: readonly ZodNode[]): PredicateNode {
    return { kind: "on-type", type: given(needed(type)) as GuardType, part: this.node(needed(schema)) };
  }

  #unevaluated([base, rest]: readonly ZodNode[]): PredicateNode {
    const found = new Map(membersIn(rest).map(({ key, node }) => [key, this.node(node)]));
    const [properties, items] = [found.get("properties"), found.get("items")];
    return { kind: "unevaluated", base: this.node(needed(base)), properties, items };
  }

  #method({ on, name, args }: MethodNode): PredicateNode {
    const [first] = args;
    switch (name) {
      case "check":
        return args.reduce((base, check) => this.#withCheck(base, check), this.node(on));
      case "meta":
      case "exactOptional":
        return this.node(on);
      case "optional":
        return { kind: "any", options: [scalar("undefined"), this.node(on)] };
      case "nullable":
        return { kind: "any", options: [scalar("null"), this.node(on)] };
      case "strict":
        return this.#withOthers(on, NO_VALUE);
      case "loose":
        return this.#withOthers(on, ANY_VALUE);
      case "catchall":
        return this.#withOthers(on, this.node(needed(first)));
      case "extend":
      case "required":
        return this.node(addedTo({ kind: "method", on, name, args }, this.#nodeOf));
      default:
        return withScalarChecks(this.node(on), scalarChecks(name, args) ?? unknown(name));
    }
  }

  #withOthers(on: ZodNode, others: PredicateNode): PredicateNode {
    const base = this.node(on);
    return base.kind === "object" ? { ...base, others } : unknown("others");
  }

  #object(members: readonly Member[], others: PredicateNode): PredicateNode {
    return { kind: "object", members: members.map((member) => this.#member(member)), others };
  }

  #member({ key, node }: Member): PredicateMember {
    return { key, ...this.#entry(node) };
  }

  /** A member or an item that may be absent. */
  #entry(node: ZodNode): { readonly node: PredicateNode; readonly isOptional: boolean } {
    return { node: this.node(node), isOptional: node.kind === "method" && node.name === "exactOptional" };
  }

  #switch([property, options]: readonly ZodNode[]): PredicateNode {
    const name = String(given(needed(property)));
    const cases = listed(options).map((option): SwitchCase => {
      const tag = membersOf(option, this.#nodeOf).find(({ key }) => key === name);
      return { values: tag ? this.#strings(tag.node) : unknown(name), node: this.node(option) };
    });
    return { kind: "switch", property: name, cases };
  }

  /** The values of a closed set. */
  #strings(node: ZodNode): string[] {
    if (node.kind === "name") return this.#strings(this.#nodeOf(String(node.name)));
    const read = this.node(node);
    return read.kind === "literals" ? read.values.map(String) : unknown(read.kind);
  }

  #withCheck(base: PredicateNode, check: ZodNode): PredicateNode {
    if (check.kind !== "call") return unknown(check.kind);
    const checks = scalarChecks(check.name, check.args);
    if (checks) return withScalarChecks(base, checks);
    if (check.name === "uniqueItems" || check.name === "contains") return this.#withItemCheck(base, check);
    return allOf([base, ...this.#checkParts(check)]);
  }

  #withItemCheck(base: PredicateNode, { name, args }: CallNode): PredicateNode {
    const array = base.kind === "array" ? base : unknown(base.kind);
    if (name === "uniqueItems") return { ...array, isUnique: true };
    return { ...array, contains: [...array.contains, this.#contains(args)] };
  }

  #contains([schema, options]: readonly ZodNode[]): ContainsNode {
    const item = this.node(needed(schema));
    const bounds = new Map(options ? membersIn(options).map(({ key, node }) => [key, node]) : []);
    const [min, max, counted] = [bounds.get("min"), bounds.get("max"), bounds.get("counted")];
    return {
      item,
      min: min ? Number(given(min)) : 1,
      max: max && Number(given(max)),
      counted: counted ? this.node(counted) : item,
    };
  }

  /** Checks that hold for a value beside what comes before them. */
  #checkParts({ name, args }: CallNode): PredicateNode[] {
    const [first, second] = args;
    switch (name) {
      case "also":
        return [this.node(needed(first))];
      case "not":
        return [{ kind: "not", part: this.node(needed(first)) }];
      case "ifThenElse":
        return [this.#condition(membersIn(first))];
      case "onType":
        return [this.#onType(args)];
      case "onNumber":
        return [{ kind: "on-type", type: "numeric", part: scalar("numeric", args.flatMap(scalarChecksOf)) }];
      case "patternProperties": {
        const entries = args.map(listed).map(([pattern, node]) => ({
          pattern: patternOf(needed(pattern)),
          node: this.node(needed(node)),
        }));
        return objectChecks({ kind: "patterns", entries });
      }
      case "additionalProperties": {
        const known = new Map(membersIn(second).map(({ key, node }) => [key, listed(node)]));
        const names = (known.get("names") ?? []).map((one) => String(given(one)));
        const patterns = (known.get("patterns") ?? []).map(patternOf);
        return objectChecks({ kind: "additional", node: this.node(needed(first)), names, patterns });
      }
      case "propertyNames":
        return objectChecks({ kind: "names", node: this.node(needed(first)) });
      case "minProperties":
        return objectChecks({ kind: "min", count: Number(given(needed(first))) });
      case "maxProperties":
        return objectChecks({ kind: "max", count: Number(given(needed(first))) });
      case "dependentRequired":
        return objectChecks(
          ...args.map(listed).map(([key, names]) => ({
            kind: "requires" as const,
            key: String(given(needed(key))),
            names: listed(names).map((one) => String(given(one))),
          })),
        );
      case "dependentSchemas":
        return objectChecks(
          ...args.map(listed).map(([key, node]) => ({
            kind: "dependent" as const,
            key: String(given(needed(key))),
            node: this.node(needed(node)),
          })),
        );
      default:
        return unknown(name);
    }
  }

  #condition(branches: readonly Member[]): PredicateNode {
    const found = new Map(branches.map(({ key, node }) => [key, this.node(node)]));
    return {
      kind: "condition",
      if: found.get("if") ?? ANY_VALUE,
      then: found.get("then") ?? UNSTATED,
      else: found.get("else") ?? UNSTATED,
    };
  }
}

const EMPTY_ARRAY: ArrayNode = {
  kind: "array",
  first: [],
  rest: UNSTATED,
  min: 0,
  max: undefined,
  isUnique: false,
  contains: [],
};

function scalar(type: ScalarNode["type"], checks: readonly ScalarCheck[] = []): ScalarNode {
  return { kind: "scalar", type, checks };
}

function bigintWithin([least, greatest]: readonly [bigint, bigint]): ScalarNode {
  return scalar("bigint", [
    { kind: "compare", operator: ">=", bound: least },
    { kind: "compare", operator: "<=", bound: greatest },
  ]);
}

function objectChecks(...checks: readonly ObjectCheck[]): PredicateNode[] {
  return checks.map((check) => ({ kind: "object-check", check }));
}

/** The checks of scalars that a method or a function stands for; undefined for others. Lengths are those of lists as well. */
function scalarChecks(name: string, args: readonly ZodNode[]): ScalarCheck[] | undefined {
  const [first] = args;
  if (name in OPERATORS) {
    const operator = OPERATORS[name as keyof typeof OPERATORS];
    return [{ kind: "compare", operator, bound: given(needed(first)) as number | bigint }];
  }
  const bound = Object.hasOwn(LENGTHS, name) ? LENGTHS[name] : undefined;
  if (bound) return lengthChecks(bound, Number(given(needed(first))));
  if (name === "integer") return [{ kind: "integer" }];
  if (name === "multipleOf")
    return [{ kind: "multiple-of", divisor: given(needed(first)) as number | bigint }];
  if (name === "regex" && first) return [{ kind: "pattern", pattern: patternOf(first) }];
  return FORMATS.has(name) ? [{ kind: "format", name: `is${pascalCase(name)}` }] : undefined;
}

function scalarChecksOf(check: ZodNode): ScalarCheck[] {
  return (check.kind === "call" && scalarChecks(check.name, check.args)) || unknown(check.kind);
}

function lengthChecks(bound: "min" | "max" | "both", length: number): ScalarCheck[] {
  return [
    ...(bound === "max" ? [] : [{ kind: "at-least" as const, length }]),
    ...(bound === "min" ? [] : [{ kind: "at-most" as const, length }]),
  ];
}

/** The checks of formats, by the names that the runtime gives them. A regular expression is a check of zod, too. */
const FORMATS: ReadonlySet<string> = new Set(
  (
    "byte date dateTime duration email hostname idnEmail idnHostname ipv4 ipv6 iri iriReference jsonPointer " +
    "regex relativeJsonPointer time uri uriReference uriTemplate uuid"
  ).split(" "),
);

/** The value with checks of its own, or a part that asks them where it is another predicate. */
function withScalarChecks(base: PredicateNode, checks: readonly ScalarCheck[]): PredicateNode {
  if (base.kind === "array") return checks.reduce(withLength, base);
  if (base.kind === "scalar") return { ...base, checks: [...base.checks, ...checks] };
  return allOf([base, ...checks.map((check) => scalar(typeOfCheck(check), [check]))]);
}

function withLength(array: ArrayNode, check: ScalarCheck): ArrayNode {
  if (check.kind === "at-least") return { ...array, min: Math.max(array.min, check.length) };
  if (check.kind === "at-most") return { ...array, max: Math.min(array.max ?? check.length, check.length) };
  return unknown(check.kind);
}

function typeOfCheck({ kind }: ScalarCheck): ScalarNode["type"] {
  return kind === "compare" || kind === "integer" || kind === "safe-integer" || kind === "multiple-of"
    ? "numeric"
    : "string";
}

function patternOf(node: ZodNode): PatternSource {
  if (node.kind === "regex") return { source: node.source, isLiteral: true };
  if (node.kind === "call" && node.name === "compilePattern")
    return { source: String(given(needed(node.args[0]))), isLiteral: false };
  return unknown(node.kind);
}

function given(node: ZodNode): Value {
  return node.kind === "value" ? node.value : unknown(node.kind);
}

function listed(node: ZodNode | undefined): readonly ZodNode[] {
  return node?.kind === "list" ? node.items : unknown("list");
}

function membersIn(node: ZodNode | undefined): readonly Member[] {
  return node?.kind === "members" ? node.members : unknown("members");
}

function needed(node: ZodNode | undefined): ZodNode {
  return node ?? unknown("argument");
}

/** Reached only when a construct of zod schemas is missing above. */
function unknown(what: string): never {
  throw new Error(`Predicates cannot express "${what}".`);
}
