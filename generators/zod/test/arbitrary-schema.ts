import fc from "fast-check";

const KEYS = ["a", "b", "kind", "__proto__", "toString"];
const key = fc.constantFrom(...KEYS);
const text = fc.constantFrom("", "a", "b", "ab", "x_1", "🦊", "🦊🦊");
const number = fc.constantFrom(-1, 0, 0.5, 1, 2, 3, 1e20);
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));

/** Small values over few keys, so that they often meet a random schema. */
export const arbitraryInstance: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie("value"), { maxLength: 3 }), objectOf(tie("value"))),
})).value;

function objectOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, maxLength: 3 })
    .map(ownProperties);
}

/** `Object.fromEntries` makes an own property of `__proto__` too. */
function ownProperties(entries: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(entries);
}

function maybe<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(value, { nil: undefined, freq: 1 });
}

const type = fc.constantFrom("null", "boolean", "object", "array", "number", "string", "integer");
const count = fc.integer({ min: 0, max: 2 });

/** Schemas over every keyword that validates, references to other random schemas excepted. */
export const arbitrarySchema: fc.Arbitrary<unknown> = fc.letrec((tie) => {
  const schema = tie("schema");
  const few = fc.array(schema, { minLength: 1, maxLength: 3 });
  const members = fc
    .uniqueArray(fc.tuple(key, schema), { selector: ([name]) => name, maxLength: 3 })
    .map(ownProperties);
  const keys = fc.uniqueArray(key, { maxLength: 2 });
  const record = (keywords: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record(keywords, { requiredKeys: [] });
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      fc.boolean(),
      record({ type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })) }),
      record({
        type,
        minLength: count,
        maxLength: count,
        pattern: fc.constantFrom("^a", "^x_", "b$", "\\d"),
      }),
      record({ type, minimum: number, exclusiveMaximum: number, multipleOf: fc.constantFrom(0.5, 1, 2) }),
      record({ enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }), type: maybe(type) }).map(
        present,
      ),
      record({ const: arbitraryInstance }),
      record({
        type: maybe(fc.constant("object")),
        properties: members,
        required: keys,
        additionalProperties: maybe(schema),
        patternProperties: maybe(fc.record({ "^[ab]$": schema })),
        propertyNames: maybe(schema),
        minProperties: maybe(count),
        maxProperties: maybe(count),
        dependentRequired: maybe(fc.record({ a: keys })),
        dependentSchemas: maybe(fc.record({ b: schema })),
        unevaluatedProperties: maybe(schema),
      }).map(present),
      record({
        type: maybe(fc.constant("array")),
        prefixItems: maybe(few),
        items: maybe(schema),
        contains: maybe(schema),
        minContains: maybe(count),
        maxContains: maybe(count),
        minItems: maybe(count),
        maxItems: maybe(count),
        uniqueItems: maybe(fc.boolean()),
        unevaluatedItems: maybe(schema),
      }).map(present),
      record({
        allOf: few,
        type: maybe(type),
        properties: maybe(members),
        unevaluatedProperties: maybe(schema),
      }).map(present),
      record({ anyOf: few, required: maybe(keys), unevaluatedItems: maybe(schema) }).map(present),
      record({ oneOf: few, type: maybe(type), unevaluatedProperties: maybe(schema) }).map(present),
      record({ not: schema, type: maybe(type) }).map(present),
      fc
        .record({
          if: schema,
          then: maybe(schema),
          else: maybe(schema),
          type: maybe(type),
          unevaluatedProperties: maybe(schema),
        })
        .map(present),
    ),
  };
}).schema;

/** Leaves out keywords that were drawn as missing. */
function present(schema: Record<string, unknown>): unknown {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
