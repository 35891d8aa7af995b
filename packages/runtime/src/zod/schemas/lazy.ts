import * as z from "zod";
import { currentLevel, enter, follow, leave, rejectDepth } from "../accept/depth.ts";
import { acceptMode, placeholderIssue } from "../accept/is-accepted.ts";
import { defineClass, describeBy, descriptionOf, type Payload, parseBy } from "../zod-internals.ts";
import { preservingMethods } from "./preserving-methods.ts";

const limitedLazy = /* @__PURE__ */ defineClass<z.ZodLazy>(
  "LimitedLazy",
  z.ZodLazy,
  preservingMethods,
  (schema, { checks, getter }) => {
    // zod copies the keywords of the target to the reference, where those of checks would overwrite them.
    describeBy(schema, (json, place, inherited) => {
      if (checks?.length) json.allOf = [descriptionOf(getter(), place)];
      else inherited();
    });
    let given: { readonly value: unknown; readonly level: number } | undefined;
    const inherited = parseBy(schema, (payload, context) => {
      const level = currentLevel();
      if (given?.level === level && given.value === payload.value) return reject(payload);
      const before = given;
      const savedDepth = enter();
      given = { value: payload.value, level };
      try {
        if (!follow()) return rejectDepth(payload, context);
        const accepts = acceptMode();
        if (!accepts) return inherited(payload, context);
        return accepts(getter(), payload.value) ? payload : reject(payload);
      } finally {
        given = before;
        leave(savedDepth, payload, context);
      }
    });
  },
);

/** Rejects the value of a reference that leads back to itself: a cycle accepts nothing that other branches do not. */
function reject(payload: Payload): Payload {
  payload.issues.push(placeholderIssue(payload.value));
  return payload;
}

/** A reference to a schema that is defined later or contains this one: `z.lazy` with a limit on the depth. */
export function lazy<Schema extends z.ZodType>(getter: () => Schema): z.ZodLazy<Schema> {
  return limitedLazy({ type: "lazy", getter }) as z.ZodLazy<Schema>; // the class does not know the schema
}
