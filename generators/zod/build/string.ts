import { camelCase } from "../../core/identifier.ts";
import { rangeOfFormat } from "../../core/model/accepts/format.ts";
import { literalPrefix } from "../../core/model/literal-prefix.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { patternNode } from "./pattern.ts";
import type { Scope } from "./scope.ts";
import { checked, method, runtime, value, type ZodNode, zod } from "./zod-node.ts";

/** `z.string()` with its constraints; a fixed beginning shows in the type. */
export function stringNode(schema: SchemaModel, scope: Scope): ZodNode {
  const { pattern } = schema.string ?? {};
  const prefix = pattern === undefined ? undefined : literalPrefix(pattern);
  if (prefix === undefined) return plainString(schema, scope);
  const isWhole = pattern === `^${prefix}`;
  return checkedString(
    runtime("startsWith", value(prefix)),
    isWhole ? withoutPattern(schema) : schema,
    scope,
  );
}

function plainString(schema: SchemaModel, scope: Scope): ZodNode {
  const { minLength, maxLength, pattern } = schema.string ?? {};
  const string = zod("string");
  const base = minLength === 1 ? method(string, "min", value(1)) : string;
  if (maxLength !== undefined) return checked(base, boundedChecks(schema, scope));
  const regex = pattern === undefined ? undefined : patternNode(pattern, schema, scope);
  return checked(regex ? method(base, "regex", regex) : base, [
    ...lengthChecks(schema),
    ...formatChecks(schema, scope),
  ]);
}

/** A string of the runtime with the constraints of a schema. */
export function checkedString(base: ZodNode, schema: SchemaModel, scope: Scope): ZodNode {
  return checked(base, stringChecks(schema, scope));
}

/** The constraints of strings as checks of any schema. */
export function stringChecks(schema: SchemaModel, scope: Scope): ZodNode[] {
  const isFilled = schema.string?.minLength === 1;
  return [...(isFilled ? [zod("minLength", value(1))] : []), ...boundedChecks(schema, scope)];
}

/** Lengths come first: a pattern can take exponential time, and is not asked of what is too long. */
function boundedChecks(schema: SchemaModel, scope: Scope): ZodNode[] {
  const { pattern } = schema.string ?? {};
  const regex = pattern === undefined ? undefined : patternNode(pattern, schema, scope);
  return [...lengthChecks(schema), ...(regex ? [zod("regex", regex)] : []), ...formatChecks(schema, scope)];
}

/** JSON Schema counts code points. Whether a string is empty does not depend on that. */
function lengthChecks({ string }: SchemaModel): ZodNode[] {
  const { minLength = 0, maxLength } = string ?? {};
  return [
    ...(minLength > 1 ? [runtime("minLength", value(minLength))] : []),
    ...(maxLength === undefined ? [] : [runtime("maxLength", value(maxLength))]),
  ];
}

function formatChecks({ annotations: { format } }: SchemaModel, { formats }: Scope): ZodNode[] {
  const isAsserted = format !== undefined && formats.has(format) && rangeOfFormat(format) === undefined;
  return isAsserted ? [runtime(camelCase(format))] : [];
}

function withoutPattern(schema: SchemaModel): SchemaModel {
  const { pattern: _, ...others } = schema.string ?? {};
  return { ...schema, string: others };
}
