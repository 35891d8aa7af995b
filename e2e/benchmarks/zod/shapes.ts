import * as z from "zod";

/** A schema of `shapes.yaml` as a careful person writes it, which keeps unknown keys as ours do, and values for it. */
interface Shape {
  readonly byHand: z.ZodType;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

const flat = { name: "Ada", city: "London", age: 36, active: true, score: 1.5, nickname: null, color: "red" };

const Flat: Shape = {
  byHand: z.looseObject({
    name: z.string(),
    city: z.string().min(1).max(80),
    age: z.int().min(0).max(150),
    active: z.boolean(),
    score: z.number().optional(),
    nickname: z.string().nullable().optional(),
    note: z.string().optional(),
    color: z.enum(["red", "green", "blue"]).optional(),
  }),
  valid: [flat],
  invalid: [
    { ...flat, age: -1 },
    { ...flat, name: undefined },
    { ...flat, color: "pink" },
  ],
};

const address = { street: "1 Example Street", city: "London", zip: "N1" };
const order = { id: "1", customer: { name: "Ada", address }, total: 12.5 };

const Nested: Shape = {
  byHand: z.looseObject({
    order: z.looseObject({
      id: z.string(),
      customer: z.looseObject({
        name: z.string(),
        address: z.looseObject({ street: z.string(), city: z.string(), zip: z.string().optional() }),
      }),
      total: z.number().min(0).optional(),
    }),
  }),
  valid: [{ order }],
  invalid: [{ order: { ...order, customer: { name: "Ada", address: { ...address, city: 1 } } } }, {}],
};

const formats = {
  id: "id_0123456789ab",
  at: "2026-01-31T12:00:00.000Z",
  day: "2026-01-31",
  email: "ada@example.com",
  link: "https://example.com/a?b=c",
  key: "123e4567-e89b-42d3-a456-426614174000",
  address: "192.0.2.1",
};

const Formats: Shape = {
  byHand: z.looseObject({
    id: z.string().regex(/^id_[a-z0-9]{12}$/),
    at: z.iso.datetime({ offset: true }),
    day: z.iso.date(),
    email: z.email(),
    link: z.url(),
    key: z.guid(),
    address: z.ipv4().optional(),
  }),
  valid: [formats],
  invalid: [
    { ...formats, at: "2026-13-31T12:00:00Z" },
    { ...formats, email: "ada" },
    { ...formats, key: "123" },
    { ...formats, id: "0123456789ab" },
  ],
};

const item = { sku: "A-1", quantity: 2, price: 9.5, tags: ["new", "blue"] };

const Basket: Shape = {
  byHand: z.looseObject({
    items: z
      .array(
        z.looseObject({
          sku: z.string(),
          quantity: z.int().min(1).max(1000),
          price: z.number().min(0).optional(),
          tags: z.array(z.string()).optional(),
        }),
      )
      .min(1),
  }),
  valid: [{ items: new Array(10).fill(item) }],
  invalid: [{ items: [...new Array(9).fill(item), { ...item, quantity: 0 }] }, { items: [] }],
};

const points = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
];

const Shape: Shape = {
  byHand: z.discriminatedUnion("kind", [
    z.looseObject({ kind: z.literal("circle"), radius: z.number() }),
    z.looseObject({ kind: z.literal("square"), side: z.number() }),
    z.looseObject({
      kind: z.literal("polygon"),
      points: z.array(z.looseObject({ x: z.number(), y: z.number() })),
    }),
  ]),
  valid: [
    { kind: "circle", radius: 1 },
    { kind: "square", side: 2 },
    { kind: "polygon", points },
  ],
  invalid: [{ kind: "circle", radius: "1" }, { kind: "star" }, { kind: "polygon", points: [{ x: 1 }] }],
};

/** Shapes by the name of their component. */
export const shapes: Readonly<Record<string, Shape>> = { Flat, Nested, Formats, Basket, Shape };
