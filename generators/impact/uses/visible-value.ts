import { ts } from "ts-morph";
import type { Json, JsonObject } from "../../core/json.ts";

/** Returns every value that an expression can have according to its types; undefined if they are unknown. */
export function visibleValues(value: ts.Expression, checker: ts.TypeChecker): readonly Json[] | undefined {
  if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value) || ts.isSatisfiesExpression(value))
    return visibleValues(value.expression, checker);
  if (ts.isArrayLiteralExpression(value)) return onlyValue(listOf(value, checker));
  if (ts.isObjectLiteralExpression(value)) return onlyValue(objectOf(value, checker));
  const type = checker.getTypeAtLocation(value);
  const values = (type.isUnion() ? type.types : [type]).map((part) => literalOf(part, checker));
  return values.every((each) => each !== undefined) ? values : undefined;
}

function onlyValue(value: Json | undefined): readonly Json[] | undefined {
  return value === undefined ? undefined : [value];
}

function literalOf(type: ts.Type, checker: ts.TypeChecker): Json | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  if (type.flags & ts.TypeFlags.Null) return null;
  return type.flags & ts.TypeFlags.BooleanLiteral ? checker.typeToString(type) === "true" : undefined;
}

/** Returns the value if there is only one. */
function single(value: ts.Expression, checker: ts.TypeChecker): Json | undefined {
  const values = visibleValues(value, checker);
  return values?.length === 1 ? values[0] : undefined;
}

function listOf({ elements }: ts.ArrayLiteralExpression, checker: ts.TypeChecker): Json | undefined {
  const values = elements.map((element) => single(element, checker));
  return values.every((value) => value !== undefined) ? values : undefined;
}

function objectOf({ properties }: ts.ObjectLiteralExpression, checker: ts.TypeChecker): Json | undefined {
  const members: Record<string, Json> = {};
  for (const property of properties) {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) return undefined;
    const value = single(property.initializer, checker);
    if (value === undefined) return undefined;
    Object.defineProperty(members, property.name.text, { value, enumerable: true });
  }
  return members satisfies JsonObject;
}
