import fc from "fast-check";
import { arbitrarySchema } from "./arbitrary-schema.ts";
import { largeObject, TEN, tenTimes } from "./large-object.ts";

/** Names of components: some are those that generated code has for others. */
export const NAMES = ["Node", "Shape", "Kind", "buildNode", "nodeSchema", "Text"];
/** One of the names. */
export const name: fc.Arbitrary<string> = fc.constantFrom(...NAMES);
/** A reference to a component. */
export const to = (target: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${target}` });

/** So many that a type leaves some out where two such unions meet. */
export const alternatives = (key: string, target: string): Record<string, unknown> => ({
  anyOf: [
    to(target),
    ...Array.from({ length: 32 }, (_, index) => ({ properties: { [key]: { const: index } } })),
  ],
});

/** Schemas that say something about each other, or of which users decide what becomes. */
export const component: fc.Arbitrary<unknown> = fc.oneof(
  arbitrarySchema,
  fc.record({ type: fc.constant("string"), enum: fc.subarray(["a", "b", "c"], { minLength: 1 }) }),
  name.map(to),
  fc
    .tuple(
      name,
      name,
      fc.subarray(["a", "b"]),
      fc.constantFrom({}, { readOnly: true }, { writeOnly: true }, { default: "x" }),
    )
    .map(([one, other, required, marks]) => ({
      type: "object",
      required,
      properties: {
        a: to(one),
        b: { type: "string", ...marks },
        kind: { const: other },
        list: { items: to(other) },
      },
    })),
  fc
    .tuple(name, name)
    .map(([one, other]) => ({ allOf: [to(one), { required: ["a"], properties: { a: to(other) } }] })),
  fc.tuple(name, name).map(([one, other]) => ({
    oneOf: [to(one), to(other)],
    discriminator: { propertyName: "kind", mapping: { a: one, b: `#/components/schemas/${other}` } },
  })),
  name.map((target) => ({ type: "array", items: { $ref: `#/components/schemas/${target}/properties/b` } })),
  name.map((target) => ({ allOf: [to(target)], unevaluatedProperties: false })),
  fc.tuple(name, name).map(([one, other]) => ({ allOf: [alternatives("a", one), alternatives("b", other)] })),
  name.map((target) => ({ anyOf: [to(target), { type: "string", pattern: "^a+$" }] })),
  // Large objects: what is written once depends on all components that have them.
  fc
    .tuple(
      fc.constantFrom("one", "other"),
      fc.constantFrom({}, { own: { enum: ["a", "b"] } }),
      fc.nat(TEN.length),
    )
    .map(([word, own, from]) => tenTimes(largeObject(word, own), TEN.slice(from))),
  fc
    .tuple(name, name)
    .map(([one, other]) => tenTimes(largeObject("held", { one: to(one), other: to(other) }))),
  fc.constant({ type: "string", maxLength: 3, description: "Short.", deprecated: true }),
  fc.constant({ type: "integer", format: "int64", minimum: -0 }),
);
