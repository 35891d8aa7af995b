import { pascalCase } from "../../../core/identifier.ts";
import type { ZodNode } from "../../build/zod-node.ts";
import type { ScalarCheck, ScalarNode } from "../predicate-node.ts";
import { type ArrayNode, allOf, type PatternSource, type PredicateNode } from "../predicate-node.ts";
import { argument, entryOf, literalOf, unsupported } from "./arguments.ts";

const OPERATORS = { gte: ">=", lte: "<=", gt: ">", lt: "<" } as const;

/** Functions and methods of zod that limit a length. */
const LENGTHS: Readonly<Record<string, "min" | "max" | "both">> = {
  min: "min",
  minLength: "min",
  max: "max",
  maxLength: "max",
  length: "both",
};

/** The checks of formats, by the names that the runtime gives them. `regex` is a check of zod as well. */
const FORMATS: ReadonlySet<string> = new Set(
  (
    "byte date dateTime duration email hostname idnEmail idnHostname ipv4 ipv6 iri iriReference jsonPointer " +
    "regex relativeJsonPointer time uri uriReference uriTemplate uuid"
  ).split(" "),
);

export function scalar(type: ScalarNode["type"], checks: readonly ScalarCheck[] = []): ScalarNode {
  return { kind: "scalar", type, checks };
}

/** The checks that a method or a function stands for; undefined for others. Lengths may be those of arrays. */
export function scalarChecks(name: string, args: readonly ZodNode[]): ScalarCheck[] | undefined {
  const [first] = args;
  const operator = entryOf<">=" | "<=" | ">" | "<">(OPERATORS, name);
  if (operator) return [{ kind: "compare", operator, bound: literalOf(first) as number | bigint }];
  const bound = entryOf(LENGTHS, name);
  if (bound) return lengthChecks(bound, Number(literalOf(first)));
  if (name === "integer") return [{ kind: "integer" }];
  if (name === "multipleOf") return [{ kind: "multipleOf", divisor: literalOf(first) as number | bigint }];
  if (name === "regex" && first) return [{ kind: "pattern", pattern: patternOf(first) }];
  return FORMATS.has(name) ? [{ kind: "format", name: `is${pascalCase(name)}` }] : undefined;
}

function lengthChecks(bound: "min" | "max" | "both", length: number): ScalarCheck[] {
  return [
    ...(bound === "max" ? [] : [{ kind: "minLength" as const, length }]),
    ...(bound === "min" ? [] : [{ kind: "maxLength" as const, length }]),
  ];
}

/** The value with more checks: as a part of its own where the value is another predicate. */
export function withScalarChecks(base: PredicateNode, checks: readonly ScalarCheck[]): PredicateNode {
  if (base.kind === "array") return checks.reduce(withLength, base);
  if (base.kind === "scalar") return { ...base, checks: [...base.checks, ...checks] };
  return allOf([base, ...checks.map((check) => scalar(typeOfCheck(check), [check]))]);
}

function withLength(array: ArrayNode, check: ScalarCheck): ArrayNode {
  if (check.kind === "minLength") return { ...array, minItems: Math.max(array.minItems, check.length) };
  if (check.kind === "maxLength")
    return { ...array, maxItems: Math.min(array.maxItems ?? check.length, check.length) };
  return unsupported(check.kind);
}

function typeOfCheck({ kind }: ScalarCheck): ScalarNode["type"] {
  return kind === "compare" || kind === "integer" || kind === "safe-integer" || kind === "multipleOf"
    ? "numeric"
    : "string";
}

export function patternOf(node: ZodNode): PatternSource {
  if (node.kind === "regex") return { source: node.source, isLiteral: true };
  if (node.kind === "call" && node.name === "compilePattern")
    return { source: String(literalOf(argument(node.args[0]))), isLiteral: false };
  return unsupported(node.kind);
}
