import type { CallNode, ZodNode } from "../../build/zod-node.ts";
import type { ObjectCheck, PredicateNode } from "../predicate-node.ts";
import { argument, entryOf, itemsOf, literalOf, namedArguments, unsupported } from "./arguments.ts";
import type { Building } from "./building.ts";
import { patternOf } from "./scalar-checks.ts";

type ChecksOf = (args: readonly ZodNode[], building: Building) => readonly ObjectCheck[];

/** Checks of objects, by the keyword of JSON Schema that they are named after. */
const OBJECT_CHECKS: Readonly<Record<string, ChecksOf>> = {
  patternProperties: (args, { predicate }) => {
    const entries = args.map(itemsOf).map(([pattern, node]) => ({
      pattern: patternOf(argument(pattern)),
      node: predicate(argument(node)),
    }));
    return [{ kind: "patternProperties", entries }];
  },
  additionalProperties: ([schema, known], { predicate }) => {
    const given = namedArguments(known);
    const [names, patterns] = [given.get("names"), given.get("patterns")];
    return [
      {
        kind: "additionalProperties",
        node: predicate(argument(schema)),
        names: names ? itemsOf(names).map(textOf) : [],
        patterns: patterns ? itemsOf(patterns).map(patternOf) : [],
      },
    ];
  },
  propertyNames: ([schema], { predicate }) => [{ kind: "propertyNames", node: predicate(argument(schema)) }],
  minProperties: ([count]) => [{ kind: "minProperties", count: Number(literalOf(count)) }],
  maxProperties: ([count]) => [{ kind: "maxProperties", count: Number(literalOf(count)) }],
  dependentRequired: (args) =>
    args.map(itemsOf).map(([key, names]) => ({
      kind: "dependentRequired",
      key: textOf(key),
      names: itemsOf(names).map(textOf),
    })),
  dependentSchemas: (args, { predicate }) =>
    args.map(itemsOf).map(([key, node]) => ({
      kind: "dependentSchemas",
      key: textOf(key),
      node: predicate(argument(node)),
    })),
};

/** The predicates of a check of objects. */
export function objectChecks({ name, args }: CallNode, building: Building): PredicateNode[] {
  const checks = entryOf(OBJECT_CHECKS, name)?.(args, building) ?? unsupported(name);
  return checks.map((check) => ({ kind: "object-check", check }));
}

function textOf(node: ZodNode | undefined): string {
  return String(literalOf(node));
}
