import * as z from "zod";
import { getOwn, isObject } from "../json/json-type.ts";
import { definitionOf } from "../zod-internals.ts";
import { optionsFor } from "./parse-choice.ts";

/**
 * Parses a value and returns a copy in which absent members have the `default` of their description, also in nested
 * objects. Validators alone never add a member. Members that only a condition describes (`if`, `dependentSchemas`, a
 * schema without a type) get no default. The copy is not validated again: if members depend on each other, a default
 * may require another member.
 *
 * @throws z.ZodError when the schema rejects the value as it was given.
 */
export function parseWithDefaults<Schema extends z.core.SomeType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const type = schema as unknown as z.ZodType; // SomeType is its structural shadow
  return fill(type, type.parse(value)) as z.output<Schema>; // each default is a value of its own member
}

/** Fills in the defaults of a value that a schema accepts. Terminates, because parsing rejects cyclic values. */
function fill(schema: z.core.SomeType, value: unknown): unknown {
  const def = definitionOf(schema);
  switch (def.type) {
    case "optional":
    case "nullable":
      return value === undefined || value === null ? value : fill(def.innerType, value);
    case "lazy":
      return fill(def.getter(), value);
    case "intersection":
      return fill(def.right, fill(def.left, value));
    case "union":
      return optionsFor(def, value)
        .filter((option) => (option as z.ZodType).safeParse(value).success)
        .reduce((filled, option) => fill(option, filled), value);
    case "array":
      return Array.isArray(value) ? value.map((item) => fill(def.element, item)) : value;
    case "tuple":
      return Array.isArray(value) ? value.map((item, index) => fillItem(def, item, index)) : value;
    case "object":
      return isObject(value) ? fillMembers(def, value) : value;
    default:
      return value;
  }
}

function fillItem({ items, rest }: z.core.$ZodTupleDef, item: unknown, index: number): unknown {
  const schema = items[index] ?? rest;
  return schema ? fill(schema, item) : item;
}

function fillMembers(
  { shape, catchall }: z.core.$ZodObjectDef,
  value: Record<string, unknown>,
): Record<string, unknown> {
  const filled = { ...value };
  const set = (key: string, value: unknown) =>
    Object.defineProperty(filled, key, { value, enumerable: true, writable: true, configurable: true });
  for (const [key, schema] of Object.entries(shape)) {
    const given = getOwn(value, key);
    const member = given === undefined ? defaultOf(schema) : given;
    if (member !== undefined) set(key, fill(schema, member));
  }
  if (catchall)
    for (const key of Object.keys(value))
      if (!Object.hasOwn(shape, key)) set(key, fill(catchall, value[key]));
  return filled;
}

/** Returns a copy of a member's default, which generated code registers as metadata: nothing else may share it. */
function defaultOf(schema: z.core.SomeType): unknown {
  const def = definitionOf(schema);
  const inner = def.type === "optional" ? def.innerType : schema;
  return structuredClone(z.globalRegistry.get(inner as z.ZodType)?.default);
}
