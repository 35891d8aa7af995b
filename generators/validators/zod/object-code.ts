import type { CheckNode, MemberCheck, ObjectCheck, TextForm } from "../../core/checks/check-node.ts";
import { quote } from "../../core/emit/text.ts";
import { containsCyclic } from "../plan/contains-cyclic.ts";
import { innerLocation, type Location, untypedLocation } from "../plan/location.ts";
import { type OtherMembers, objectRest } from "../plan/other-members.ts";
import { call, list, objectLiteral, withCheck } from "../text/layout.ts";
import { metadataCall } from "./metadata.ts";
import { patternCode } from "./scalar-code.ts";
import type { ZodPrinter } from "./zod-code.ts";

/** Emits an object with its constraints. */
export function objectCode(check: ObjectCheck, location: Location, printer: ZodPrinter): string {
  return withCheck(bareObject(check, location, printer), objectChecks(check, location, printer));
}

function bareObject(check: ObjectCheck, location: Location, printer: ZodPrinter): string {
  const rest = objectRest(check, location, printer.names);
  if (rest.kind === "record") return printer.runtime("record", othersCode(rest.others, location, printer));
  const shared = printer.names.sharedFor(check);
  const object = shared
    ? `${shared.builder}()`
    : printer.runtime("object", shapeCode(check.members, location, printer));
  switch (rest.kind) {
    case "unstated":
      return object;
    case "closed":
      return `${object}.strict()`;
    case "loose":
      return `${object}.loose()`;
    case "catchall":
      return call(`${object}.catchall`, othersCode(rest.others, location, printer));
    default:
      return rest satisfies never;
  }
}

/** Emits the check of members without a name, with a type that also covers named members. */
function othersCode({ check, declared }: OtherMembers, location: Location, printer: ZodPrinter): string {
  const inner = innerLocation(location);
  return printer.declared(declared, printer.code(check, declared ? untypedLocation(inner) : inner), inner);
}

/** Emits `{ a: …, b: … }`; members that contain the object itself are getters. */
export function shapeCode(members: readonly MemberCheck[], location: Location, printer: ZodPrinter): string {
  return objectLiteral(
    members.map((member) => {
      const isGetter = !location.isDeferred && containsCyclic(member.check, printer.names);
      const inner = { ...innerLocation(location), isDeferred: true };
      return { key: member.name, value: memberCode(member, inner, printer), isGetter };
    }),
  );
}

/** Emits a member, which may be optional with a default. */
function memberCode(
  { check, isOptional, annotations, default: defaultValue, text }: MemberCheck,
  inner: Location,
  printer: ZodPrinter,
): string {
  const metadata = metadataCall(printer.names.describes ? annotations : undefined, defaultValue);
  const code = printer.code(check, inner);
  const schema = text ? printer.runtime("coerced", code, formText(text)) : code;
  return `${schema}${metadata}${isOptional ? ".exactOptional()" : ""}`;
}

function formText({ to, items, separator, members, json }: TextForm): string {
  const types = to && { key: "to", value: list(to.map(quote)) };
  const inner = items && { key: "items", value: formText(items) };
  const between = separator !== undefined && { key: "separator", value: quote(separator) };
  const forms = Object.entries(members ?? {}).map(([key, form]) => ({ key, value: formText(form) }));
  const named = members && { key: "members", value: objectLiteral(forms, { compact: true }) };
  const entries = [types, inner, between, named, json && { key: "json", value: "true" }];
  return objectLiteral(
    entries.filter((entry) => entry !== false && entry !== undefined),
    { compact: true },
  );
}

/** Emits the keywords of objects that zod's object does not support. */
export function objectChecks(check: ObjectCheck, location: Location, printer: ZodPrinter): string[] {
  const inner = { ...untypedLocation(innerLocation(location)), isDeferred: location.isDeferred };
  const code = (part: CheckNode) => printer.code(part, inner);
  const { propertyNames, minProperties, maxProperties, dependentRequired, dependentSchemas } = check;
  return [
    ...patternChecks(check, code, printer),
    ...(propertyNames ? [printer.runtime("propertyNames", code(propertyNames))] : []),
    ...(minProperties > 0 ? [printer.runtime("minProperties", String(minProperties))] : []),
    ...(maxProperties === undefined ? [] : [printer.runtime("maxProperties", String(maxProperties))]),
    ...(dependentRequired.length > 0
      ? [
          printer.runtime(
            "dependentRequired",
            ...dependentRequired.map(([name, names]) => list([quote(name), list(names.map(quote))])),
          ),
        ]
      : []),
    ...(dependentSchemas.length > 0
      ? [
          printer.runtime(
            "dependentSchemas",
            ...dependentSchemas.map(([name, part]) => list([quote(name), code(part)])),
          ),
        ]
      : []),
  ];
}

function patternChecks(
  { patternProperties, additionalProperties, members, isEvaluated }: ObjectCheck,
  code: (part: CheckNode) => string,
  printer: ZodPrinter,
): string[] {
  if (patternProperties.length === 0) return [];
  const pairs = patternProperties.map(({ pattern, check }) =>
    list([patternCode(pattern, printer), code(check)]),
  );
  const named = printer.runtime("patternProperties", ...pairs);
  // A schema that accepts anything checks nothing but counts for `unevaluatedProperties`.
  if (!additionalProperties || (additionalProperties.kind === "anything" && !isEvaluated)) return [named];
  const known = [
    { key: "names", value: list(members.filter(({ demand }) => !demand).map(({ name }) => quote(name))) },
    { key: "patterns", value: list(patternProperties.map(({ pattern }) => patternCode(pattern, printer))) },
  ];
  return [
    named,
    printer.runtime(
      "additionalProperties",
      code(additionalProperties),
      objectLiteral(known, { compact: true }),
    ),
  ];
}
