import * as z from "zod";
import { defineClass, type Payload, run, withMethods } from "../zod-internals.ts";

/** zod's read-only schema, which freezes a copy: what is validated is handed through, and belongs to the caller. */
const frozenCopy = /* @__PURE__ */ defineClass<z.ZodReadonly>("FrozenCopy", z.ZodReadonly, {
  parser:
    ({ innerType }) =>
    (payload, context) => {
      const result = run(innerType, payload, context);
      if (context.direction === "backward") return result;
      return result instanceof Promise ? result.then(frozen) : frozen(result);
    },
});

function frozen(payload: Payload): Payload {
  if (payload.issues.length === 0) payload.value = Object.freeze(copied(payload.value));
  return payload;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice();
  return typeof value === "object" && value !== null ? { ...value } : value;
}

function readonly(this: z.ZodType): z.ZodReadonly {
  return frozenCopy({ type: "readonly", innerType: this });
}

/** A schema that zod has made around others, as one that hands through what those do. */
function again(schema: z.ZodType): z.core.$ZodType {
  return withMethods(schema, "HandingThrough", handingThrough);
}

/** Methods of schemas that hand through what they are given: what is made of those hands it through, too. */
export const handingThrough: Methods = {
  readonly,
  optional(this: z.ZodType) {
    return again(z.optional(this));
  },
  exactOptional(this: z.ZodType) {
    return again(z.exactOptional(this));
  },
  nullable(this: z.ZodType) {
    return again(z.nullable(this));
  },
  nullish(this: z.ZodType) {
    return this.nullable().optional();
  },
  nonoptional(this: z.ZodType, params?: string) {
    return again(z.nonoptional(this, params));
  },
  default(this: z.ZodType, value: unknown) {
    return again(z._default(this, value as z.core.util.NoUndefined<unknown>));
  },
  prefault(this: z.ZodType, value: unknown) {
    return again(z.prefault(this, value));
  },
  catch(this: z.ZodType, value: unknown) {
    return again(z.catch(this, value));
  },
  or(this: z.ZodType, other: z.ZodType) {
    return again(z.union([this, other]));
  },
  and(this: z.ZodType, other: z.ZodType) {
    return again(z.intersection(this, other));
  },
  pipe(this: z.ZodType, target: z.ZodType) {
    return again(z.pipe(this, target));
  },
  transform(this: z.ZodType, change: (value: unknown) => unknown) {
    return again(z.pipe(this, z.transform(change)));
  },
} as unknown as Methods; // zod knows their types

/** Methods that stand in for zod's, under its types. */
type Methods = Readonly<Record<Wrapper, never>>;

type Wrapper =
  | "readonly"
  | "optional"
  | "exactOptional"
  | "nullable"
  | "nullish"
  | "nonoptional"
  | "default"
  | "prefault"
  | "catch"
  | "or"
  | "and"
  | "pipe"
  | "transform";
