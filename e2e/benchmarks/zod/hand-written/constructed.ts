import * as z from "zod";

/** The schemas of `constructed.yaml` as a careful person writes them. */
const Flat = z.object({
  name: z.string(),
  city: z.string().min(1).max(80),
  age: z.int().min(0).max(150),
  active: z.boolean(),
  score: z.number().optional(),
  nickname: z.string().nullable().optional(),
  note: z.string().optional(),
  color: z.enum(["red", "green", "blue"]).optional(),
});

const Nested = z.object({
  order: z.object({
    id: z.string(),
    customer: z.object({
      name: z.string(),
      address: z.object({ street: z.string(), city: z.string(), zip: z.string().optional() }),
    }),
    total: z.number().min(0).optional(),
  }),
});

const Formats = z.object({
  id: z.string().regex(/^id_[a-z0-9]{12}$/),
  at: z.iso.datetime({ offset: true }),
  day: z.iso.date(),
  email: z.email(),
  link: z.url(),
  key: z.guid(),
  address: z.ipv4().optional(),
});

const Item = z.object({
  sku: z.string(),
  quantity: z.int().min(1).max(1000),
  price: z.number().min(0).optional(),
  tags: z.array(z.string()).optional(),
});

const Basket = z.object({ items: z.array(Item).min(1) });

const Shape = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("circle"), radius: z.number() }),
  z.object({ kind: z.literal("square"), side: z.number() }),
  z.object({
    kind: z.literal("polygon"),
    points: z.array(z.object({ x: z.number(), y: z.number() })),
  }),
]);

const ItemList = z.array(Item);

/** By component. */
export const constructedByHand = { Flat, Nested, Formats, Basket, Shape, ItemList };
