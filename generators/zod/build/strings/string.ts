import { camelCase } from "../../../core/identifier.ts";
import { rangeOfFormat } from "../../../core/model/accepts/format.ts";
import { literalPrefix } from "../../../core/model/literal-prefix.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Scope } from "../scope.ts";
import { checked, members, method, runtime, value, type ZodNode, zod } from "../zod-node.ts";
import { patternNode } from "./pattern.ts";

/** `z.string()` with its constraints; a fixed beginning shows in the type. */
export function stringNode(schema: SchemaModel, scope: Scope): ZodNode {
  const { pattern } = schema.string ?? {};
  const prefix = pattern === undefined ? undefined : literalPrefix(pattern);
  if (prefix === undefined) return constrainedString(zod("string"), schema, scope);
  const isWhole = pattern === `^${prefix}`;
  const base = runtime("startsWith", value(prefix));
  return constrainedString(base, isWhole ? withoutPattern(schema) : schema, scope);
}

/** A string with the constraints of a schema. */
export function constrainedString(base: ZodNode, schema: SchemaModel, scope: Scope): ZodNode {
  const constrained = constraintsOf(schema, scope).reduce<ZodNode>(
    (string, { name, args }) => method(string, name, ...args),
    base,
  );
  return checked(constrained, formatChecks(schema, scope));
}

/** The constraints of strings as checks of any schema. */
export function stringChecks(schema: SchemaModel, scope: Scope): ZodNode[] {
  const constraints = constraintsOf(schema, scope).map(({ check, args }) => zod(check, ...args));
  return [...constraints, ...formatChecks(schema, scope)];
}

/** A constraint that zod knows: as a method of strings, and as a check. */
interface StringConstraint {
  readonly name: string;
  readonly check: string;
  readonly args: readonly ZodNode[];
}

/** Lengths, which zod counts in code points like JSON Schema, and the pattern. */
function constraintsOf(schema: SchemaModel, scope: Scope): StringConstraint[] {
  const { pattern } = schema.string ?? {};
  const regex = pattern === undefined ? undefined : patternNode(pattern, schema, scope);
  const isMatched = regex !== undefined || scope.module.isMatchedLater(schema);
  return [
    ...lengthsOf(schema, isMatched),
    ...(regex ? [{ name: "regex", check: "regex", args: [regex] }] : []),
  ];
}

/** A pattern can take exponential time, so that what is too long is not matched with it: the length comes first and aborts. */
function lengthsOf({ string }: SchemaModel, isMatched: boolean): StringConstraint[] {
  const { minLength = 0, maxLength } = string ?? {};
  const aborting = isMatched ? [members([{ key: "abort", node: value(true) }], { isCompact: true })] : [];
  if (minLength > 0 && minLength === maxLength)
    return [{ name: "length", check: "length", args: [value(maxLength), ...aborting] }];
  return [
    ...(minLength > 0 ? [{ name: "min", check: "minLength", args: [value(minLength)] }] : []),
    ...(maxLength === undefined
      ? []
      : [{ name: "max", check: "maxLength", args: [value(maxLength), ...aborting] }]),
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
