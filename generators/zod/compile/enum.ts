import { quote } from "../../core/emit/text.ts";
import type { Json } from "../../core/json.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import { isEqual } from "../../core/model/accepts/equality.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { call, list } from "../layout/layout.ts";
import { type Expression, nullable, typed, untyped } from "./expression.ts";
import { numberExpression } from "./number.ts";
import { isOpen, type Scope } from "./scope.ts";
import { checkedString } from "./string.ts";
import { union } from "./type-text.ts";

/** `const` and `enum`: the values that the constraints beside them let pass. */
export function enumExpression(schema: SchemaModel, scope: Scope): Expression {
  const values = valuesOf(schema, scope);
  return isOpen(schema, scope) && !schema.constant
    ? openExpression(schema, values, scope)
    : literalExpression(values, scope);
}

/** The values that meet the schema's own constraints, each once. */
export function valuesOf(schema: SchemaModel, { formats }: Pick<Scope, "formats">): Json[] {
  const { types, constant, enumeration, number, string, array, object, place, annotations } = schema;
  const parts = { types, constant, enumeration, number, string, array, object };
  const present = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  const own: SchemaModel = { place, annotations, ...present };
  const values = constant ? [constant.value] : (enumeration ?? []);
  const unique = values.filter(
    (value, index) => !values.slice(0, index).some((other) => isEqual(other, value)),
  );
  return unique.filter((value) => accepts(own, value, { formats: [...formats] }));
}

/** A closed set. */
export function literalExpression(values: readonly Json[], scope: Scope): Expression {
  const { z, runtime } = scope.module;
  const others = values.filter((value) => value !== null);
  if (others.length > 0 && others.length < values.length) return nullable(literalExpression(others, scope));
  if (values.length === 0) return typed(`${z("never")}()`);
  if (!values.every(isPrimitive))
    return untyped(call(`${z("unknown")}().check`, call(runtime("equalTo"), ...values.map(jsonLiteral))));
  const isEnum =
    values.length > 1 && values.every((value) => typeof value === "string" && value !== "__proto__");
  const texts = values.map(jsonLiteral);
  return typed(
    isEnum
      ? call(z("enum"), list(texts))
      : call(z("literal"), texts.length === 1 ? (texts[0] ?? "") : list(texts)),
  );
}

/** A set that may have grown: any string beside known strings, any number beside known numbers. */
function openExpression(schema: SchemaModel, values: readonly Json[], scope: Scope): Expression {
  const { runtime } = scope.module;
  const strings = values.filter((value) => typeof value === "string");
  const numbers = values.filter((value) => typeof value === "number");
  const others = values.filter(
    (value) => typeof value !== "string" && typeof value !== "number" && value !== null,
  );
  const options: string[] = [];
  if (strings.length > 0) {
    const known = strings.length === values.length ? scope.module.outputOf(schema) : undefined;
    const base = `${runtime("openEnum")}<${known ?? union(strings.map((value) => quote(value)))}>()`;
    options.push(checkedString(base, schema, scope));
  }
  if (numbers.length > 0) options.push(numberExpression(schema, isIntegerOnly(schema), scope));
  if (others.length > 0) options.push(literalExpression(others, scope).code);
  const [first = ""] = options;
  const whole = typed(options.length === 1 ? first : call(runtime("anyOf"), list(options)));
  return values.includes(null) ? nullable(whole) : whole;
}

function isIntegerOnly({ types }: SchemaModel): boolean {
  return (types?.includes("integer") && !types.includes("number")) ?? false;
}

function isPrimitive(value: Json): boolean {
  return typeof value !== "object" || value === null;
}

/** A JSON value as an expression. */
export function jsonLiteral(value: Json): string {
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `[${value.map(jsonLiteral).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const members = Object.entries(value).map(
    ([key, member]) => `[${quote(key)}]: ${jsonLiteral(member ?? null)}`,
  );
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}
