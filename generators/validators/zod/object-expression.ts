import type { CheckNode, MemberCheck, ObjectCheck, TextForm } from "../../core/checks/check-node.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { quote } from "../../core/emit/text.ts";
import { containsCyclic, innerLocation, type Location, untypedLocation } from "../plan/location.ts";
import { type OtherMembers, objectRest } from "../plan/other-members.ts";
import { call, type Entry, list, objectLiteral, objectType, withCheck } from "../text/layout.ts";
import { metadataCall } from "./metadata.ts";
import { patternCode } from "./scalar-expression.ts";
import type { Expression, ZodPrinter } from "./zod-printer.ts";

/** Returns an object with its constraints; keywords that zod's object does not support do not change its type. */
export function objectExpression(check: ObjectCheck, location: Location, printer: ZodPrinter): Expression {
  const object = bareObject(check, location, printer);
  return { ...object, code: () => withCheck(object.code(), objectChecks(check, location, printer)) };
}

function bareObject(check: ObjectCheck, location: Location, printer: ZodPrinter): Expression {
  const rest = objectRest(check, location);
  if (rest.kind === "record") {
    const { code, catchall } = othersExpression(rest.others, location, printer);
    return {
      code: () => printer.runtime("record", code()),
      type: () => printer.zodType("ZodObject", "{}", catchall()),
    };
  }
  const object = namedMembers(check, location, printer);
  const closed = (method: string, type: string): Expression => ({
    code: () => `${object.code()}.${method}()`,
    type: () => printer.runtimeType("Closed", object.type(), printer.zodType(type)),
  });
  switch (rest.kind) {
    case "unstated":
      return object;
    case "closed":
      return closed("strict", "core.$strict");
    case "loose":
      return closed("loose", "core.$loose");
    case "catchall": {
      const { code, catchall } = othersExpression(rest.others, location, printer);
      return {
        code: () => call(`${object.code()}.catchall`, code()),
        type: () => printer.runtimeType("Closed", object.type(), catchall()),
      };
    }
    default:
      return rest satisfies never;
  }
}

function namedMembers(check: ObjectCheck, location: Location, printer: ZodPrinter): Expression {
  const shared = location.names.sharedFor(check);
  if (shared) return { code: () => `${shared.builder}()`, type: () => shared.type };
  const shape = shapeExpression(check.members, location, printer);
  return {
    code: () => printer.runtime("object", shape.code()),
    type: () => printer.runtimeType("OpenObject", shape.type()),
  };
}

/** Returns the check of members without a name, with a type that also covers named members. */
function othersExpression({ check, declared }: OtherMembers, location: Location, printer: ZodPrinter) {
  const inner = innerLocation(location);
  const others = printer.expression(check, declared ? untypedLocation(inner) : inner);
  const { code, type } = printer.declared(declared, others, inner);
  return { code, catchall: () => printer.zodType("core.$catchall", type()) };
}

/** Returns `{ a: …, b: … }`; members that contain the object itself are getters. */
export function shapeExpression(
  members: readonly MemberCheck[],
  location: Location,
  printer: ZodPrinter,
): Expression {
  const inner = { ...innerLocation(location), isDeferred: true };
  const parts = members.map((member) => ({ member, ...memberExpression(member, inner, printer) }));
  const entryOf = ({ member: { name, check }, code }: (typeof parts)[number]): Entry => ({
    key: name,
    value: code(),
    isGetter: !location.isDeferred && containsCyclic(check, location),
  });
  const typeOf = ({ member: { name }, type }: (typeof parts)[number]) => `${propertyKey(name)}: ${type()}`;
  return {
    code: () => objectLiteral(parts.map(entryOf)),
    type: () => (parts.length === 0 ? "{}" : objectType(parts.map(typeOf))),
  };
}

/** Returns a member, which may be optional with a default. */
function memberExpression(
  { check, isOptional, annotations, default: defaultValue, text }: MemberCheck,
  location: Location,
  printer: ZodPrinter,
): Expression {
  const value = printer.expression(check, location);
  const converted: Expression = text
    ? {
        code: () => printer.runtime("coerced", value.code(), formText(text)),
        type: () => printer.runtimeType("Coerced", value.type()),
      }
    : value;
  const { metadata: describes } = location.names.run.options;
  const metadata = () => metadataCall(describes ? annotations : undefined, defaultValue);
  return {
    code: () => `${converted.code()}${metadata()}${isOptional ? ".exactOptional()" : ""}`,
    type: () => (isOptional ? printer.zodType("ZodExactOptional", converted.type()) : converted.type()),
  };
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
