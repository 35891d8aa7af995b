import * as z from "zod";
import { $constructor } from "zod/v4/core";
import type { Payload } from "../checks/check.ts";

/** zod's read-only schema, which freezes a copy: what is validated is handed through, and belongs to the caller. */
const FrozenCopy: z.core.$constructor<z.ZodReadonly> = /* @__PURE__ */ $constructor(
  "FrozenCopy",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodReadonly> = z.ZodReadonly; // an assertion signature needs a typed name
    base.init(instance, definition);
    const inner = definition.innerType as z.core.$ZodType; // SomeType is its structural shadow
    instance._zod.parse = (payload, context) => {
      const result = inner._zod.run(payload, context);
      if (context.direction === "backward") return result;
      return result instanceof Promise ? result.then(frozen) : frozen(result);
    };
  },
);

function frozen(payload: Payload): Payload {
  if (payload.issues.length === 0) payload.value = Object.freeze(copied(payload.value));
  return payload;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice();
  return typeof value === "object" && value !== null ? { ...value } : value;
}

function readonly(this: z.ZodType): z.ZodReadonly {
  return new FrozenCopy({ type: "readonly", innerType: this });
}

/** What its class needs to know of a schema. */
type Definition = Readonly<Record<string, unknown>> & z.core.$ZodTypeDef;
type Class = z.core.$constructor<z.ZodType, Definition>;

const own = new Map<Class, Class>();

/** A schema that zod has made around others, as one that hands through what those do. */
function again({ _zod: { constr, def } }: z.ZodType): z.ZodType {
  const base = constr as unknown as Class; // what has made it
  let made = own.get(base);
  if (!made) {
    made = $constructor<z.ZodType, Definition>("HandingThrough", base.init, handingThrough);
    own.set(base, made);
  }
  return new made(def as unknown as Definition); // and of what
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
