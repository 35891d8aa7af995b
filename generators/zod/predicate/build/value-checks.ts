import type { CallNode, ZodNode } from "../../build/zod-node.ts";
import {
  ANY_VALUE,
  allOf,
  type ContainsNode,
  type PredicateNode,
  type ScalarCheck,
  UNSTATED,
} from "../predicate-node.ts";
import { argument, entryOf, literalOf, namedArguments, unsupported } from "./arguments.ts";
import type { Building } from "./building.ts";
import { objectChecks } from "./object-checks.ts";
import { onType } from "./predicate-of-runtime-call.ts";
import { scalar, scalarChecks, withScalarChecks } from "./scalar-checks.ts";

/** Checks that apply to the same value, by name. */
const CHECKS: Readonly<Record<string, (args: readonly ZodNode[], building: Building) => PredicateNode>> = {
  also: ([schema], { predicate }) => predicate(argument(schema)),
  not: ([schema], { predicate }) => ({ kind: "not", part: predicate(argument(schema)) }),
  ifThenElse: ([branches], building) => condition(branches, building),
  onType,
  onNumber: (checks) => ({
    kind: "on-type",
    type: "numeric",
    part: scalar("numeric", checks.flatMap(scalarChecksOf)),
  }),
};

/** The predicate of a schema with one more argument of `.check`. */
export function withCheck(base: PredicateNode, check: ZodNode, building: Building): PredicateNode {
  if (check.kind !== "call") return unsupported(check.kind);
  const checks = scalarChecks(check.name, check.args);
  if (checks) return withScalarChecks(base, checks);
  if (check.name === "uniqueItems" || check.name === "contains") return withItemCheck(base, check, building);
  const part = entryOf(CHECKS, check.name)?.(check.args, building);
  const parts: readonly PredicateNode[] = part ? [part] : objectChecks(check, building);
  return allOf([base, ...parts]);
}

function withItemCheck(base: PredicateNode, { name, args }: CallNode, building: Building): PredicateNode {
  const array = base.kind === "array" ? base : unsupported(base.kind);
  if (name === "uniqueItems") return { ...array, uniqueItems: true };
  return { ...array, contains: [...array.contains, contains(args, building)] };
}

function contains([schema, options]: readonly ZodNode[], { predicate }: Building): ContainsNode {
  const item = predicate(argument(schema));
  const bounds = options ? namedArguments(options) : new Map<string, ZodNode>();
  const [min, max, counted] = [bounds.get("min"), bounds.get("max"), bounds.get("counted")];
  return {
    item,
    minContains: min ? Number(literalOf(min)) : 1,
    maxContains: max && Number(literalOf(max)),
    counted: counted ? predicate(counted) : item,
  };
}

function condition(branches: ZodNode | undefined, { predicate }: Building): PredicateNode {
  const found = new Map([...namedArguments(branches)].map(([key, node]) => [key, predicate(node)]));
  return {
    kind: "condition",
    if: found.get("if") ?? ANY_VALUE,
    then: found.get("then") ?? UNSTATED,
    else: found.get("else") ?? UNSTATED,
  };
}

function scalarChecksOf(check: ZodNode): ScalarCheck[] {
  return (check.kind === "call" && scalarChecks(check.name, check.args)) || unsupported(check.kind);
}
