import { types } from "../../types/index.ts";
import { zod } from "../../zod/index.ts";
import { to } from "../../zod/test/arbitrary-component.ts";
import { type EditedState, gives, json, kinds, marked, object, sends } from "./edited-document.ts";

const pets = {
  Pet: object({ kind: to("Kind") }),
  Kind: kinds("cat", "dog"),
  Owner: object({ pet: to("Pet") }),
};
const owners = { "/owners": { get: { operationId: "owners.get", ...gives(to("Owner")) } } };
const trees = { Pet: object({ a_b: object({ a: {} }), aB: object({ b: {} }) }) };
const within = (member: string) => ({ $ref: `#/components/schemas/Pet/properties/${member}` });
const branches = { "/b": { get: gives(within("aB")) }, "/c": { get: gives(within("a_b")) } };
/** So many operations have a table of their own, without one that has left them. */
const streets = ["a", "b", "c", "d", "e", "f"].map(
  (name) => [`/streets/${name}`, { get: { operationId: `streets.${name}`, ...gives({}) } }] as const,
);
const housesBeside = (more: object) => ({
  ...Object.fromEntries(streets),
  "/houses": { get: { operationId: "houses.list", ...more, ...gives({}) } },
});
const page = { $ref: "#/components/parameters/Page" };
const overridden = {
  parameters: [page],
  get: { parameters: [{ name: "page", in: "query", schema: { type: "string" } }], ...gives({}) },
};

/** What a part is made of beside itself: the state before and after an edit of something else. */
export const ELSEWHERE: readonly EditedState[] = [
  [
    "what a schema leads to",
    { schemas: pets, paths: owners },
    { schemas: { ...pets, Kind: kinds("cat", "dog", "fish") } },
  ],
  [
    "who sends a schema",
    { schemas: { Marked: marked }, paths: { "/a": { get: gives(to("Marked")), post: sends({}) } } },
    { paths: { "/a": { get: gives(to("Marked")), post: sends(to("Marked")) } } },
  ],
  [
    "the name of another operation",
    {
      paths: {
        "/a": { get: { operationId: "list", ...gives({}) } },
        "/b": { get: { operationId: "list", ...gives({}) } },
      },
    },
    {
      paths: {
        "/a": { get: { operationId: "all", ...gives({}) } },
        "/b": { get: { operationId: "list", ...gives({}) } },
      },
    },
  ],
  [
    "the name of another schema",
    { schemas: { "a-pet": object({}), other: object({ pet: to("a-pet") }) }, paths: {} },
    { schemas: { "a-pet": { ...object({}), "x-codegen-name": "Dog" }, other: object({ pet: to("a-pet") }) } },
  ],
  [
    "the root",
    { schemas: pets, paths: owners },
    { root: { security: [{ key: [] }], info: { title: "Other", version: "2" } } },
  ],
  [
    "an option",
    { schemas: { At: { type: "string", format: "date-time" } } },
    { generators: [types(), zod({ formats: "annotate" })] },
  ],
  ["the lines before a warning", { schemas: { Odd: { type: "nothing" } }, paths: {} }, { lines: 3 }],
  [
    "the order of members",
    { schemas: { Pet: object({ a: {}, b: {} }) } },
    { schemas: { Pet: object({ b: {}, a: {} }) } },
  ],
  [
    "a shared parameter",
    { paths: { "/a": { get: { parameters: [{ $ref: "#/components/parameters/Page" }], ...gives({}) } } } },
    { parameters: { Page: { name: "page", in: "query", required: true, schema: { type: "string" } } } },
  ],
  [
    "what else a path has a name for",
    { schemas: trees, paths: { "/a": { get: gives(within("a_b")) }, ...branches } },
    { paths: { "/a": { get: gives({}) }, ...branches } },
  ],
  [
    "what else a schema has a name for",
    { schemas: { ...trees, A: object({ x: within("a_b") }), B: object({ x: within("aB") }) } },
    { schemas: { ...trees, A: object({}), B: object({ x: within("aB") }) } },
  ],
  [
    "that nobody sends a parameter any more",
    {
      parameters: { Page: { name: "page", in: "query", schema: marked } },
      paths: { "/a": { get: { parameters: [page], ...gives({}) } }, "/b": overridden },
    },
    { paths: { "/a": { get: gives({}) }, "/b": overridden } },
  ],
  [
    "what a reference from a path leads to",
    { paths: { "/a": { $ref: "#/paths/~1b" }, "/b": { get: gives({ type: "string" }) } } },
    { paths: { "/a": { $ref: "#/paths/~1b" }, "/b": { get: gives({ type: "number" }) } } },
  ],
  [
    "the digits of a number",
    {
      schemas: { Big: { type: "integer", format: "int64", maximum: "%9007199254740992" } },
      generators: [types({ int64: "bigint" }), zod({ int64: "bigint" })],
    },
    { schemas: { Big: { type: "integer", format: "int64", maximum: "%9007199254740993" } } },
  ],
  [
    "that a former name is free again",
    {
      paths: {
        "/a": { get: { operationId: "list", "x-aliases": ["all"], ...gives({}) } },
        "/b": { get: { operationId: "all", ...gives({}) } },
      },
    },
    {
      paths: {
        "/a": { get: { operationId: "list", "x-aliases": ["all"], ...gives({}) } },
        "/b": { get: { operationId: "every", ...gives({}) } },
      },
    },
  ],
  [
    "that an operation of another path was in a group",
    { paths: housesBeside({}) },
    { paths: housesBeside({ "x-aliases": ["streets.houses"] }) },
  ],
  [
    "the version of the document",
    { schemas: { Pet: { $ref: "#/components/schemas/Kind", maxLength: 3 }, Kind: {} }, openapi: "3.0.3" },
    { openapi: "3.1.1" },
  ],
  [
    "that another schema has a property",
    { schemas: { Pet: { ...object({ name: {} }), required: ["naem"] }, Other: object({ naem: {} }) } },
    { schemas: { Pet: { ...object({ name: {} }), required: ["naem"] }, Other: object({}) } },
  ],
  [
    "what a reference leads to that was unusable",
    { paths: { "/a": { get: { parameters: [page], ...gives({}) } } } },
    { parameters: { Page: { name: "page", in: "qurey", schema: {} } } },
  ],
  [
    "which members one side may leave out",
    {
      schemas: {
        Part: { allOf: [{ required: ["a", "b"] }, { properties: { a: { readOnly: true }, b: {} } }] },
        User: object({ part: { $ref: "#/components/schemas/Part/allOf/0" }, whole: to("Part") }),
      },
      paths: { "/a": { post: { requestBody: json(to("User")), ...gives(to("User")) } } },
    },
    {
      schemas: {
        Part: {
          allOf: [{ required: ["a", "b"] }, { properties: { a: { readOnly: true }, b: { readOnly: true } } }],
        },
        User: object({ part: { $ref: "#/components/schemas/Part/allOf/0" }, whole: to("Part") }),
      },
    },
  ],
];
