import * as z from "zod";
import type { Payload } from "./report.ts";

/** Objects and references may nest this deep; more is refused, since no stack would hold it. */
const MAX_DEPTH = 256;

let depth = 0;

/** Runs a part of a parse one level deeper; undefined, with an issue, where the level is too deep. */
export function deeper<Result>(payload: Payload, run: () => Result): Result | undefined {
  if (depth >= MAX_DEPTH) {
    const message = `Too deep: expected at most ${MAX_DEPTH} levels`;
    payload.issues.push({ code: "custom", message, input: payload.value });
    return undefined;
  }
  depth += 1;
  try {
    return run();
  } finally {
    depth -= 1;
  }
}

const LimitedLazy: z.core.$constructor<z.ZodLazy> = /* @__PURE__ */ z.core.$constructor(
  "LimitedLazy",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodLazy> = z.ZodLazy; // an assertion signature needs a typed name
    base.init(instance, definition);
    const { parse } = instance._zod;
    instance._zod.parse = (payload, context) => deeper(payload, () => parse(payload, context)) ?? payload;
  },
);

/** A reference to a schema that is defined later or contains this place: as `z.lazy`, with a limit on the depth. */
export function lazy<Schema extends z.ZodType>(getter: () => Schema): z.ZodLazy<Schema> {
  return new LimitedLazy({ type: "lazy", getter }) as z.ZodLazy<Schema>; // the constructor does not know the schema
}
