import type { Chance } from "../../../../generators/test/damage/chance.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Component schemas, of which `Subject` combines unions in one of the ways that documents have. */
export function combinedSchema(chance: Chance): Readonly<Record<string, Schema>> {
  const [parts, alternatives] = chance.pick(SIZES);
  const names = Array.from({ length: parts }, (_, index) => `Part${index}`);
  const kind = chance.pick(ALTERNATIVES);
  const unions = names.map((name) => ({
    [chance.pick(["anyOf", "oneOf"])]: Array.from({ length: alternatives }, (_, index) => kind(name, index)),
  }));
  const components = Object.fromEntries(names.map((name, index) => [name, unions[index] ?? {}]));
  const isNamed = chance.below(2) === 0;
  const used = isNamed ? names.map(to) : unions;
  return { ...(isNamed ? components : {}), ...chance.pick(WAYS)(used) };
}

/** Numbers of unions, and of the alternatives of each. */
const SIZES: readonly (readonly [parts: number, alternatives: number])[] = [
  [2, 20],
  [2, 350],
  [3, 12],
  [3, 50],
  [4, 18],
  [6, 9],
  [17, 2],
];

const to = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const object = (properties: Schema): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});

/** An alternative of a part. */
const ALTERNATIVES: readonly ((part: string, index: number) => Schema)[] = [
  (part, index) => object({ [`${part}_${index}`]: { type: "string" } }),
  (part, index) => object({ [`kind${part}`]: { const: `v${index}` } }),
  (part, index) =>
    index % 3 === 0 ? { enum: [`${part}${index}`, "x"] } : object({ [`${part}_${index}`]: {} }),
  (_, index) => ({ enum: [`v${index}`, `w${index}`] }),
  (part, index) => object({ kind: { const: `v${index}` }, [part]: { type: "number" } }),
  (part, index) => (index === 0 ? { type: "null" } : object({ [`${part}_${index}`]: { type: "string" } })),
  (part, index) => ({ type: "array", items: object({ [`${part}_${index}`]: { type: "string" } }) }),
];

/** Ways to combine the unions. */
const WAYS: readonly ((unions: readonly Schema[]) => Readonly<Record<string, Schema>>)[] = [
  (unions) => ({ Subject: { allOf: unions } }),
  ([first = {}, ...others]) => ({ Subject: { ...first, allOf: others } }),
  (unions) => ({ Subject: unions.reduce((inner, union) => ({ allOf: [inner, union] })) }),
  (unions) => ({
    Subject: { allOf: unions.map((member) => ({ type: "object", properties: { member } })) },
  }),
  (unions) => ({
    Subject: {
      required: ["member"],
      allOf: unions.map((member) => ({ type: "object", properties: { member } })),
    },
  }),
  (unions) => ({
    Subject: {
      anyOf: [
        { allOf: unions },
        { allOf: [...unions, object({ more: {} })] },
        { type: "object", properties: { member: { allOf: unions } } },
      ],
    },
  }),
  (unions) => ({
    Subject: { allOf: unions.map((items) => ({ type: "array", items })) },
  }),
  (unions) => ({
    Subject: { allOf: [to("Inner"), { type: "object", properties: { member: to("Subject") } }] },
    Inner: { allOf: unions },
  }),
  (unions) =>
    Object.fromEntries(
      unions.map((union, index) => [
        index === unions.length - 1 ? "Subject" : `Level${index}`,
        index === 0 ? union : { allOf: [to(`Level${index - 1}`), union] },
      ]),
    ),
];
