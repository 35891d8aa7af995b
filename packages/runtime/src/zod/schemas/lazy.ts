import * as z from "zod";
import { currentAsk, refused } from "../accept/asked.ts";
import { currentLevel, enter, follow, leave, refuseDepth } from "../accept/depth.ts";
import { defineClass, describeBy, descriptionOf, type Payload, parseBy } from "../zod-internals.ts";
import { handingThrough } from "./readonly.ts";

const limitedLazy = /* @__PURE__ */ defineClass<z.ZodLazy>(
  "LimitedLazy",
  z.ZodLazy,
  handingThrough,
  (schema, { checks, getter }) => {
    // zod gives a reference the keywords of its target: those of checks would take their place.
    describeBy(schema, (json, place, inherited) => {
      if (checks?.length) json.allOf = [descriptionOf(getter(), place)];
      else inherited();
    });
    let given: { readonly value: unknown; readonly level: number } | undefined;
    const inherited = parseBy(schema, (payload, context) => {
      const level = currentLevel();
      if (given?.level === level && given.value === payload.value) return refuse(payload);
      const before = given;
      const place = enter();
      given = { value: payload.value, level };
      try {
        if (!follow()) return refuseDepth(payload, context);
        const ask = currentAsk();
        if (!ask) return inherited(payload, context);
        return ask(getter(), payload.value) ? payload : refuse(payload);
      } finally {
        given = before;
        leave(place, payload, context);
      }
    });
  },
);

/** A reference that leads back to itself for the same value accepts nothing that other branches do not accept. */
function refuse(payload: Payload): Payload {
  payload.issues.push(refused(payload.value));
  return payload;
}

/** A reference to a schema that is defined later or contains this place: as `z.lazy`, with a limit on the depth. */
export function lazy<Schema extends z.ZodType>(getter: () => Schema): z.ZodLazy<Schema> {
  return limitedLazy({ type: "lazy", getter }) as z.ZodLazy<Schema>; // the class does not know the schema
}
