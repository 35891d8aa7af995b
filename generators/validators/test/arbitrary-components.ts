import fc from "fast-check";

/** Component schemas by name, of which those called `Subject…` are asked about. */
export type Components = Readonly<Record<string, unknown>>;

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const KINDS = ["cat", "dog", "bird"];
const BASES = ["Base0", "Base1", "Base2", "Base3", "Base4", "Base5"];
const NAMES = ["a", "b", "id"];
const base = fc.constantFrom(...BASES).map(to);

/** Components of every document: enums that grow, one of them as `anyOf` of single values. */
const SETS: Components = {
  Kind: { type: "string", enum: KINDS },
  Status: { type: "string", enum: ["x", "y"] },
  ...Object.fromEntries(KINDS.map((kind) => [`Kind_${kind}`, { enum: [kind, `${kind}s`] }])),
};

/** A value to test such schemas with. */
export const arbitraryComponentValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, weight: 1, arbitrary: fc.constantFrom<unknown>("x", "y", "z", 1, null) },
    { weight: 4, arbitrary: objectOf(tie("value")) },
    { weight: 1, arbitrary: fc.array(objectOf(tie("value")), { maxLength: 3 }) },
  ),
})).value;

function objectOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const text = fc.constantFrom("x", "y", "z");
  const member = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: value });
  const kind = fc.constantFrom(...KINDS, ...KINDS, "cats", "fish");
  return fc.record({ kind, a: member, b: member, id: member, other: member }, { requiredKeys: [] });
}

/** A member of an object: of a set that grows, or of one direction alone. */
const member = fc.constantFrom<unknown>(
  { type: "string" },
  { type: "string", readOnly: true },
  { type: "string", writeOnly: true },
  { enum: ["x", "y"] },
  to("Status"),
  { type: ["string", "null"], enum: ["x", null] },
);

const members = fc.dictionary(fc.constantFrom(...NAMES), member, { maxKeys: 3 });
const rest = fc.oneof(fc.constant(false), member);

interface Members {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}

/** Members, of which some are required; rarely, a required member is described elsewhere. */
const described: fc.Arbitrary<Members> = members.chain((properties) =>
  fc.tuple(fc.subarray(Object.keys(properties)), seldom(fc.constantFrom(...NAMES))).map(([own, other]) => ({
    properties,
    required: [...new Set([...own, ...(other === undefined ? [] : [other])])],
  })),
);

const object = fc
  .tuple(described, seldom(rest))
  .map(([own, additionalProperties]) => present({ type: "object", ...own, additionalProperties }));

/** The member that identifies a branch, in all forms that documents use. */
function reporting(kind: string): fc.Arbitrary<unknown> {
  const set = `Kind_${kind}`;
  const plain = fc.constantFrom<unknown>(
    { const: kind },
    { ...to("Kind"), const: kind },
    { ...to(set), type: "string", minLength: 3 },
    { enum: [kind, `${kind}s`], not: { const: `${kind}s` } },
    to(set),
  );
  const other = fc.constantFrom<unknown>(
    { allOf: [to(set)] },
    { ...to(set), description: "It." },
    to("Kind"),
  );
  return fc.oneof({ weight: 6, arbitrary: plain }, { weight: 1, arbitrary: other });
}

function branch(kind: string): fc.Arbitrary<unknown> {
  return fc
    .tuple(described, reporting(kind), seldom(fc.tuple(base)), seldom(rest))
    .map(([{ properties, required }, reported, allOf, additionalProperties]) =>
      present({
        type: "object",
        required: ["kind", ...required],
        properties: { ...properties, kind: reported },
        allOf,
        additionalProperties,
      }),
    );
}

const union = fc
  .tuple(
    fc.constantFrom("oneOf", "anyOf"),
    fc.tuple(branch("cat"), branch("dog")),
    fc.option(fc.constant({ propertyName: "kind" }), { nil: undefined }),
    seldom(fc.constant(false)),
  )
  .map(([keyword, branches, discriminator, unevaluatedProperties]) =>
    present({ [keyword]: branches, discriminator, unevaluatedProperties }),
  );

/** Schemas with a reference to a base and further keywords. */
const derived = fc
  .tuple(
    fc.oneof(
      base,
      fc.array(fc.oneof(base, object), { minLength: 1, maxLength: 3 }).map((allOf) => ({ allOf })),
    ),
    seldom(described),
    seldom(rest),
    seldom(fc.tuple(requiring("a"), requiring("b"))),
  )
  .map(([parts, own, additionalProperties, anyOf]) =>
    present({ ...parts, ...own, additionalProperties, anyOf }),
  );

function requiring(name: string): fc.Arbitrary<unknown> {
  return fc.oneof(fc.constant({ required: [name] }), base);
}

const condition = fc.oneof(
  fc.tuple(object, object, object).map(([one, two, three]) => ({ if: one, then: two, else: three })),
  fc.tuple(object, object, members).map(([one, two, properties]) => ({
    if: one,
    else: two,
    properties: { kind: true, other: true, ...properties },
    unevaluatedProperties: false,
  })),
);

/** Conditions, and keywords that count accepted values. */
const asking = fc.oneof(
  { weight: 4, arbitrary: condition },
  { weight: 1, arbitrary: base.map((not) => ({ type: "object", not })) },
  { weight: 1, arbitrary: base.map((contains) => ({ type: "array", contains, maxContains: 1 })) },
  { weight: 1, arbitrary: fc.tuple(base, base).map((oneOf) => ({ oneOf })) },
  { weight: 1, arbitrary: fc.constantFrom("x", "y").map(constants) },
);

function constants(value: string): unknown {
  return { anyOf: [{ const: value, not: to("Status") }, { const: "z" }] };
}

/** Components as in documents: references, branches identified by a member, members of one direction. */
export const arbitraryComponents: fc.Arbitrary<Components> = fc
  .tuple(
    fc.array(object, { minLength: BASES.length, maxLength: BASES.length }),
    fc.array(fc.oneof(union, derived, asking), { minLength: 10, maxLength: 10 }),
  )
  .map(([bases, subjects]) => ({
    ...SETS,
    ...Object.fromEntries(bases.map((schema, index) => [`Base${index}`, schema])),
    ...Object.fromEntries(subjects.map((schema, index) => [`Subject${index}`, schema])),
  }));

/** A value, or undefined as a rule. */
function seldom<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
}

/** Removes keywords that were drawn as missing. */
function present(schema: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
