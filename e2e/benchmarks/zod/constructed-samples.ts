const flat = { name: "Ada", city: "London", age: 36, active: true, score: 1.5, nickname: null, color: "red" };
const address = { street: "1 Example Street", city: "London", zip: "N1" };
const nested = { order: { id: "1", customer: { name: "Ada", address }, total: 12.5 } };
const formats = {
  id: "id_0123456789ab",
  at: "2026-01-31T12:00:00.000Z",
  day: "2026-01-31",
  email: "ada@example.com",
  link: "https://example.com/a?b=c",
  key: "123e4567-e89b-42d3-a456-426614174000",
  address: "192.0.2.1",
};
const item = { sku: "A-1", quantity: 2, price: 9.5, tags: ["new", "blue"] };
const polygon = {
  kind: "polygon",
  points: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ],
};

/** A list of a length, the given values in turn. */
export function listOf(values: readonly unknown[], length: number): unknown[] {
  return Array.from({ length }, (_, index) => values[index % values.length]);
}

/** Values for the schemas of `constructed.yaml`. */
export const constructedSamples = {
  Flat: {
    valid: [flat],
    invalid: [
      { ...flat, age: -1 },
      { ...flat, name: undefined },
      { ...flat, color: "pink" },
    ],
  },
  Nested: {
    valid: [nested],
    invalid: [
      { order: { ...nested.order, customer: { name: "Ada", address: { ...address, city: 1 } } } },
      {},
    ],
  },
  Formats: {
    valid: [formats],
    invalid: [
      { ...formats, at: "2026-13-31T12:00:00Z" },
      { ...formats, email: "ada" },
      { ...formats, key: "123" },
      { ...formats, id: "0123456789ab" },
    ],
  },
  Basket: {
    valid: [{ items: listOf([item], 10) }],
    invalid: [{ items: [...listOf([item], 9), { ...item, quantity: 0 }] }, { items: [] }],
  },
  Shape: {
    valid: [{ kind: "circle", radius: 1 }, { kind: "square", side: 2 }, polygon],
    invalid: [{ kind: "circle", radius: "1" }, { kind: "star" }, { ...polygon, points: [{ x: 1 }] }],
  },
  ItemList: {
    valid: [listOf([item], 50)],
    invalid: [[...listOf([item], 49), { sku: "B" }]],
  },
} as const;
