import type * as z from "zod";

type Parse = z.core.$ZodType["_zod"]["parse"];

/**
 * Gives a schema a way of its own to parse. zod hands containers that contain themselves their results of earlier visits;
 * what goes its own way would leave that to a schema further in, so it takes no part.
 */
export function parseAs(instance: z.core.$ZodType, parse: Parse): void {
  instance._zod.parse = parse;
  instance._zod.deferred ??= [];
  instance._zod.deferred.push(() => {
    const { parse: wrapped, run } = instance._zod;
    instance._zod.parse = parse;
    if (run === wrapped) instance._zod.run = parse;
  });
}
