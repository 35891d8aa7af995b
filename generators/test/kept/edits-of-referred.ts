import { to } from "../../zod/test/arbitrary-component.ts";
import {
  type EditedState,
  gives,
  json,
  kinds,
  marked,
  object,
  type State,
  sends,
} from "./edited-document.ts";

const streams = (type: string, schema: unknown) => ({
  responses: { 200: { description: "Many.", content: { [type]: { schema } } } },
});

const events = (data: unknown) =>
  object({ data: { type: "string", contentMediaType: "application/json", contentSchema: data } });

/** With a group for each path, since all of a group is written at once. */
function inGroups(paths: Readonly<Record<string, Readonly<Record<string, object>>>>): State["paths"] {
  const tagged = Object.entries(paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, one]) => [
      method,
      { tags: [path.slice(1)], ...one },
    ]);
    return [path, Object.fromEntries(operations)];
  });
  return Object.fromEntries(tagged);
}

/** What a reference by name gives away of a schema: each is a reason to write those anew who refer to it. */
export function seenThroughReferences(): EditedState[] {
  const users = {
    Holder: object({ one: to("Seen"), all: { type: "array", items: to("Seen") } }),
    Maybe: object({ one: { anyOf: [to("Seen"), { type: "null" }] } }),
    Either: { oneOf: [to("Seen"), { type: "array", items: {} }] },
    Extended: { allOf: [to("Seen"), object({ more: {} })] },
    Renamed: to("Seen"),
    Grown: object({ kind: kinds("x", "y"), one: to("Seen") }),
  };
  const seen = (schema: unknown): Partial<State> => ({
    schemas: { ...users, Seen: schema, Tag: { type: "string" }, Base: object({ base: {} }) },
    paths: inGroups({
      "/a": { get: gives(to("Holder")), post: sends(to("Maybe")) },
      "/b": { get: gives(to("Grown")) },
      "/c": {
        get: { parameters: [{ name: "q", in: "query", schema: to("Seen") }], ...gives(to("Renamed")) },
      },
      "/d": { get: streams("application/jsonl", { type: "array", items: to("Seen") }) },
      "/e": { get: streams("text/event-stream", to("Seen")) },
      "/f": { get: { responses: { 200: { $ref: "#/components/responses/Shared" } } } },
      "/g": { put: sends(to("Seen")) },
      "/h": { post: sends({ anyOf: [to("Seen"), { type: "null" }] }) },
      "/i": { post: sends({ allOf: [to("Seen"), object({ more: {} })] }) },
    }),
    responses: { Shared: { description: "Shared.", ...json(to("Seen")) } },
  });
  const all: readonly (readonly [string, unknown, unknown])[] = [
    ["the types of what is referred to", { type: "string" }, { type: ["string", "null"] }],
    ["that what is referred to is an object", { type: "string" }, object({})],
    ["that what is referred to has no type", object({}), {}],
    ["that what is referred to may grow", { type: "string" }, kinds("cat", "dog")],
    ["that what is referred to cannot grow", kinds("cat", "dog"), kinds("cat")],
    ["that what is referred to has values of other types", kinds("cat", "dog"), { enum: ["cat", 1] }],
    ["the default of what is referred to", { type: "string" }, { type: "string", default: "x" }],
    ["that what is referred to is read-only", { type: "string" }, { type: "string", readOnly: true }],
    ["that what is referred to leads back", object({ tag: to("Tag") }), object({ holder: to("Holder") })],
    ["that an object cannot be extended any more", object({}), { ...object({}), maxProperties: 3 }],
    ["that an object is one of two", object({ a: {} }), { oneOf: [to("Base"), object({ a: {} })] }],
    ["the members of a base", object({ a: {} }), object({ more: { type: "string" } })],
    ["what a base requires", object({ more: {} }), { ...object({}), required: ["more"] }],
    ["that 64 bits are referred to", { type: "integer" }, { type: "integer", format: "int64" }],
    ["what one side may leave out of it", object({ a: marked }), object({ a: {} })],
    ["what one side may leave out of a base", { ...marked, description: "A." }, { ...marked, required: [] }],
    [
      "the type of what one side may leave out of a base",
      marked,
      { ...marked, properties: { id: { type: "integer", readOnly: true } } },
    ],
    ["that what is sent is marked as sensitive", object({ a: {} }), object({ a: { "x-sensitive": true } })],
    ["what the text of an event holds", events({ type: "string" }), events({ type: "number" })],
    [
      "that a list is of more than the lines of a stream",
      { type: "array", items: { type: "string" } },
      { type: "array", items: { type: "number" } },
    ],
    ["that a value deep inside may grow", object({ a: { type: "string" } }), object({ a: kinds("a", "b") })],
    [
      "that a list leads back",
      { type: "array", items: to("Tag") },
      { type: "array", items: object({ holder: to("Holder") }) },
    ],
  ];
  return all.map(([name, before, after]) => [name, seen(before), seen(after)]);
}
