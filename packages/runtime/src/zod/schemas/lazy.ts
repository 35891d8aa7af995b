import * as z from "zod";
import { $constructor, processSchema } from "zod/v4/core";
import { currentAsk, refused } from "../accept/asked.ts";
import { currentLevel, enter, follow, leave, refuseDepth } from "../accept/depth.ts";
import { handingThrough } from "./readonly.ts";

const LimitedLazy: z.core.$constructor<z.ZodLazy> = /* @__PURE__ */ $constructor<z.ZodLazy>(
  "LimitedLazy",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodLazy> = z.ZodLazy; // an assertion signature needs a typed name
    base.init(instance, definition);
    const { parse, processJSONSchema } = instance._zod;
    // zod gives a reference the keywords of its target: those of checks would take their place.
    instance._zod.processJSONSchema = (context, json, params) => {
      if (!definition.checks?.length) processJSONSchema?.(context, json, params);
      else json.allOf = [processSchema(definition.getter(), context, params)];
    };
    let given: { readonly value: unknown; readonly level: number } | undefined;
    instance._zod.parse = (payload, context) => {
      const level = currentLevel();
      if (given?.level === level && given.value === payload.value) return refuseLoop(payload);
      const before = given;
      const place = enter();
      given = { value: payload.value, level };
      try {
        if (!follow()) return refuseDepth(payload, context);
        const ask = currentAsk();
        if (!ask) return parse(payload, context);
        if (!ask(definition.getter(), payload.value)) payload.issues.push(refused(payload.value));
        return payload;
      } finally {
        given = before;
        leave(place, payload, context);
      }
    };
  },
  handingThrough,
);

/** A reference that leads back to itself for the same value accepts nothing that other branches do not accept. */
function refuseLoop(payload: z.core.ParsePayload): z.core.ParsePayload {
  payload.issues.push(refused(payload.value));
  return payload;
}

/** A reference to a schema that is defined later or contains this place: as `z.lazy`, with a limit on the depth. */
export function lazy<Schema extends z.ZodType>(getter: () => Schema): z.ZodLazy<Schema> {
  return new LimitedLazy({ type: "lazy", getter }) as z.ZodLazy<Schema>; // the constructor does not know the schema
}
