import * as z from "zod";
import { deferred } from "./deferred.ts";

/**
 * Schema for parts that a description does not constrain, such as members that are only required. It accepts anything;
 * unlike with `z.unknown()`, `unevaluatedProperties` and `unevaluatedItems` treat these parts as unevaluated.
 */
export const unstated: z.ZodUnknown = /* @__PURE__ */ deferred(() => z.unknown());
