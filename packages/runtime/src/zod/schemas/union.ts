import * as z from "zod";
import { $constructor } from "zod/v4/core";
import { parseAs } from "../parse/parse-as.ts";
import { parseChoice } from "../parse/parse-choice.ts";
import { handingThrough } from "./readonly.ts";

// An assertion signature needs a typed name, which the base of each has here.
const AnyOf: z.core.$constructor<z.ZodUnion> = /* @__PURE__ */ $constructor<z.ZodUnion>(
  "AnyOf",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodUnion> = z.ZodUnion;
    base.init(instance, definition);
    const options = definition.options as readonly z.core.$ZodType[]; // SomeType is its structural shadow
    parseAs(instance, (payload, context) => parseChoice(payload, context, { options, isExclusive: false }));
  },
  handingThrough,
);

const OneOf: z.core.$constructor<z.ZodXor> = /* @__PURE__ */ $constructor<z.ZodXor>(
  "OneOf",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodXor> = z.ZodXor;
    base.init(instance, definition);
    const options = definition.options as readonly z.core.$ZodType[]; // SomeType is its structural shadow
    parseAs(instance, (payload, context) => parseChoice(payload, context, { options, isExclusive: true }));
  },
  handingThrough,
);

/** JSON Schema's `anyOf`: at least one option accepts. Where none does, the issue speaks of the option that came closest. */
export function anyOf<const Options extends readonly z.core.SomeType[]>(
  options: Options,
): z.ZodUnion<Options> {
  const definition = { type: "union", options } as unknown as z.core.$ZodUnionDef; // SomeType is its structural shadow
  return new AnyOf(definition) as unknown as z.ZodUnion<Options>; // the constructor knows no options
}

/** JSON Schema's `oneOf`: exactly one option accepts. */
export function oneOf<const Options extends readonly z.core.SomeType[]>(options: Options): z.ZodXor<Options> {
  const definition = { type: "union", options, inclusive: false } as unknown as z.core.$ZodUnionDef; // SomeType is its structural shadow
  return new OneOf(definition) as unknown as z.ZodXor<Options>; // the constructor knows no options
}
