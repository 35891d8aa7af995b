import type { AllOfCheck, CheckNode, ConditionCheck, OnTypeCheck } from "../../core/checks/check-node.ts";
import { quote } from "../../core/emit/text.ts";
import { appliesCycle } from "../../core/types/applies-schema.ts";
import { type TypeNode, UNKNOWN } from "../../core/types/type-node.ts";
import { typesOfNode } from "../../core/types/types-of-node.ts";
import type { ExtendedObject, Piece } from "../plan/extended-object.ts";
import { type Location, typeIn, untypedLocation } from "../plan/location.ts";
import type { SchemaNames } from "../plan/names.ts";
import { type Base, planConjunction } from "../plan/plan-conjunction.ts";
import { call, list, objectLiteral, withCheck } from "../text/layout.ts";
import { objectChecks, shapeCode } from "./object-code.ts";
import { numberChecks, stringChecks } from "./scalar-code.ts";
import type { ZodPrinter } from "./zod-code.ts";

/** Emits a conjunction: the base with the other parts as checks. */
export function allOfCode(check: AllOfCheck, location: Location, printer: ZodPrinter): string {
  const plan = planConjunction(check, location, printer.names);
  const inner = plan.declared ? untypedLocation(location) : location;
  const base = baseCode(plan.base, inner, printer);
  const known = isOneClass(plan.base, printer.names) ? typeIn(check, location, printer.names) : UNKNOWN;
  return printer.declared(plan.declared, checkedCode(base, plan.checks, inner, known, printer), location);
}

function baseCode(base: Base, location: Location, printer: ZodPrinter): string {
  switch (base.kind) {
    case "anything":
      return printer.zod("unknown");
    case "one":
      return printer.code(base.check, location);
    case "several":
      return printer.runtime("allOf", list(base.checks.map((part) => printer.code(part, location))));
    case "object":
      return extendedCode(base, location, printer);
    default:
      return base satisfies never;
  }
}

/** Emits `Base.extend({ … })`, which is equivalent to both together, remains an object for users, and is faster. */
function extendedCode({ pieces, demanded }: ExtendedObject, location: Location, printer: ZodPrinter): string {
  const [first, ...others] = pieces;
  if (!first) return printer.zod("unknown");
  const shape = (piece: Piece) =>
    piece.kind === "reference"
      ? `${printer.code(piece, location)}.shape`
      : shapeCode(piece.members, location, printer);
  const object = others.reduce(
    (node, piece) => call(`${node}.extend`, shape(piece)),
    printer.code(first, location),
  );
  if (demanded.length === 0) return object;
  const names = demanded.map((key) => ({ key, value: "true" }));
  return call(`${object}.required`, objectLiteral(names, { compact: true }));
}

/**
 * True for an expression of one zod class, which accepts the checks of its type and describes them: a reference may
 * have any type for TypeScript, and a union cannot describe bounds.
 */
function isOneClass(base: Base, names: SchemaNames): boolean {
  if (base.kind === "object") return true;
  if (base.kind !== "one") return false;
  const { check } = base;
  if (check.kind !== "reference") return ONE_CLASS.has(check.kind);
  return !appliesCycle(check.target) && ONE_CLASS.has(names.types.targetOf(check).kind);
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
