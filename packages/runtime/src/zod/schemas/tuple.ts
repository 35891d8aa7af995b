import * as z from "zod";
import { type ItemPlans, parseItems } from "../parse/parse-items.ts";
import { planOf } from "../parse/part-plan.ts";
import { defineClass, describeBy, parseContainerBy, rejectType } from "../zod-internals.ts";
import { preservingMethods } from "./preserving-methods.ts";
import { unstated } from "./unconstrained.ts";

/** zod's tuple, except that it returns its input array, limits the depth, and reports any number of issues. */
const preservingTuple = /* @__PURE__ */ defineClass<z.ZodTuple>(
  "StructurePreservingTuple",
  z.ZodTuple,
  preservingMethods,
  (schema, definition) => {
    describeBy(schema, (json, [{ target }], inherited) => {
      inherited();
      if (definition.rest !== unstated || target === "openapi-3.0") return; // OpenAPI 3.0 has one schema for all items
      delete json[target === "draft-2020-12" ? "items" : "additionalItems"];
    });
    let plans: ItemPlans | undefined; // an item may be defined later
    parseContainerBy(schema, (payload, context) => {
      const input = payload.value;
      if (!Array.isArray(input)) return rejectType(payload, "tuple", schema);
      plans ??= plansOf(definition);
      const maximum = plans.first.length;
      if (!plans.rest && input.length > maximum)
        payload.issues.push({ code: "too_big", maximum, inclusive: true, origin: "array", input });
      return parseItems(payload, context, plans);
    });
  },
);

function plansOf({ items, rest }: z.core.$ZodTupleDef): ItemPlans {
  return {
    first: items.map((item) => planOf(item)),
    rest: rest ? planOf(rest, "optional") : undefined,
  };
}

/** An array whose first items each match a schema. All others match `rest`; without `rest`, no others are allowed. */
export function tuple<const Items extends readonly [z.core.SomeType, ...z.core.SomeType[]]>(
  items: Items,
): z.ZodTuple<Items, null>;
export function tuple<
  const Items extends readonly [z.core.SomeType, ...z.core.SomeType[]],
  Rest extends z.core.SomeType,
>(items: Items, rest: Rest): z.ZodTuple<Items, Rest>;
export function tuple(items: readonly z.core.SomeType[], rest: z.core.SomeType | null = null): unknown {
  return preservingTuple({ type: "tuple", items, rest } as unknown as z.core.$ZodTupleDef); // SomeType is their structural shadow
}
