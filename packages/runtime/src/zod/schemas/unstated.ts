import * as z from "zod";
import { deferred } from "./deferred.ts";

/**
 * Accepts anything, where a description says nothing: members that are only required, items that nobody describes. Other
 * than `z.unknown()` it does not count as looked at by `unevaluatedProperties` and `unevaluatedItems`.
 */
export const unstated: z.ZodUnknown = /* @__PURE__ */ deferred(() => z.unknown());
