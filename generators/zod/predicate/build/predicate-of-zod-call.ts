import type { CallNode, ZodNode } from "../../build/zod-node.ts";
import {
  ANY_VALUE,
  allOf,
  type DiscriminatorCase,
  type DiscriminatorNode,
  NO_VALUE,
  type PredicateNode,
} from "../predicate-node.ts";
import { argument, entryOf, itemsOf, literalOf, unsupported } from "./arguments.ts";
import type { Building } from "./building.ts";
import { membersOf } from "./object-members.ts";
import { scalar } from "./scalar-checks.ts";

type FromZod = (args: readonly ZodNode[], building: Building) => PredicateNode;

/** Functions of zod, by name. */
const ZOD: Readonly<Record<string, FromZod>> = {
  string: () => scalar("string"),
  number: () => scalar("number"),
  boolean: () => scalar("boolean"),
  null: () => scalar("null"),
  bigint: () => scalar("bigint"),
  int: () => scalar("number", [{ kind: "safe-integer" }]),
  unknown: () => ANY_VALUE,
  any: () => ANY_VALUE,
  never: () => NO_VALUE,
  literal: literals,
  enum: literals,
  nonoptional: ([schema], { predicate }) => allOf([{ kind: "present" }, predicate(argument(schema))]),
  discriminatedUnion: discriminator,
};

/** The predicate of a schema that a function of zod makes. */
export function predicateOfZodCall({ name, args }: CallNode, building: Building): PredicateNode {
  return entryOf(ZOD, name)?.(args, building) ?? unsupported(name);
}

function literals(args: readonly ZodNode[]): PredicateNode {
  const [first] = args;
  const values = first?.kind === "list" ? first.items : args;
  return { kind: "literals", values: values.map(literalOf) };
}

function discriminator([property, options]: readonly ZodNode[], building: Building): DiscriminatorNode {
  const name = String(literalOf(property));
  const cases = itemsOf(options).map((option): DiscriminatorCase => {
    const tag = membersOf(option, building.nodeOf).find(({ key }) => key === name);
    const values = tag ? closedSet(tag.node, building) : unsupported(name);
    return { values, node: building.predicate(option) };
  });
  return { kind: "discriminator", property: name, cases };
}

/** The values of a closed set of strings. */
function closedSet(node: ZodNode, building: Building): string[] {
  if (node.kind === "name") return closedSet(building.nodeOf(String(node.name)), building);
  const read = building.predicate(node);
  return read.kind === "literals" ? read.values.map(String) : unsupported(read.kind);
}
