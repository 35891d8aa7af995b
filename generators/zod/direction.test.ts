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

async function validators(): Promise<
  Record<"exact" | "tolerant", (name: string, value: unknown) => boolean>
> {
  const model = await modelOf({ paths: { "/teams": { post: teams } }, components: { schemas } });
  folder = new GeneratedFolder((await generate(model)).files);
  const [exact, tolerant] = await Promise.all([folder.schemas("exact"), folder.schemas("tolerant")]);
  const accepts = (all: Readonly<Record<string, Validator | undefined>>) => (name: string, value: unknown) =>
    all[name]?.safeParse(value).success ?? false;
  return { exact: accepts(exact), tolerant: accepts(tolerant) };
}

test("a request does not have to hold what only the service writes, and may", async () => {
  const { exact } = await validators();
  expect(exact("User", { name: "Ada", password: "1" })).toBe(true);
  expect(exact("User", { id: "u1", name: "Ada", password: "1" })).toBe(true);
  expect(exact("User", { id: 1, name: "Ada", password: "1" })).toBe(false);
  expect(exact("User", { id: "u1", name: "Ada" })).toBe(false);
});

test("a reply does not have to hold what only the caller writes", async () => {
  const { tolerant } = await validators();
  expect(tolerant("User", { id: "u1", name: "Ada" })).toBe(true);
  expect(tolerant("User", { name: "Ada", password: "1" })).toBe(false);
});

test("it holds below other schemas, and for what another part of an allOf describes", async () => {
  const { exact, tolerant } = await validators();
  expect(exact("Team", { users: [{ name: "Ada", password: "1" }] })).toBe(true);
  expect(exact("Team", { created: "now", users: [{ id: "u1", name: "Ada" }] })).toBe(false);
  expect(tolerant("Team", { created: "now", users: [{ id: "u1", name: "Ada" }] })).toBe(true);
  expect(tolerant("Team", { users: [{ id: "u1", name: "Ada" }] })).toBe(false);
});

test("where a schema does not travel that way, the exact reading asks for everything", async () => {
  const { exact, tolerant } = await validators();
  expect(exact("Receipt", { secret: "s" })).toBe(false);
  expect(exact("Receipt", { number: "1" })).toBe(false);
  expect(tolerant("Receipt", { number: "1" })).toBe(true);
  expect(exact("Unreached", {})).toBe(false);
});
