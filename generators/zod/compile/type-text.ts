import { propertyKey } from "../../core/emit/property.ts";
import type { JsonType, SchemaModel } from "../../core/model/schema-model.ts";
import { jsonLiteral, valuesOf } from "./enum.ts";
import { conjuncts } from "./json-types.ts";
import { innerScope, isOpen, type Scope } from "./scope.ts";

/** `A | B`, spread over lines where it is long. */
export function union(members: readonly string[]): string {
  const unique = [...new Set(members)];
  const flat = unique.join(" | ");
  if (flat.length <= 80) return flat;
  const lines: string[] = [];
  for (const member of unique) {
    const last = lines.at(-1);
    if (last === undefined || last.length + member.length > 80) lines.push(`  | ${member}`);
    else lines[lines.length - 1] = `${last} | ${member}`;
  }
  return `\n${lines.join("\n")}\n`;
}

/** What the compiled schema infers, written out: a schema that contains itself cannot infer its own type. */
export function typeText(described: SchemaModel, scope: Scope): string {
  const schema = scope.readings.asRead(described, scope.reading);
  if (schema.always === false) return "never";
  const parts = [
    ownType(schema, scope),
    ...conjuncts(schema).map((part) =>
      isNamed(part, schema) ? scope.module.typeOf(part, scope.reading) : typeText(part, scope),
    ),
    ...[schema.anyOf, schema.oneOf].map((branches) => branches && branchesType(branches, scope)),
  ].filter((part): part is string => part !== undefined && part !== "unknown");
  return parts.length > 1 ? parts.map(operand).join(" & ") : (parts[0] ?? "unknown");
}

/** A type that something stands before or behind. */
function operand(type: string): string {
  return / [|&] /.test(type) ? `(${type})` : type;
}

function isNamed(part: SchemaModel, { reference, dynamicReference }: SchemaModel): boolean {
  return part === reference?.target || part === dynamicReference?.target;
}

function branchesType(branches: readonly SchemaModel[], scope: Scope): string {
  const types = branches.map((branch) => typeText(branch, scope));
  return types.includes("unknown") ? "unknown" : types.join(" | ");
}

function ownType(schema: SchemaModel, scope: Scope): string | undefined {
  if (schema.constant || schema.enumeration) return valuesType(schema, scope);
  return schema.types?.map((type) => typeOf(type, schema, scope)).join(" | ");
}

function valuesType(schema: SchemaModel, scope: Scope): string {
  const values = valuesOf(schema, scope);
  if (values.some((value) => typeof value === "object" && value !== null)) return "unknown";
  const isGrown = isOpen(schema, scope) && !schema.constant;
  const texts = values.map((value) => (isGrown && typeof value === "number" ? "number" : jsonLiteral(value)));
  if (isGrown && values.some((value) => typeof value === "string")) texts.push("(string & {})");
  return texts.length > 0 ? texts.join(" | ") : "never";
}

function typeOf(type: JsonType, schema: SchemaModel, scope: Scope): string {
  switch (type) {
    case "integer":
      return "number";
    case "array":
      return arrayType(schema, scope);
    case "object":
      return objectType(schema, scope);
    default:
      return type;
  }
}

function arrayType({ array }: SchemaModel, scope: Scope): string {
  const member = (item: SchemaModel) => typeText(item, innerScope(item, scope));
  const rest = array?.items ? member(array.items) : "unknown";
  if (!array?.prefixItems?.length) return `${operand(rest)}[]`;
  const first = array.prefixItems.map((item, index) =>
    index < (array.minItems ?? 0) ? member(item) : `(${member(item)} | undefined)?`,
  );
  return `[${[...first, ...(array.items?.always === false ? [] : [`...${operand(rest)}[]`])].join(", ")}]`;
}

function objectType({ object = {} }: SchemaModel, scope: Scope): string {
  const required = new Set(object.required);
  const others = object.patternProperties ? undefined : object.additionalProperties;
  const members = [...(object.properties ?? [])].map(([key, member]) => {
    const type = typeText(member, innerScope(member, scope));
    return `  ${propertyKey(key)}${required.has(key) ? "" : "?"}: ${type.replace(/\n/g, "\n  ")};`;
  });
  for (const key of required) {
    if (!object.properties?.has(key)) members.push(`  ${propertyKey(key)}: unknown;`);
  }
  if (members.length === 0) {
    if (others?.always === false) return "Record<string, never>";
    return `{ [key: string]: ${others ? typeText(others, innerScope(others, scope)) : "unknown"} }`;
  }
  const isOpen =
    others?.always === true ||
    (!object.additionalProperties && (object.patternProperties ?? object.unevaluatedProperties));
  if (isOpen || (others && others.always === undefined)) members.push("  [key: string]: unknown;");
  return `{\n${members.join("\n")}\n}`;
}
