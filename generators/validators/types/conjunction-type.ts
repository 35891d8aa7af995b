import type { AllOfCheck } from "../../core/checks/check-node.ts";
import { quote } from "../../core/emit/text.ts";
import type { ExtendedObject, Piece } from "../plan/extended-object.ts";
import type { Location } from "../plan/location.ts";
import { isObjectForm } from "../plan/object-form.ts";
import { type Base, planConjunction } from "../plan/plan-conjunction.ts";
import { generic, union } from "../text/layout.ts";
import { shapeType } from "./object-type.ts";
import type { ZodTypePrinter } from "./zod-type.ts";

/** Emits the type of a conjunction: that of its base, since checks that follow do not change types. */
export function typeOfAllOf(check: AllOfCheck, location: Location, printer: ZodTypePrinter): string {
  const plan = planConjunction(check, location, printer.names);
  return plan.declared ? printer.declared(plan.declared) : typeOfBase(plan.base, location, printer);
}

function typeOfBase(base: Base, location: Location, printer: ZodTypePrinter): string {
  switch (base.kind) {
    case "anything":
    case "several":
      return printer.zod("ZodUnknown");
    case "one": {
      const isObject = base.check.kind === "reference" && isObjectForm(base.check, location, printer.names);
      return isObject ? printer.objectOf(base.check) : printer.type(base.check, location);
    }
    case "object":
      return typeOfExtended(base, location, printer);
    default:
      return base satisfies never;
  }
}

function typeOfExtended(
  { pieces, demanded }: ExtendedObject,
  location: Location,
  printer: ZodTypePrinter,
): string {
  const [first, ...others] = pieces;
  if (!first) return printer.zod("ZodUnknown");
  const shape = (piece: Piece) =>
    piece.kind === "reference"
      ? `(${printer.objectOf(piece)})["shape"]`
      : shapeType(piece.members, location, printer);
  const object = others.reduce(
    (type, piece) => generic(printer.own("Extended"), type, shape(piece)),
    first.kind === "reference" ? printer.objectOf(first) : printer.type(first, location),
  );
  return demanded.length === 0
    ? object
    : generic(printer.own("RequiredMembers"), object, union(demanded.map(quote)));
}
