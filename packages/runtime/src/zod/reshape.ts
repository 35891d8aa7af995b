import * as z from "zod";
import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import type { QuickCheck } from "./accept/accepts.ts";

type Mask = Record<string, unknown>;

/**
 * How one object is made from another, where zod refuses to do it beside checks. What has fewer members, or asks for
 * fewer of them, is free of the checks of its description: they speak of all members. What has more is held to them as
 * before. Functions that a user added still stand in the way, since nobody but their author knows what they ask.
 */
export const reshaping = {
  pick(this: z.ZodObject, mask: Mask): z.ZodObject {
    return util.pick(unchecked(this), mask);
  },
  omit(this: z.ZodObject, mask: Mask): z.ZodObject {
    return util.omit(unchecked(this), mask);
  },
  partial(this: z.ZodObject, mask?: Mask): z.ZodObject {
    return util.partial(z.ZodOptional, unchecked(this), mask);
  },
  exactPartial(this: z.ZodObject, mask?: Mask): z.ZodObject {
    return util.partial(z.ZodExactOptional, unchecked(this), mask, "exactPartial");
  },
  extend(this: z.ZodObject, shape: z.core.$ZodLooseShape): z.ZodObject {
    return isDescribed(this) ? util.safeExtend(this, shape) : util.extend(this, shape);
  },
};

type ObjectCheck = z.core.$ZodCheck<never>;

/** True when every check comes from a description. */
function isDescribed({ _zod: { def } }: z.ZodObject): boolean {
  return (def.checks ?? []).every(isOfDescription);
}

function isOfDescription(check: ObjectCheck): boolean {
  return (check as QuickCheck)._zod.accepts !== undefined;
}

/** The object without the checks that its description asks for. */
function unchecked(object: z.ZodObject): z.ZodObject {
  const { def } = object._zod;
  if (!def.checks?.some(isOfDescription)) return object;
  const checks = def.checks.filter((check) => !isOfDescription(check));
  return object.clone(util.mergeDefs(def, { checks }));
}
