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

/** Methods of schemas that hand through what they are given. What may also be null or absent does so, too. */
export const handingThrough: Methods = {
  readonly,
  nullable(this: z.ZodType) {
    return Object.assign(z.nullable(this), { readonly });
  },
  optional(this: z.ZodType) {
    return Object.assign(z.optional(this), { readonly });
  },
} as Readonly<Record<string, unknown>> as Methods; // zod knows their types

/** Methods that stand in for zod's, under its types. */
type Methods = Readonly<Record<"readonly" | "nullable" | "optional", never>>;
