import { isDeepStrictEqual } from "node:util";
import { type AllOfCheck, allOf, type CheckNode, partsOfCheck } from "../../core/checks/check-node.ts";
import { isKeyword, type TypeNode } from "../../core/types/type-node.ts";
import { acceptsMore } from "../../core/types/types-of-node.ts";
import { type ExtendedObject, extendedObject, onlyDemands } from "./extended-object.ts";
import { type Location, typeIn } from "./location.ts";

/** Plan of a conjunction's expression. */
export interface ConjunctionPlan {
  readonly base: Base;
  /** Checks that follow the base. */
  readonly checks: readonly CheckNode[];
  /** Declared type of the expression; undefined if it equals that of the base. */
  readonly declared: TypeNode | undefined;
}

export type Base =
  /** No part has a type. */
  | { readonly kind: "anything" }
  | { readonly kind: "one"; readonly check: CheckNode }
  | { readonly kind: "several"; readonly checks: readonly CheckNode[] }
  | ExtendedObject;

/** Plans a conjunction: parts that state a type are the base; conditions are checked after it. */
export function planConjunction(check: AllOfCheck, location: Location): ConjunctionPlan {
  const types = new Map(check.parts.map((part) => [part, typeIn(part, location)]));
  const isStrong = (part: CheckNode) => !check.untyped.has(part) && isBase(part, types.get(part));
  const strong = check.parts.filter(isStrong);
  const others = check.parts.filter((part) => !isStrong(part));
  const { base, left } = baseOf(strong, others, location);
  const type = typeIn(check, location);
  const inferred = typeIn(allOf(check.parts.filter((part) => !left.includes(part))), location);
  const isInferred = base.kind !== "several" && isDeepStrictEqual(type, inferred);
  return {
    base,
    checks: left.filter(({ kind }) => kind !== "chosen"),
    declared: isInferred ? undefined : type,
  };
}

/** True for a part that states the type of its values, and describes more than required members. */
function isBase(part: CheckNode, type: TypeNode | undefined): boolean {
  if (!type || isKeyword(type, "unknown") || part.kind === "chosen" || part.kind === "on-type") return false;
  return !acceptsMore(type) && !onlyDemands(part);
}

function baseOf(
  strong: readonly CheckNode[],
  others: readonly CheckNode[],
  location: Location,
): { readonly base: Base; readonly left: readonly CheckNode[] } {
  const [first, ...more] = strong;
  const object = extendedObject(strong, others, location);
  if (object) return object;
  if (!first) return weakBase(others);
  if (more.length === 0) return { base: { kind: "one", check: first }, left: others };
  return { base: { kind: "several", checks: strong }, left: others };
}

/** Returns the base of parts that state no type: the first that implies one. */
function weakBase(others: readonly CheckNode[]): {
  readonly base: Base;
  readonly left: readonly CheckNode[];
} {
  const first = others.find((part) =>
    part.kind === "on-type" ? part.isIntended : !CONDITIONAL.has(part.kind),
  );
  if (!first) return { base: { kind: "anything" }, left: others };
  return { base: { kind: "one", check: first }, left: others.filter((part) => part !== first) };
}

/** Checks that only add conditions to values that another check describes. */
const CONDITIONAL: ReadonlySet<CheckNode["kind"]> = new Set(["not", "condition", "chosen"]);

/** Returns the parts of a check, and objects that its plan adds, with the members of several parts. */
export function plannedParts(check: CheckNode, location: Location): readonly CheckNode[] {
  const parts = partsOfCheck(check);
  if (check.kind !== "allOf") return parts;
  const { base } = planConjunction(check, location);
  return base.kind === "object" ? [...parts, ...base.pieces] : parts;
}
