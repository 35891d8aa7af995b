import type { MethodNode, TypeArgument, ZodNode } from "../build/zod-node.ts";

/** What a name, a call or a method adds to a type, apart from its arguments. */
const SIZE = 12;

/** A named schema may have a type as long as those that get no name of their own. */
const SIZE_OF_NAME = 40;

/** What is made of the parts of a named schema, or is the type of its values, has no name of its own. */
const SIZE_OF_PARTS = 400;

/** About how many characters the type of a schema has where it is written out: that is what each use of it repeats. */
export function typeSize(node: ZodNode): number {
  switch (node.kind) {
    case "call":
      return SIZE + argumentSize(node.type) + sum(node.args.map(typeSize));
    case "method":
      return typeSize(node.on) + methodSize(node);
    case "name":
      return SIZE_OF_NAME;
    case "runtime":
      return SIZE;
    case "shape":
      return typeSize(node.of);
    case "function":
      return typeSize(node.result);
    case "deferred":
      return typeSize(node.schema);
    case "value":
      return 2 * (typeof node.value === "bigint" ? String(node.value) : JSON.stringify(node.value)).length;
    case "regex":
      return 0;
    case "list":
      return sum(node.items.map(typeSize));
    case "members":
      return sum(node.members.map((member) => member.key.length + typeSize(member.node)));
    default:
      return node satisfies never;
  }
}

function methodSize({ name, args }: MethodNode): number {
  if (UNTYPED.has(name)) return 0;
  return (REPEATING.has(name) ? SIZE_OF_PARTS : SIZE) + sum(args.map(typeSize));
}

/** Methods that leave the type as it is. */
const UNTYPED: ReadonlySet<string> = new Set([
  ...["check", "meta", "min", "max", "length", "regex"],
  ...["gt", "gte", "lt", "lte", "multipleOf"],
]);

/** Methods whose type repeats all members of the object. */
const REPEATING: ReadonlySet<string> = new Set(["extend", "required"]);

function argumentSize(type: TypeArgument | undefined): number {
  if (type === undefined) return 0;
  if (type.kind === "type") return SIZE_OF_PARTS;
  return sum(type.strings.map((one) => (typeof one === "string" ? one.length + 5 : SIZE_OF_PARTS)));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
