import * as z from "zod";
import { optionsFor, parseChoice } from "../parse/parse-choice.ts";
import { defineClass, parseBy } from "../zod-internals.ts";
import { preservingMethods } from "./preserving-methods.ts";

const anyOfThem = /* @__PURE__ */ defineClass<z.ZodUnion>(
  "AnyOf",
  z.ZodUnion,
  preservingMethods,
  (schema, definition) => {
    parseBy(schema, (payload, context) =>
      parseChoice(payload, context, { options: optionsFor(definition, payload.value), isExclusive: false }),
    );
  },
);

const oneOfThem = /* @__PURE__ */ defineClass<z.ZodXor>(
  "OneOf",
  z.ZodXor,
  preservingMethods,
  (schema, { options }) => {
    parseBy(schema, (payload, context) => parseChoice(payload, context, { options, isExclusive: true }));
  },
);

/**
 * JSON Schema's `anyOf`: at least one option accepts. If none does, the issue describes the closest option. `known`
 * lists the values of a property by option: an object with one of them is parsed by that option only.
 */
export function anyOf<const Options extends readonly z.core.SomeType[]>(
  options: Options,
  property?: string,
  known?: readonly (readonly string[])[],
): z.ZodUnion<Options> {
  const definition = { type: "union", options, property, known } as unknown as z.core.$ZodUnionDef; // SomeType is their structural shadow
  return anyOfThem(definition) as unknown as z.ZodUnion<Options>; // the class knows no options
}

/** JSON Schema's `oneOf`: exactly one option accepts. */
export function oneOf<const Options extends readonly z.core.SomeType[]>(options: Options): z.ZodXor<Options> {
  const definition = { type: "union", options, inclusive: false } as unknown as z.core.$ZodUnionDef; // SomeType is their structural shadow
  return oneOfThem(definition) as unknown as z.ZodXor<Options>; // the class knows no options
}
