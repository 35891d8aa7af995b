import * as z from "zod";
import { defineClass, type Payload, parseBy, runnerOf, withMethods } from "../zod-internals.ts";

/** zod's read-only schema, except that it freezes a copy: schemas return their input, which belongs to the caller. */
const frozenCopy = /* @__PURE__ */ defineClass<z.ZodReadonly>(
  "FrozenCopy",
  z.ZodReadonly,
  undefined,
  (schema, { innerType }) => {
    parseBy(schema, (payload, context) => {
      const result = runnerOf(innerType).run(payload, context);
      if (context.direction === "backward") return result;
      return result instanceof Promise ? result.then(frozen) : frozen(result);
    });
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

/** Creates a method that wraps a schema as zod does and gives the result the same methods. */
function wrapping(make: (schema: z.ZodType, ...rest: never[]) => z.core.$ZodType): unknown {
  return function (this: z.ZodType, ...rest: never[]) {
    return withMethods(make(this, ...rest), "StructurePreserving", preservingMethods);
  };
}

/** Methods, in place of zod's, of schemas that return their input. */
export const preservingMethods: object = {
  readonly(this: z.ZodType) {
    return frozenCopy({ type: "readonly", innerType: this });
  },
  nullish(this: z.ZodType) {
    return this.nullable().optional();
  },
  optional: /* @__PURE__ */ wrapping(z.optional),
  exactOptional: /* @__PURE__ */ wrapping(z.exactOptional),
  nullable: /* @__PURE__ */ wrapping(z.nullable),
  nonoptional: /* @__PURE__ */ wrapping(z.nonoptional),
  default: /* @__PURE__ */ wrapping(z._default),
  prefault: /* @__PURE__ */ wrapping(z.prefault),
  catch: /* @__PURE__ */ wrapping(z.catch),
  or: /* @__PURE__ */ wrapping((schema, other: z.ZodType) => z.union([schema, other])),
  and: /* @__PURE__ */ wrapping(z.intersection),
  pipe: /* @__PURE__ */ wrapping(z.pipe),
  transform: /* @__PURE__ */ wrapping((schema, change: () => unknown) => z.pipe(schema, z.transform(change))),
};
