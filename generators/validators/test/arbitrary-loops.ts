import fc from "fast-check";

/** Component schemas that refer to each other and to themselves, for the same value and for parts of it. */
export type Loops = Readonly<Record<string, unknown>>;

const NAMES = ["A", "B", "C", "D"] as const;
const KEYS = ["a", "b", "kind"];
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const key = fc.constantFrom(...KEYS);
const keys = fc.uniqueArray(key, { maxLength: 2 });
const reference = fc.constantFrom(...NAMES).map(to);
const scalar = fc.constantFrom<unknown>("a", "b", 1, true, null);
const type = fc.constantFrom("null", "boolean", "object", "array", "number", "string", "integer");

/** Keywords that affect types: drawn independently, they would often contradict each other. */
const keywords = fc.letrec((tie) => {
  const part = tie("part");
  const few = fc.array(part, { minLength: 1, maxLength: 3 });
  const members = fc.dictionary(key, fc.oneof(part, tie("direction")), { maxKeys: 3, noNullPrototype: true });
  const all: Record<string, fc.Arbitrary<unknown>> = {
    $ref: fc.constantFrom(...NAMES).map((name) => to(name).$ref),
    type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
    const: scalar,
    enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }),
    properties: members,
    required: keys,
    additionalProperties: part,
    patternProperties: fc.record({ "^[ab]$": part }),
    unevaluatedProperties: part,
    dependentSchemas: fc.record({ a: part }),
    items: part,
    prefixItems: few,
    allOf: few,
    anyOf: few,
    oneOf: few,
    not: part,
    if: part,
    then: part,
    else: part,
    minProperties: fc.constant(1),
    uniqueItems: fc.boolean(),
  };
  const mixture = fc
    .shuffledSubarray(Object.keys(all), { minLength: 1, maxLength: 4 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, all[name] as never]))));
  return {
    direction: fc.oneof(
      reference.map((target) => ({ ...target, readOnly: true })),
      reference.map((target) => ({ ...target, writeOnly: true })),
    ),
    part: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      fc.oneof(
        reference,
        type.map((name) => ({ type: name })),
        fc.boolean(),
      ),
      { weight: 2, arbitrary: reference },
      { weight: 3, arbitrary: mixture },
    ),
    whole: mixture,
  };
});

/** A union with a discriminator and any other keywords. */
const discriminated = keywords.whole.map((whole) => ({
  ...(whole as object), // always keywords
  oneOf: ["A", "B"].map(to),
  discriminator: { propertyName: "kind" },
}));

/** Documents of four components each. */
export const arbitraryLoops: fc.Arbitrary<Loops> = fc.record(
  Object.fromEntries(
    NAMES.map((name) => [name, name === "D" ? fc.oneof(keywords.whole, discriminated) : keywords.whole]),
  ),
);
