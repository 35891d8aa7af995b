import fc from "fast-check";

const KEYS = ["a", "b", "kind", "__proto__", "toString"];
const key = fc.constantFrom(...KEYS);
const text = fc.constantFrom("", "a", "b", "ab", "x_1", "🦊", "🦊🦊");
const number = fc.constantFrom(-1, 0, 0.5, 1, 2, 3, 1e20);
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));

/** Small values with few keys, so that random schemas often accept them. */
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
  return fc.option(value, { nil: undefined, freq: 2 });
}

const type = fc.constantFrom("null", "boolean", "object", "array", "number", "string", "integer");
const count = fc.integer({ min: 0, max: 2 });
const keys = fc.uniqueArray(key, { maxLength: 2 });

/** Schemas without nested schemas. */
const leaf = fc.oneof(
  fc.boolean(),
  type.map((name) => ({ type: name })),
  scalar.map((value) => ({ const: value })),
);

/** Parts of schemas. */
interface Parts {
  /** Schemas for the same value. */
  readonly here: fc.Arbitrary<unknown>;
  /** Schemas for members, items and names. */
  readonly below: fc.Arbitrary<unknown>;
  /** Targets of references for the same value. */
  readonly references: readonly string[];
}

/** A schema with any validating keywords. */
function schemaOf({ here, below, references }: Parts): fc.Arbitrary<unknown> {
  const few = fc.array(here, { minLength: 1, maxLength: 3 });
  const members = fc
    .uniqueArray(fc.tuple(key, below), { selector: ([name]) => name, maxLength: 3 })
    .map(ownProperties);
  const record = (keywords: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record(keywords, { requiredKeys: [] });
  const reference = () =>
    fc
      .record({
        $ref: fc.constantFrom(...references),
        type: maybe(type),
        const: maybe(scalar),
        properties: maybe(members),
        required: maybe(keys),
        additionalProperties: maybe(below),
        anyOf: maybe(few),
        unevaluatedProperties: maybe(below),
        unevaluatedItems: maybe(below),
      })
      .map(present);
  return fc.oneof(
    { maxDepth: 3, depthSize: "medium", depthIdentifier: "schema" },
    leaf,
    record({ type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })) }),
    record({
      type,
      minLength: count,
      maxLength: count,
      pattern: fc.constantFrom("^a", "^x_", "b$", "\\d"),
    }),
    record({ type, minimum: number, exclusiveMaximum: number, multipleOf: fc.constantFrom(0.5, 1, 2) }),
    record({
      enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }),
      type: maybe(type),
      not: maybe(here),
    }).map(present),
    record({ const: arbitraryInstance, not: maybe(here), allOf: maybe(few) }).map(present),
    record({
      type: maybe(fc.constant("object")),
      properties: members,
      required: keys,
      additionalProperties: maybe(below),
      patternProperties: maybe(fc.record({ "^[ab]$": below })),
      propertyNames: maybe(below),
      minProperties: maybe(count),
      maxProperties: maybe(count),
      dependentRequired: maybe(fc.record({ a: keys })),
      dependentSchemas: maybe(fc.record({ b: here })),
      unevaluatedProperties: maybe(below),
    }).map(present),
    record({
      type: maybe(fc.constant("array")),
      prefixItems: maybe(fc.array(below, { minLength: 1, maxLength: 3 })),
      items: maybe(below),
      contains: maybe(below),
      minContains: maybe(count),
      maxContains: maybe(count),
      minItems: maybe(count),
      maxItems: maybe(count),
      uniqueItems: maybe(fc.boolean()),
      unevaluatedItems: maybe(below),
    }).map(present),
    record({
      allOf: few,
      type: maybe(type),
      properties: maybe(members),
      additionalProperties: maybe(below),
      anyOf: maybe(few),
      unevaluatedProperties: maybe(below),
    }).map(present),
    record({ anyOf: few, required: maybe(keys), unevaluatedItems: maybe(below) }).map(present),
    record({ oneOf: few, type: maybe(type), unevaluatedProperties: maybe(below) }).map(present),
    record({ not: here, type: maybe(type) }).map(present),
    fc
      .record({
        if: here,
        then: maybe(here),
        else: maybe(here),
        type: maybe(type),
        unevaluatedProperties: maybe(below),
      })
      .map(present),
    ...(references.length > 0 ? [reference()] : []),
    { weight: 6, arbitrary: mixture({ here, below, references }) },
  );
}

/**
 * A few random keywords of one type or of any type, so that every pair occurs, also of keywords that list values and of
 * those that describe members.
 */
function mixture(parts: Parts): fc.Arbitrary<unknown> {
  return fc
    .constantFrom(objectKeywords(parts), arrayKeywords(parts), scalarKeywords())
    .chain((ofType) => chosenOf({ ...ofType, ...sharedKeywords(parts) }));
}

/** A schema with two to six of the keywords. */
function chosenOf(keywords: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  return fc
    .shuffledSubarray(Object.keys(keywords), { minLength: 2, maxLength: 6 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, keywords[name] as never]))));
}

function sharedKeywords({ here, references }: Parts): Record<string, fc.Arbitrary<unknown>> {
  const few = fc.array(here, { minLength: 1, maxLength: 2 });
  return {
    allOf: few,
    anyOf: few,
    oneOf: few,
    not: here,
    if: here,
    then: here,
    else: here,
    ...(references.length > 0 && { $ref: fc.constantFrom(...references) }),
  };
}

function objectKeywords({ here, below }: Parts): Record<string, fc.Arbitrary<unknown>> {
  const value = objectOf(fc.oneof(scalar, arbitraryInstance));
  return {
    type: fc.constantFrom<unknown>("object", ["object", "string"]),
    const: value,
    enum: fc.array(fc.oneof(value, scalar), { minLength: 1, maxLength: 3 }),
    properties: fc
      .uniqueArray(fc.tuple(key, below), { selector: ([name]) => name, maxLength: 3 })
      .map(ownProperties),
    required: keys,
    additionalProperties: below,
    patternProperties: fc.record({ "^[ab]$": below }),
    propertyNames: fc.oneof(below, fc.constant({ maxLength: 2 })),
    minProperties: count,
    maxProperties: count,
    dependentRequired: fc.record({ a: keys }),
    dependentSchemas: fc.record({ b: here }),
    unevaluatedProperties: below,
  };
}

function arrayKeywords({ below }: Parts): Record<string, fc.Arbitrary<unknown>> {
  const value = fc.array(fc.oneof(scalar, arbitraryInstance), { maxLength: 3 });
  return {
    type: fc.constantFrom<unknown>("array", ["array", "object"]),
    const: value,
    enum: fc.array(fc.oneof(value, scalar), { minLength: 1, maxLength: 3 }),
    prefixItems: fc.array(below, { minLength: 1, maxLength: 3 }),
    items: below,
    contains: below,
    minContains: count,
    maxContains: count,
    minItems: count,
    maxItems: count,
    uniqueItems: fc.boolean(),
    unevaluatedItems: below,
  };
}

function scalarKeywords(): Record<string, fc.Arbitrary<unknown>> {
  return {
    type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
    const: scalar,
    enum: fc.array(scalar, { minLength: 1, maxLength: 4 }),
    minLength: count,
    maxLength: count,
    pattern: fc.constantFrom("^a", "^x_", "b$", "\\d", "^a+$"),
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf: fc.constantFrom(0.5, 1, 2),
  };
}

/** Schemas with any validating keywords except references. */
export const arbitrarySchema: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  schema: schemaOf({ here: tie("schema"), below: tie("schema"), references: [] }),
})).schema;

const A = "#/$defs/a";
const B = "#/$defs/b";

/**
 * Schemas with references, some of them recursive. For the same value, they lead from the root to `$defs/a` to
 * `$defs/b` and never back, because such a cycle has no meaning; for members and items, they lead anywhere.
 */
export const arbitraryRecursiveSchema: fc.Arbitrary<unknown> = fc
  .record(
    fc.letrec((tie) => {
      const below = tie("below");
      return {
        root: schemaOf({ here: tie("root"), below, references: [A, B] }),
        a: schemaOf({ here: tie("a"), below, references: [B] }),
        b: schemaOf({ here: tie("b"), below, references: [] }),
        below: schemaOf({ here: below, below, references: ["#", A, B] }),
      };
    }),
  )
  .map(({ root, a, b }) =>
    typeof root === "object" && JSON.stringify([root, a]).includes('"$ref"')
      ? { ...root, $defs: { a, b } }
      : root,
  );

/** Removes keywords that were drawn as missing. */
function present(schema: Record<string, unknown>): unknown {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
