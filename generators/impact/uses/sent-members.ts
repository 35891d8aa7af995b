import { ts } from "ts-morph";
import { placesOfSymbol } from "../compile/compiled-version.ts";
import { isAssignment } from "../compile/node-at.ts";
import { wantedType } from "../compile/symbols-at.ts";
import type { Use, UseParts } from "./find-uses.ts";

/** Depth limit of nested objects. */
const DEEPEST = 4;

/**
 * Finds members of a value that is passed on as a whole and was not written with the type of the API: a variable, a
 * result, a parameter with a different type.
 */
export function sentMembers(value: ts.Expression, { version, sent }: UseParts): Use[] {
  const wanted = isPassedOn(value) ? wantedOf(value, version.checker) : undefined;
  if (!wanted) return [];
  const uses: Use[] = [];
  const compare = (from: ts.Type, to: ts.Type, depth: number): void => {
    if (depth > DEEPEST || from === to) return;
    for (const given of version.checker.getPropertiesOfType(from)) {
      const member = memberOf(to, given.name, version.checker);
      if (!member || isSame(given, member)) continue;
      const places = sent.has(given.name) ? placesOfSymbol(member, version) : [];
      if (places.length > 0) uses.push({ ...written(given, value, version.checker), places });
      const [inner, outer] = [given, member].map((symbol) => version.checker.getTypeOfSymbol(symbol));
      if (inner && outer) compare(inner, outer, depth + 1);
    }
  };
  compare(version.checker.getTypeAtLocation(value), wanted, 0);
  return uses;
}

/** True for values that are passed to a call, spread or returned. Literals are judged where they are written. */
function isPassedOn(value: ts.Expression): boolean {
  if (ts.isObjectLiteralExpression(value) || ts.isLiteralExpression(value) || ts.isFunctionLike(value))
    return false;
  const { parent } = value;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
    return parent.arguments?.includes(value) ?? false;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent))
    return parent.initializer === value;
  return ts.isSpreadAssignment(parent) || ts.isReturnStatement(parent) || ts.isArrowFunction(parent);
}

function wantedOf(value: ts.Expression, checker: ts.TypeChecker): ts.Type | undefined {
  const { parent } = value;
  const wanted = ts.isSpreadAssignment(parent)
    ? checker.getContextualType(parent.parent)
    : checker.getContextualType(value);
  if (!wanted) return undefined;
  return checker.getNonNullableType(wanted) === checker.getTypeAtLocation(value)
    ? wantedType(value, checker) // in a generic call, it is inferred from the value
    : checker.getNonNullableType(wanted);
}

function memberOf(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Symbol | undefined {
  const present = checker.getNonNullableType(type);
  const parts = present.isUnion() ? present.types : [present];
  return parts.map((part) => checker.getPropertyOfType(part, name)).find((symbol) => symbol !== undefined);
}

/** True for the declared member itself, whose values are judged where they are written. */
function isSame(given: ts.Symbol, member: ts.Symbol): boolean {
  return given === member || (given.declarations ?? []).some((own) => member.declarations?.includes(own));
}

/** Returns the value of a member as written, unless something else is assigned to it later. */
function written(
  given: ts.Symbol,
  value: ts.Expression,
  checker: ts.TypeChecker,
): Pick<Use, "node" | "role"> {
  const declaration = given.valueDeclaration;
  const isVisible =
    declaration !== undefined &&
    ts.isPropertyAssignment(declaration) &&
    !isAssignedLater(declaration, checker);
  const isHere = declaration?.getSourceFile() === value.getSourceFile();
  return {
    node: isVisible && isHere ? declaration.name : value,
    role: { kind: "write", name: given.name, value: isVisible ? declaration.initializer : undefined },
  };
}

/** True if the file assigns something else to a member. */
function isAssignedLater(declaration: ts.PropertyAssignment, checker: ts.TypeChecker): boolean {
  const isIt = (node: ts.Node): boolean =>
    (ts.isBinaryExpression(node) &&
      isAssignment(node) &&
      checker.getSymbolAtLocation(node.left)?.valueDeclaration === declaration) ||
    ts.forEachChild(node, (child) => isIt(child) || undefined) === true;
  return isIt(declaration.getSourceFile());
}
