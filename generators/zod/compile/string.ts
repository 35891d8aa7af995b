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
  const { minLength, pattern } = schema.string ?? {};
  const regex = pattern === undefined ? undefined : regexLiteral(pattern, schema, scope);
  const checks = [...lengthChecks(schema, scope), ...formatChecks(schema, scope)];
  return [
    `${scope.module.z("string")}()`,
    minLength === 1 ? ".min(1)" : "",
    regex ? `.regex(${regex})` : "",
    checks.length > 0 ? `.check(${checks.join(", ")})` : "",
  ].join("");
}

/** A string of the runtime with the constraints of a schema. */
export function checkedString(base: string, schema: SchemaModel, scope: Scope): string {
  const checks = stringChecks(schema, scope);
  return checks.length > 0 ? `${base}.check(${checks.join(", ")})` : base;
}

/** The constraints of strings as checks of any schema. */
export function stringChecks(schema: SchemaModel, scope: Scope): string[] {
  const { minLength, pattern } = schema.string ?? {};
  const regex = pattern === undefined ? undefined : regexLiteral(pattern, schema, scope);
  return [
    ...(minLength === 1 ? [`${scope.module.z("minLength")}(1)`] : []),
    ...(regex ? [`${scope.module.z("regex")}(${regex})`] : []),
    ...lengthChecks(schema, scope),
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
