import * as z from "zod";
import { type ItemPlans, parseItems } from "../parse/parse-members.ts";
import { planOf } from "../parse/part-plan.ts";
import {
  type Check,
  defineClass,
  definitionOfCheck,
  describeBy,
  type Payload,
  parseContainerBy,
  rejectType,
  runCheck,
} from "../zod-internals.ts";
import { unstated } from "./deferred.ts";
import { preservingMethods } from "./preserving-methods.ts";

/** zod's array, except that it returns its input array, limits the depth, and reports any number of issues. */
const preservingArray = /* @__PURE__ */ defineClass<z.ZodArray>(
  "StructurePreservingArray",
  z.ZodArray,
  preservingMethods,
  (schema, { element, checks = [] }) => {
    describeBy(schema, (json, [{ target }], inherited) => {
      inherited();
      if (element === unstated && target !== "openapi-3.0") delete json.items; // OpenAPI 3.0 requires it
    });
    const plans: ItemPlans = { first: [], rest: planOf(element, "optional") };
    const limits = checks.filter((check) => definitionOfCheck(check).check === "max_length");
    parseContainerBy(schema, (payload, context) => {
      if (!Array.isArray(payload.value)) return rejectType(payload, "array", schema);
      return isTooLong(payload, limits) ? payload : parseItems(payload, context, plans);
    });
  },
);

/** Reports an array that is too long before its items are read. */
function isTooLong(payload: Payload, limits: readonly Check<never>[]): boolean {
  return limits.some((limit) => {
    const start = payload.issues.length;
    runCheck(limit, payload);
    const issue = payload.issues[start] as { continue?: boolean } | undefined; // in place, as zod does
    if (issue) issue.continue = false;
    return issue;
  });
}

/** An array whose items all match one schema. `.min()` and `.max()` bound its length. */
export function array<Item extends z.core.SomeType>(item: Item): z.ZodArray<Item> {
  const definition = { type: "array", element: item as unknown as z.ZodType } as const; // SomeType is its structural shadow
  return preservingArray(definition) as unknown as z.ZodArray<Item>; // the class knows no item
}

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
