import { isDeepStrictEqual } from "node:util";
import type {
  AllOfCheck,
  CheckNode,
  MemberCheck,
  ObjectCheck,
  ReferenceCheck,
} from "../../core/checks/check-node.ts";
import { allOf } from "../../core/checks/check-node.ts";
import { isKeyword, type TypeNode } from "../../core/types/type-node.ts";
import { acceptsMore } from "../../core/types/types-of-node.ts";
import type { SchemaNames } from "../print/names.ts";
import { type Place, typeIn } from "./place.ts";

/** How a conjunction becomes an expression. */
export interface ConjunctionPlan {
  readonly base: Base;
  /** Checks that follow the base. */
  readonly checks: readonly CheckNode[];
  /** The type that the expression is declared with; undefined where that of the base is the same. */
  readonly declared: TypeNode | undefined;
}

export type Base =
  /** Nothing has a type. */
  | { readonly kind: "anything" }
  | { readonly kind: "one"; readonly check: CheckNode }
  | { readonly kind: "several"; readonly checks: readonly CheckNode[] }
  | ExtendedObject;

/** Several objects that are one: the first with the members of the others. */
export interface ExtendedObject {
  readonly kind: "object";
  readonly pieces: readonly Piece[];
  /** Members of a piece that another one requires. */
  readonly demanded: readonly string[];
}

/** Members that are written in place, or those of another schema. */
export type Piece = ReferenceCheck | ObjectCheck;

/** Decides what the base of a conjunction is: what names a type comes first, what only adds conditions is checked after it. */
export function planConjunction(check: AllOfCheck, place: Place, names: SchemaNames): ConjunctionPlan {
  const types = new Map(check.parts.map((part) => [part, typeIn(part, place, names)]));
  const isStrong = (part: CheckNode) => !check.untyped.has(part) && isBase(part, types.get(part));
  const strong = check.parts.filter(isStrong);
  const others = check.parts.filter((part) => !isStrong(part));
  const { base, left } = baseOf(strong, others, names);
  const type = typeIn(check, place, names);
  const inferred = typeIn(allOf(check.parts.filter((part) => !left.includes(part))), place, names);
  const isInferred = base.kind !== "several" && isDeepStrictEqual(type, inferred);
  return {
    base,
    checks: left.filter(({ kind }) => kind !== "chosen"),
    declared: isInferred ? undefined : type,
  };
}

/** True for a part that states the type of its values, and describes more than what others of them require. */
function isBase(part: CheckNode, type: TypeNode | undefined): boolean {
  if (!type || isKeyword(type, "unknown") || part.kind === "chosen" || part.kind === "on-type") return false;
  return !acceptsMore(type) && !onlyDemands(part);
}

/** True for objects of which nothing is said but which members they must have. */
function onlyDemands(check: CheckNode): boolean {
  if (check.kind === "anyOf" || check.kind === "oneOf") return check.options.every(onlyDemands);
  return check.kind === "object" && check.members.length > 0 && check.members.every(({ demand }) => demand);
}

function baseOf(
  strong: readonly CheckNode[],
  others: readonly CheckNode[],
  names: SchemaNames,
): { readonly base: Base; readonly left: readonly CheckNode[] } {
  const [first, ...more] = strong;
  const object = extendedObject(strong, others, names);
  if (object) return object;
  if (!first) return weakBase(others);
  if (more.length === 0) return { base: { kind: "one", check: first }, left: others };
  return { base: { kind: "several", checks: strong }, left: others };
}

/** The base of parts that state no type: the first that implies one. */
function weakBase(others: readonly CheckNode[]): {
  readonly base: Base;
  readonly left: readonly CheckNode[];
} {
  const first = others.find((part) => (part.kind === "on-type" ? part.isMeant : !ASKING.has(part.kind)));
  if (!first) return { base: { kind: "anything" }, left: others };
  return { base: { kind: "one", check: first }, left: others.filter((part) => part !== first) };
}

/** All parts as one object, where they are plain objects of which no two describe the same member. */
function extendedObject(
  strong: readonly CheckNode[],
  others: readonly CheckNode[],
  names: SchemaNames,
): { readonly base: ExtendedObject; readonly left: readonly CheckNode[] } | undefined {
  const demanding = others.filter(
    (part): part is ObjectCheck => part.kind === "object" && isPlain(part) && onlyDemands(part),
  );
  if (strong.length + demanding.length < 2) return undefined;
  const isNamed = ({ kind }: CheckNode) => kind === "reference";
  const pieces = [...strong.filter(isNamed), ...strong.filter((part) => !isNamed(part)), ...demanding];
  const members = pieces.map((piece) => plainMembers(piece, names));
  const declared = members.flatMap(
    (list) => list?.filter(({ demand }) => !demand).map(({ name }) => name) ?? [],
  );
  if (members.includes(undefined) || new Set(declared).size < declared.length) return undefined;
  // A name brings all that it requires: what it only demands would replace what another piece describes.
  const isReplaced = ({ demand, name }: MemberCheck) => demand !== undefined && declared.includes(name);
  if (pieces.some((piece, index) => piece.kind === "reference" && members[index]?.some(isReplaced)))
    return undefined;
  // Only the first object says whether members without a name are in its type.
  if (pieces.some((piece, index) => index > 0 && isLoose(piece, names)) && !isLoose(pieces[0], names))
    return undefined;
  const all = members.flatMap((list) => list ?? []);
  const required = new Set(
    all.filter(({ demand, isOptional }) => !demand && !isOptional).map(({ name }) => name),
  );
  const demanded = new Set(
    all
      .filter(({ demand, name }) => demand && declared.includes(name) && !required.has(name))
      .map(({ name }) => name),
  );
  const written = merged(pieces as readonly Piece[], { declared: new Set(declared), demanded }); // they have members
  const inPlace = new Set(
    written.flatMap((piece) => (piece.kind === "object" ? piece.members.map(({ name }) => name) : [])),
  );
  const base: ExtendedObject = {
    kind: "object",
    pieces: written,
    demanded: [...demanded].filter((name) => !inPlace.has(name)),
  };
  return { base, left: others.filter((part) => !demanding.includes(part as ObjectCheck)) };
}

interface Names {
  /** Members that a piece describes. */
  readonly declared: ReadonlySet<string>;
  /** Members that a piece describes as optional, and another one requires. */
  readonly demanded: ReadonlySet<string>;
}

/** The pieces with what is written in place as one; what another piece describes is left out of it. */
function merged(pieces: readonly Piece[], names: Names): readonly Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.kind === "reference") result.push(piece);
    else if (last?.kind === "object")
      result[result.length - 1] = { ...last, members: [...last.members, ...piece.members] };
    else result.push(piece);
  }
  return result
    .map((piece) =>
      piece.kind === "reference" ? piece : { ...piece, members: describedMembers(piece, names) },
    )
    .filter((piece, index) => index === 0 || piece.kind === "reference" || piece.members.length > 0);
}

function describedMembers({ members }: ObjectCheck, { declared, demanded }: Names): MemberCheck[] {
  const kept = members.filter(({ name, demand }) => !demand || !declared.has(name));
  const unique = new Map(kept.map((member) => [member.name, member]));
  return [...unique.values()].map((member) =>
    demanded.has(member.name) ? { ...member, isOptional: false, default: undefined } : member,
  );
}

/** Checks that are only asked of values that another check describes. */
const ASKING: ReadonlySet<CheckNode["kind"]> = new Set(["not", "condition", "chosen"]);

/** The members of a check that is nothing but an object with members; undefined for any other. */
function plainMembers(check: CheckNode, names: SchemaNames): readonly MemberCheck[] | undefined {
  if (check.kind === "object") return isPlain(check) ? check.members : undefined;
  if (check.kind === "reference") {
    const isUsable = names.isObject(check) && !names.isCyclic(check);
    return isUsable ? plainMembers(names.types.targetOf(check), names) : undefined;
  }
  if (
    check.kind !== "allOf" ||
    check.parts.some((part) => part.kind !== "object" && part.kind !== "reference")
  )
    return undefined;
  const lists = check.parts.map((part) => plainMembers(part, names));
  return lists.includes(undefined) ? undefined : withDemands(lists.flatMap((list) => list ?? []));
}

/** True for an object that accepts members of any name and says so. */
function isLoose(check: CheckNode | undefined, names: SchemaNames): boolean {
  if (check?.kind === "object") return check.additionalProperties !== undefined;
  if (check?.kind === "reference") return isLoose(names.types.targetOf(check), names);
  return check?.kind === "allOf" && check.parts.some((part) => isLoose(part, names));
}

/** The members, where each that is demanded and described is required. */
function withDemands(members: readonly MemberCheck[]): readonly MemberCheck[] {
  const demanded = new Set(members.filter(({ demand }) => demand).map(({ name }) => name));
  const declared = members.filter(({ demand }) => !demand);
  const names = new Set(declared.map(({ name }) => name));
  return [
    ...declared.map((member) => (demanded.has(member.name) ? { ...member, isOptional: false } : member)),
    ...members.filter(({ demand, name }) => demand && !names.has(name)),
  ];
}

/** True for members alone, so that others can be added to them. */
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
