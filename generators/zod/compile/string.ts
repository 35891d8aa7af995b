import { quote } from "../../core/emit/text.ts";
import { camelCase } from "../../core/identifier.ts";
import { rangeOfFormat } from "../../core/model/accepts/format.ts";
import { literalPrefix } from "../../core/model/literal-prefix.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { regexLiteral } from "./pattern.ts";
import type { Scope } from "./scope.ts";

/** `z.string()` with its constraints; a fixed beginning shows in the type. */
export function stringExpression(schema: SchemaModel, scope: Scope): string {
  const { pattern } = schema.string ?? {};
  const prefix = pattern === undefined ? undefined : literalPrefix(pattern);
  if (prefix === undefined) return plainString(schema, scope);
  const isWhole = pattern === `^${prefix}`;
  const base = `${scope.module.runtime("startsWith")}(${quote(prefix)})`;
  return checkedString(base, isWhole ? withoutPattern(schema) : schema, scope);
}

function plainString(schema: SchemaModel, scope: Scope): string {
  const { minLength, maxLength, pattern } = schema.string ?? {};
  const base = `${scope.module.z("string")}()${minLength === 1 ? ".min(1)" : ""}`;
  if (maxLength !== undefined) return checked(base, boundedChecks(schema, scope));
  const regex = pattern === undefined ? undefined : regexLiteral(pattern, schema, scope);
  return checked(`${base}${regex ? `.regex(${regex})` : ""}`, [
    ...lengthChecks(schema, scope),
    ...formatChecks(schema, scope),
  ]);
}

/** A string of the runtime with the constraints of a schema. */
export function checkedString(base: string, schema: SchemaModel, scope: Scope): string {
  return checked(base, stringChecks(schema, scope));
}

function checked(base: string, checks: readonly string[]): string {
  return checks.length > 0 ? `${base}.check(${checks.join(", ")})` : base;
}

/** The constraints of strings as checks of any schema. */
export function stringChecks(schema: SchemaModel, scope: Scope): string[] {
  const isFilled = schema.string?.minLength === 1;
  return [...(isFilled ? [`${scope.module.z("minLength")}(1)`] : []), ...boundedChecks(schema, scope)];
}

/** Lengths come first: a pattern can take exponential time, and is not asked of what is too long. */
function boundedChecks(schema: SchemaModel, scope: Scope): string[] {
  const { pattern } = schema.string ?? {};
  const regex = pattern === undefined ? undefined : regexLiteral(pattern, schema, scope);
  return [
    ...lengthChecks(schema, scope),
    ...(regex ? [`${scope.module.z("regex")}(${regex})`] : []),
    ...formatChecks(schema, scope),
  ];
}

/** JSON Schema counts code points. Whether a string is empty does not depend on that. */
function lengthChecks({ string }: SchemaModel, { module }: Scope): string[] {
  const { minLength = 0, maxLength } = string ?? {};
  return [
    ...(minLength > 1 ? [`${module.runtime("minLength")}(${minLength})`] : []),
    ...(maxLength === undefined ? [] : [`${module.runtime("maxLength")}(${maxLength})`]),
  ];
}

function formatChecks({ annotations: { format } }: SchemaModel, { module, formats }: Scope): string[] {
  const isAsserted = format !== undefined && formats.has(format) && rangeOfFormat(format) === undefined;
  return isAsserted ? [`${module.runtime(camelCase(format))}()`] : [];
}

function withoutPattern(schema: SchemaModel): SchemaModel {
  const { pattern: _, ...others } = schema.string ?? {};
  return { ...schema, string: others };
}
