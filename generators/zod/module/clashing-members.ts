import {
  isKeyword,
  type PropertyNode,
  partsOf,
  type ReferenceNode,
  type TypeNode,
} from "../../core/types/type-node.ts";

/** The type that a reference stands for; undefined where it is not known. */
export type Resolve = (reference: ReferenceNode) => TypeNode | undefined;

/**
 * True for a type that TypeScript does not accept as itself: somewhere in it a member is optional with a type, and required
 * with any type in what it is intersected with. To TypeScript the type of such a member includes `undefined`, even with
 * `exactOptionalPropertyTypes`, and the optional one does not accept that.
 */
export function hasClashingMembers(type: TypeNode, resolve: Resolve): boolean {
  if (type.kind === "intersection" && areClashing(type.members, resolve)) return true;
  return partsOf(type).some((part) => hasClashingMembers(part, resolve));
}

function areClashing(types: readonly TypeNode[], resolve: Resolve): boolean {
  const all = types.map((type) => membersOf(type, resolve, new Set()));
  return all.some((members, index) => {
    const optional = new Set(members.filter(isOptionalWithType).map(({ name }) => name));
    const others = all.filter((_, other) => other !== index).flat();
    return others.some((member) => optional.has(member.name) && isOfAnyType(member));
  });
}

function isOptionalWithType({ isOptional, type }: PropertyNode): boolean {
  return isOptional && !isKeyword(type, "unknown");
}

function isOfAnyType({ isOptional, type }: PropertyNode): boolean {
  return !isOptional && isKeyword(type, "unknown");
}

/** The members of the objects that a type is made of, those of all alternatives. */
function membersOf(type: TypeNode, resolve: Resolve, seen: Set<string>): readonly PropertyNode[] {
  if (type.kind === "object") return type.properties;
  if (type.kind === "union" || type.kind === "intersection")
    return type.members.flatMap((member) => membersOf(member, resolve, seen));
  if (type.kind !== "reference" || seen.has(type.name)) return [];
  seen.add(type.name);
  const target = resolve(type);
  const members = target ? membersOf(target, resolve, seen) : [];
  return members.filter(({ name }) => !type.omitted?.includes(name));
}
