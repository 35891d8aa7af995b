import type { AllOfCheck, CheckNode, ConditionCheck, OnTypeCheck } from "../../core/checks/check-node.ts";
import { quote } from "../../core/emit/text.ts";
import { appliesCycle } from "../../core/types/applies-schema.ts";
import { type TypeNode, UNKNOWN } from "../../core/types/type-node.ts";
import { typesOfNode } from "../../core/types/types-of-node.ts";
import type { ExtendedObject, Piece } from "../plan/extended-object.ts";
import { type Location, targetIn, typeIn, untypedLocation } from "../plan/location.ts";
import { isObjectForm } from "../plan/object-form.ts";
import { type Base, planConjunction } from "../plan/plan-conjunction.ts";
import { call, list, objectLiteral, union, withCheck } from "../text/layout.ts";
import { objectChecks, shapeExpression } from "./object-expression.ts";
import { numberChecks, stringChecks } from "./scalar-expression.ts";
import type { Expression, ZodPrinter } from "./zod-printer.ts";

/** Returns a conjunction: the base with the other parts as checks, which do not change its type. */
export function allOfExpression(check: AllOfCheck, location: Location, printer: ZodPrinter): Expression {
  const { base: plan, checks, declared } = planConjunction(check, location);
  const inner = declared ? untypedLocation(location) : location;
  const base = baseExpression(plan, inner, printer);
  const known = () => (isOneClass(plan, location) ? typeIn(check, location) : UNKNOWN);
  const code = () => checkedCode(base.code(), checks, inner, known(), printer);
  return printer.declared(declared, { ...base, code }, location);
}

function baseExpression(base: Base, location: Location, printer: ZodPrinter): Expression {
  switch (base.kind) {
    case "anything":
      return printer.simple("unknown", "ZodUnknown");
    case "one": {
      const { check } = base;
      const isNamed = check.kind === "reference" && isObjectForm(check, location);
      return isNamed ? printer.namedObject(check, location) : printer.expression(check, location);
    }
    case "several": {
      const parts = () => base.checks.map((part) => printer.code(part, location));
      return {
        ...printer.simple("unknown", "ZodUnknown"),
        code: () => printer.runtime("allOf", list(parts())),
      };
    }
    case "object":
      return extendedExpression(base, location, printer);
    default:
      return base satisfies never;
  }
}

/** Returns `Base.extend({ … })`, which is equivalent to both together, remains an object for users, and is faster. */
function extendedExpression(
  { pieces: [first, ...others], demanded }: ExtendedObject,
  location: Location,
  printer: ZodPrinter,
): Expression {
  if (!first) return printer.simple("unknown", "ZodUnknown");
  const start =
    first.kind === "reference" ? printer.namedObject(first, location) : printer.expression(first, location);
  const object = others.reduce((node, piece): Expression => {
    const shape = shapeOf(piece, location, printer);
    return {
      code: () => call(`${node.code()}.extend`, shape.code()),
      type: () => printer.runtimeType("Extended", node.type(), shape.type()),
    };
  }, start);
  if (demanded.length === 0) return object;
  const names = demanded.map((key) => ({ key, value: "true" }));
  return {
    code: () => call(`${object.code()}.required`, objectLiteral(names, { compact: true })),
    type: () => printer.runtimeType("RequiredMembers", object.type(), union(demanded.map(quote))),
  };
}

function shapeOf(piece: Piece, location: Location, printer: ZodPrinter): Expression {
  if (piece.kind !== "reference") return shapeExpression(piece.members, location, printer);
  const object = printer.namedObject(piece, location);
  return { code: () => `${object.code()}.shape`, type: () => `(${object.type()})["shape"]` };
}

/**
 * True for an expression of one zod class, which accepts the checks of its type and describes them: a reference may
 * have any type for TypeScript, and a union cannot describe bounds.
 */
function isOneClass(base: Base, location: Location): boolean {
  if (base.kind === "object") return true;
  if (base.kind !== "one") return false;
  const { check } = base;
  if (check.kind !== "reference") return ONE_CLASS.has(check.kind);
  return !appliesCycle(check.target) && ONE_CLASS.has(targetIn(check, location).kind);
}

const ONE_CLASS: ReadonlySet<CheckNode["kind"]> = new Set(["string", "number", "object"]);

/** Emits an expression with checks. `type` is the known type of its values. */
export function checkedCode(
  base: string,
  checks: readonly CheckNode[],
  location: Location,
  type: TypeNode,
  printer: ZodPrinter,
): string {
  const inner = untypedLocation(location);
  return withCheck(
    base,
    checks.flatMap((check) => checksOf(check, inner, type, printer)),
  );
}

function checksOf(check: CheckNode, location: Location, type: TypeNode, printer: ZodPrinter): string[] {
  switch (check.kind) {
    case "anything":
    case "chosen":
      return [];
    case "not":
      return [printer.runtime("not", printer.code(check.check, location))];
    case "condition":
      return [conditionCode(check, location, printer)];
    case "on-type":
      return onTypeChecks(check, location, type, printer);
    default:
      return [printer.runtime("also", printer.code(check, location))];
  }
}

function conditionCode(check: ConditionCheck, location: Location, printer: ZodPrinter): string {
  const branches = (["if", "then", "else"] as const).flatMap((key) => {
    const branch = check[key];
    return branch ? [{ key, value: printer.code(branch, location) }] : [];
  });
  return printer.runtime("ifThenElse", objectLiteral(branches));
}

/** Emits checks without a guard if the values have the type and the check contains no schema. */
function onTypeChecks(
  { type, check }: OnTypeCheck,
  location: Location,
  known: TypeNode,
  printer: ZodPrinter,
): string[] {
  if (type === "numeric")
    return [printer.runtime("onNumber", ...(check.kind === "number" ? numberChecks(check, printer) : []))];
  const types = typesOfNode(known);
  if (types.size === 1 && types.has(type)) {
    if (check.kind === "number") return numberChecks(check, printer);
    if (check.kind === "string") return stringChecks(check, printer);
    if (check.kind === "object" && check.members.length === 0 && !check.additionalProperties)
      return objectChecks(check, location, printer);
  }
  return [printer.runtime("onType", quote(type), printer.code(check, location))];
}
