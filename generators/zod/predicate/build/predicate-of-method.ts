import type { MethodNode, ZodNode } from "../../build/zod-node.ts";
import { ANY_VALUE, NO_VALUE, type PredicateNode } from "../predicate-node.ts";
import { argument, entryOf, unsupported } from "./arguments.ts";
import type { Building } from "./building.ts";
import { addedTo } from "./object-members.ts";
import { scalar, scalarChecks, withScalarChecks } from "./scalar-checks.ts";
import { withCheck } from "./value-checks.ts";

type FromMethod = (method: MethodNode, building: Building) => PredicateNode;

/** Methods of schemas that are not checks of scalars, by name. */
const METHODS: Readonly<Record<string, FromMethod>> = {
  check: ({ on, args }, building) =>
    args.reduce((base, check) => withCheck(base, check, building), building.predicate(on)),
  meta: ({ on }, { predicate }) => predicate(on),
  exactOptional: ({ on }, { predicate }) => predicate(on),
  optional: ({ on }, { predicate }) => ({ kind: "anyOf", options: [scalar("undefined"), predicate(on)] }),
  nullable: ({ on }, { predicate }) => ({ kind: "anyOf", options: [scalar("null"), predicate(on)] }),
  strict: ({ on }, building) => withAdditional(on, NO_VALUE, building),
  loose: ({ on }, building) => withAdditional(on, ANY_VALUE, building),
  catchall: ({ on, args: [schema] }, building) =>
    withAdditional(on, building.predicate(argument(schema)), building),
  extend: (method, { predicate, nodeOf }) => predicate(addedTo(method, nodeOf)),
  required: (method, { predicate, nodeOf }) => predicate(addedTo(method, nodeOf)),
};

/** The predicate of a schema that a method of another one makes. */
export function predicateOfMethod(method: MethodNode, building: Building): PredicateNode {
  const known = entryOf(METHODS, method.name);
  if (known) return known(method, building);
  const { on, name, args } = method;
  return withScalarChecks(building.predicate(on), scalarChecks(name, args) ?? unsupported(name));
}

function withAdditional(
  on: ZodNode,
  additionalProperties: PredicateNode,
  { predicate }: Building,
): PredicateNode {
  const base = predicate(on);
  return base.kind === "object" ? { ...base, additionalProperties } : unsupported("additionalProperties");
}
