import { type Member, type MethodNode, members as membersNode, type ZodNode } from "../../build/zod-node.ts";
import type { NodeOf } from "./building.ts";

type Change = (members: readonly Member[]) => readonly Member[];

/** The members of a schema that becomes a zod object. */
export function membersOf(node: ZodNode, nodeOf: NodeOf): readonly Member[] {
  let found: readonly Member[] = [];
  withMembers(node, nodeOf, (members) => {
    found = members;
    return members;
  });
  return found;
}

/** The object that `.extend` or `.required` makes of another one, written out. */
export function addedTo({ on, name, args: [added] }: MethodNode, nodeOf: NodeOf): ZodNode {
  if (name === "extend" && added) {
    const more = added.kind === "shape" ? membersOf(added.of, nodeOf) : membersIn(added);
    const names = new Set(more.map(({ key }) => key));
    return withMembers(on, nodeOf, (members) => [...members.filter(({ key }) => !names.has(key)), ...more]);
  }
  const demanded = new Set(membersIn(added).map(({ key }) => key));
  return withMembers(on, nodeOf, (members) =>
    members.map((member) =>
      demanded.has(member.key) ? { ...member, node: withoutOptional(member.node) } : member,
    ),
  );
}

/** The same schema with other members: what follows the object stays. */
function withMembers(node: ZodNode, nodeOf: NodeOf, change: Change): ZodNode {
  const within = (inner: ZodNode) => withMembers(inner, nodeOf, change);
  switch (node.kind) {
    case "name":
      return within(nodeOf(String(node.name)));
    case "deferred":
      return within(node.schema);
    case "method":
      if (node.name === "extend" || node.name === "required") return within(addedTo(node, nodeOf));
      return { ...node, on: within(node.on) };
    case "call": {
      const [first, ...others] = node.args;
      if (!first) return node;
      if (node.name === "object") return { ...node, args: [membersNode(change(membersIn(first)))] };
      // A record has no members yet.
      if (node.name === "record") return recordWith(first, change([]));
      return { ...node, args: [within(first), ...others] };
    }
    default:
      throw new Error(`A schema of the kind "${node.kind}" has no members.`);
  }
}

function recordWith(others: ZodNode, members: readonly Member[]): ZodNode {
  const object: ZodNode = { kind: "call", from: "runtime", name: "object", args: [membersNode(members)] };
  return { kind: "method", on: object, name: "catchall", args: [others] };
}

function membersIn(node: ZodNode | undefined): readonly Member[] {
  return node?.kind === "members" ? node.members : [];
}

function withoutOptional(node: ZodNode): ZodNode {
  return node.kind === "method" && node.name === "exactOptional" ? node.on : node;
}
