import { afterEach, expect, test } from "vitest";
import { modelOf } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate, type Validator } from "./test/generated-schema.ts";

let folder: GeneratedFolder | undefined;
afterEach(() => folder?.remove());

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown) => ({ "application/json": { schema } });

const text = { type: "string" };
const schemas = {
  Id: { type: "string", readOnly: true },
  User: {
    type: "object",
    required: ["id", "name", "password"],
    properties: { id: to("Id"), name: text, password: { ...text, writeOnly: true } },
  },
  Base: { type: "object", properties: { created: { ...text, readOnly: true }, note: text } },
  Team: {
    allOf: [
      to("Base"),
      {
        type: "object",
        required: ["created", "users"],
        properties: { users: { type: "array", items: to("User") } },
      },
    ],
  },
  Receipt: {
    type: "object",
    required: ["number", "secret"],
    properties: { number: { ...text, readOnly: true }, secret: { ...text, writeOnly: true } },
  },
  Unreached: { type: "object", required: ["id"], properties: { id: { ...text, readOnly: true } } },
};

const teams = {
  operationId: "teams.create",
  requestBody: { required: true, content: json(to("Team")) },
  responses: {
    "200": { description: "Made.", content: json(to("Team")) },
    "202": { description: "Paid.", content: json(to("Receipt")) },
  },
};

type Accepts = (name: string, value: unknown) => boolean;

function validators(): Promise<Record<"request" | "response", Accepts>> {
  return validatorsOf({ paths: { "/teams": { post: teams } }, components: { schemas } });
}

async function validatorsOf(
  document: Record<string, unknown>,
): Promise<Record<"request" | "response", Accepts>> {
  const model = await modelOf(document);
  folder = new GeneratedFolder((await generate(model)).files);
  const [request, response] = await Promise.all([folder.schemas("request"), folder.schemas("response")]);
  const accepts = (all: Readonly<Record<string, Validator | undefined>>) => (name: string, value: unknown) =>
    all[name]?.safeParse(value).success ?? false;
  return { request: accepts(request), response: accepts(response) };
}

test("a request does not have to hold what only the service writes, and may", async () => {
  const { request } = await validators();
  expect(request("User", { name: "Ada", password: "1" })).toBe(true);
  expect(request("User", { id: "u1", name: "Ada", password: "1" })).toBe(true);
  expect(request("User", { id: 1, name: "Ada", password: "1" })).toBe(false);
  expect(request("User", { id: "u1", name: "Ada" })).toBe(false);
});

test("a response does not have to hold what only the caller writes", async () => {
  const { response } = await validators();
  expect(response("User", { id: "u1", name: "Ada" })).toBe(true);
  expect(response("User", { name: "Ada", password: "1" })).toBe(false);
});

test("it holds below other schemas, and for what another part of an allOf describes", async () => {
  const { request, response } = await validators();
  expect(request("Team", { users: [{ name: "Ada", password: "1" }] })).toBe(true);
  expect(request("Team", { created: "now", users: [{ id: "u1", name: "Ada" }] })).toBe(false);
  expect(response("Team", { created: "now", users: [{ id: "u1", name: "Ada" }] })).toBe(true);
  expect(response("Team", { users: [{ id: "u1", name: "Ada" }] })).toBe(false);
});

test("where a schema does not travel that way, the request reading asks for everything", async () => {
  const { request, response } = await validators();
  expect(request("Receipt", { secret: "s" })).toBe(false);
  expect(request("Receipt", { number: "1" })).toBe(false);
  expect(response("Receipt", { number: "1" })).toBe(true);
  expect(request("Unreached", {})).toBe(false);
});

const part = (required: string[]) => ({
  type: "object",
  required,
  properties: { id: { ...text, readOnly: true }, name: text, age: { type: "integer" } },
});
const asked = {
  A: part(["id", "name"]),
  B: part(["name"]),
  OneOf: { oneOf: [to("A"), to("B")] },
  Not: { type: "object", not: to("A") },
  If: { type: "object", if: to("A"), then: { required: ["age"] } },
  Listed: { type: "array", contains: to("A"), maxContains: 1 },
  Closed: {
    if: to("A"),
    then: {},
    else: { properties: { other: text } },
    unevaluatedProperties: false,
  },
  Recursive: { type: "object", not: { required: ["next"], properties: { next: to("Self") } } },
  Self: {
    ...part(["id"]),
    properties: { id: { ...text, readOnly: true }, self: to("Self"), up: to("Recursive") },
  },
};

test("where a schema only asks, it asks for everything that it says", async () => {
  const names = Object.keys(asked);
  const content = json({
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, to(name)])),
  });
  const post = { requestBody: { content }, responses: { 200: { description: "Made.", content } } };
  const { request, response } = await validatorsOf({
    paths: { "/asked": { post } },
    components: { schemas: asked },
  });
  const accepted: [string, unknown][] = [
    ["OneOf", { name: "x" }],
    ["Not", { name: "x" }],
    ["If", { name: "x" }],
    ["Listed", [{ name: "x" }, { id: "1", name: "x" }, { name: "y" }]],
    ["Closed", { other: "y" }],
    ["Recursive", { next: { self: {} } }],
  ];
  const refused: [string, unknown][] = [
    ["OneOf", { name: 1 }],
    ["Not", { id: "1", name: "x" }],
    ["If", { id: "1", name: "x" }],
    [
      "Listed",
      [
        { id: "1", name: "x" },
        { id: "2", name: "x" },
      ],
    ],
    ["Recursive", { next: { id: "1", self: { id: "2" } } }],
  ];
  for (const accepts of [request, response]) {
    expect(accepted.filter(([name, value]) => !accepts(name, value))).toEqual([]);
    expect(refused.filter(([name, value]) => accepts(name, value))).toEqual([]);
  }
});

test("what one component requires of another's members follows what is said of those members", async () => {
  const content = json(to("Whole"));
  const post = { requestBody: { content }, responses: { 200: { description: "Made.", content } } };
  const { request, response } = await validatorsOf({
    paths: { "/parts": { post } },
    components: {
      schemas: {
        Props: {
          type: "object",
          properties: { id: { ...text, readOnly: true }, pw: { ...text, writeOnly: true }, name: text },
        },
        Required: { type: "object", required: ["id", "pw", "name"] },
        AlsoRequired: { allOf: [to("Required")], required: ["name"] },
        Whole: { allOf: [to("Props"), to("AlsoRequired")] },
        Wider: { ...to("Whole"), properties: { more: text } },
      },
    },
  });
  for (const name of ["Whole", "Wider"]) {
    expect(request(name, { pw: "1", name: "x" })).toBe(true);
    expect(request(name, { id: "1", name: "x" })).toBe(false);
    expect(request(name, { pw: "1" })).toBe(false);
    expect(response(name, { id: "1", name: "x" })).toBe(true);
    expect(response(name, { pw: "1", name: "x" })).toBe(false);
  }
  expect(request("Required", { pw: "1", name: "x" })).toBe(false);
});

test("references that lead in a circle without saying more end", async () => {
  const content = json(to("Round"));
  const post = { requestBody: { content }, responses: { 200: { description: "Made.", content } } };
  const Round = { allOf: [to("About")], properties: { id: { ...text, readOnly: true } }, required: ["id"] };
  const About = { type: "object", allOf: [to("Round")] };
  const model = await modelOf({ paths: { "/round": { post } }, components: { schemas: { Round, About } } });
  const { files } = await generate(model);
  expect(files[0]?.text).toContain("export const Round");
});
