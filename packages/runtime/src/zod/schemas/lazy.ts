import * as z from "zod";
import { $constructor, processSchema } from "zod/v4/core";
import { needAcceptance } from "../accept/acceptance.ts";
import { currentDepth, follow, refuseDepth, returnTo } from "../accept/depth.ts";
import { handingThrough } from "./readonly.ts";

const LimitedLazy: z.core.$constructor<z.ZodLazy> = /* @__PURE__ */ $constructor<z.ZodLazy>(
  "LimitedLazy",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodLazy> = z.ZodLazy; // an assertion signature needs a typed name
    base.init(instance, definition);
    needAcceptance();
    const { parse, processJSONSchema } = instance._zod;
    // zod gives a reference the keywords of its target: those of checks would take their place.
    instance._zod.processJSONSchema = (context, json, params) => {
      if (!definition.checks?.length) processJSONSchema?.(context, json, params);
      else json.allOf = [processSchema(definition.getter(), context, params)];
    };
    instance._zod.parse = (payload, context) => {
      const place = currentDepth();
      if (!follow()) return refuseDepth(payload, context);
      try {
        return parse(payload, context);
      } finally {
        returnTo(place);
      }
    };
  },
  handingThrough,
);

/** A reference to a schema that is defined later or contains this place: as `z.lazy`, with a limit on the depth. */
export function lazy<Schema extends z.ZodType>(getter: () => Schema): z.ZodLazy<Schema> {
  return new LimitedLazy({ type: "lazy", getter }) as z.ZodLazy<Schema>; // the constructor does not know the schema
}
