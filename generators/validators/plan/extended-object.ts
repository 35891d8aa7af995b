import { checkKey } from "../../core/checks/check-key.ts";
import {
  allOf,
  type CheckNode,
  type MemberCheck,
  type ObjectCheck,
  type ReferenceCheck,
} from "../../core/checks/check-node.ts";
import { EMPTY_OBJECT } from "../../core/checks/object-check.ts";
import { isCyclic, type Location, targetIn } from "./location.ts";

/** Several objects as one: the first, extended by members of the others. */
export interface ExtendedObject {
  readonly kind: "object";
  readonly pieces: readonly Piece[];
  /** Members of a piece that another one requires. */
  readonly demanded: readonly string[];
}

/** Members that are written inline, or those of another schema. */
export type Piece = ReferenceCheck | ObjectCheck;

/** Parts of a conjunction as one object, and the remaining parts to check. */
interface Extension {
  readonly base: ExtendedObject;
  readonly left: readonly CheckNode[];
}

/** Combines plain objects into one; members that several of them describe are written once, as a conjunction. */
export function extendedObject(
  strong: readonly CheckNode[],
  others: readonly CheckNode[],
  location: Location,
): Extension | undefined {
  const parts = [
    ...strong,
    ...others.filter((part) => part.kind === "object" && isPlain(part) && onlyDemands(part)),
  ];
  const references = parts.filter((part) => part.kind === "reference");
  const objects = parts.filter((part) => part.kind === "object");
  const lists = parts.map((part) => plainMembers(part, location));
  const isWhole = parts.length >= 2 && parts.length === references.length + objects.length;
  if (!isWhole || !lists.every((list) => list !== undefined)) return undefined;
  // Only the first object decides whether its type has members without a name.
  const pieces = [...references, ...objects, ...parts];
  if (parts.some((part) => part !== pieces[0] && isLoose(part, location)) && !isLoose(pieces[0], location))
    return undefined;
  const brought = new Map(
    references.flatMap((part) => plainMembers(part, location) ?? []).map((one) => [one.name, one]),
  );
  const members = mergedMembers(lists.flat(), location);
  if (members.some(({ check }) => isListTwice(check))) return undefined;
  const written = members.filter((member) => !isSame(member, brought.get(member.name), location));
  const demanded = members.filter(
    (member) => !written.includes(member) && !member.isOptional && brought.get(member.name)?.isOptional,
  );
  const own: readonly Piece[] =
    written.length > 0 || references.length === 0
      ? [{ ...(objects[0] ?? EMPTY_OBJECT), members: written }]
      : [];
  const base = {
    kind: "object",
    pieces: [...references, ...own],
    demanded: demanded.map(({ name }) => name),
  } as const;
  return { base, left: others.filter((part) => !parts.includes(part)) };
}

/** Merges the members of several objects for one value: all descriptions apply, required if one requires it. */
function mergedMembers(all: readonly MemberCheck[], location: Location): MemberCheck[] {
  const merged = new Map<string, MemberCheck>();
  for (const member of all) {
    const before = merged.get(member.name);
    merged.set(member.name, before ? mergedMember(before, member, location) : member);
  }
  return [...merged.values()];
}

function mergedMember(before: MemberCheck, member: MemberCheck, location: Location): MemberCheck {
  const isOptional = before.isOptional && member.isOptional;
  const [first, second] = before.demand ? [member, before] : [before, member];
  const check = second.demand ? first.check : bothChecks(first.check, second.check, location);
  return { ...first, check, isOptional, default: isOptional ? (first.default ?? second.default) : undefined };
}

/** Combines two checks; if one is a choice that contains the other, returns the narrower one. */
function bothChecks(one: CheckNode, other: CheckNode, location: Location): CheckNode {
  const has = (check: CheckNode, option: CheckNode) =>
    [check, ...(check.kind === "anyOf" ? check.options : [])].some(
      (part) => keyOf(part, location) === keyOf(option, location),
    );
  if (has(other, one)) return one;
  return has(one, other) ? other : allOf([one, other]);
}

function keyOf(check: CheckNode, location: Location): string {
  return checkKey(check.kind === "reference" ? targetIn(check, location) : check);
}

/** True for several descriptions of one array, whose intersection TypeScript does not assign to that of objects. */
function isListTwice(check: CheckNode): boolean {
  return check.kind === "allOf" && check.parts.some(({ kind }) => kind === "array");
}

function isSame(member: MemberCheck, other: MemberCheck | undefined, location: Location): boolean {
  return other !== undefined && keyOf(member.check, location) === keyOf(other.check, location);
}

/** True for objects that only have required members. */
export function onlyDemands(check: CheckNode): boolean {
  if (check.kind === "anyOf" || check.kind === "oneOf") return check.options.every(onlyDemands);
  return check.kind === "object" && check.members.length > 0 && check.members.every(({ demand }) => demand);
}

/** Returns the members of a check for an object with only members; otherwise undefined. */
function plainMembers(check: CheckNode, location: Location): readonly MemberCheck[] | undefined {
  if (check.kind === "object") return isPlain(check) ? check.members : undefined;
  if (check.kind === "reference") {
    const isUsable = location.names.isObject(check) && !isCyclic(check, location);
    return isUsable ? plainMembers(targetIn(check, location), location) : undefined;
  }
  if (
    check.kind !== "allOf" ||
    check.parts.some((part) => part.kind !== "object" && part.kind !== "reference")
  )
    return undefined;
  const lists = check.parts.map((part) => plainMembers(part, location));
  return lists.every((list) => list !== undefined) ? mergedMembers(lists.flat(), location) : undefined;
}

/** True for an object that explicitly accepts members of any name. */
function isLoose(check: CheckNode | undefined, location: Location): boolean {
  if (check?.kind === "object") return check.additionalProperties !== undefined;
  if (check?.kind === "reference") return isLoose(targetIn(check, location), location);
  return check?.kind === "allOf" && check.parts.some((part) => isLoose(part, location));
}

/** True for an object with only members, so that others can be added. */
function isPlain(check: ObjectCheck): boolean {
  const lists = [check.patternProperties, check.dependentRequired, check.dependentSchemas];
  const isOpen = check.additionalProperties === undefined || check.additionalProperties.kind === "anything";
  return (
    isOpen &&
    !check.propertyNames &&
    check.minProperties === 0 &&
    check.maxProperties === undefined &&
    check.forbidsUnevaluated === undefined &&
    lists.every((list) => list.length === 0)
  );
}
