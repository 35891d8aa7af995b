import type { ZodNode } from "../../build/zod-node.ts";
import { type PredicateNode, UNSTATED } from "../predicate-node.ts";
import { unsupported } from "./arguments.ts";
import type { Building, NodeOf } from "./building.ts";
import { predicateOfMethod } from "./predicate-of-method.ts";
import { predicateOfRuntimeCall } from "./predicate-of-runtime-call.ts";
import { predicateOfZodCall } from "./predicate-of-zod-call.ts";

/**
 * The predicate of a zod schema. The validator is printed from the same nodes: everything about a description, such as its
 * reading, is decided once for both.
 */
export function predicateOf(node: ZodNode, nodeOf: NodeOf): PredicateNode {
  const building: Building = { nodeOf, predicate: (part) => predicateOf(part, nodeOf) };
  switch (node.kind) {
    case "call":
      return node.from === "zod"
        ? predicateOfZodCall(node, building)
        : predicateOfRuntimeCall(node, building);
    case "method":
      return predicateOfMethod(node, building);
    case "name":
      return { kind: "reference", key: String(node.name), isLazy: false };
    case "runtime":
      return node.name === "unstated" ? UNSTATED : unsupported(node.name);
    case "deferred":
      return building.predicate(node.schema);
    default:
      return unsupported(node.kind);
  }
}
