import type { MemberCheck, ObjectCheck } from "../../core/checks/check-node.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { innerLocation, type Location } from "../plan/location.ts";
import { type OtherMembers, objectRest } from "../plan/other-members.ts";
import { generic, objectType } from "../text/layout.ts";
import type { ZodTypePrinter } from "./zod-type.ts";

/** Emits the type of an object; keywords that zod's object does not support do not change it. */
export function typeOfObject(check: ObjectCheck, location: Location, printer: ZodTypePrinter): string {
  const rest = objectRest(check, location, printer.names);
  const catchall = (others: OtherMembers) =>
    generic(printer.zod("core.$catchall"), typeOfOthers(others, location, printer));
  if (rest.kind === "record") return generic(printer.zod("ZodObject"), "{}", catchall(rest.others));
  const shared = printer.names.sharedFor(check);
  const object =
    shared?.type ?? generic(printer.own("OpenObject"), shapeType(check.members, location, printer));
  switch (rest.kind) {
    case "unstated":
      return object;
    case "closed":
      return generic(printer.own("Closed"), object, printer.zod("core.$strict"));
    case "loose":
      return generic(printer.own("Closed"), object, printer.zod("core.$loose"));
    case "catchall":
      return generic(printer.own("Closed"), object, catchall(rest.others));
    default:
      return rest satisfies never;
  }
}

function typeOfOthers(
  { check, declared }: OtherMembers,
  location: Location,
  printer: ZodTypePrinter,
): string {
  return declared && location.isTyped
    ? printer.declared(declared)
    : printer.type(check, innerLocation(location));
}

/** Emits the members of an object as a type. */
export function shapeType(
  members: readonly MemberCheck[],
  location: Location,
  printer: ZodTypePrinter,
): string {
  if (members.length === 0) return "{}";
  const inner = { ...innerLocation(location), isDeferred: true };
  return objectType(
    members.map(({ name, check, isOptional, text }) => {
      const value = printer.type(check, inner);
      const type = text ? generic(printer.own("Coerced"), value) : value;
      return `${propertyKey(name)}: ${isOptional ? generic(printer.zod("ZodExactOptional"), type) : type}`;
    }),
  );
}
