import { expect, test } from "vitest";
import { operationChangeLines, verdictsInOperation, verdictsOf } from "../../test/changes-between.ts";

const NARROW = "{ type: integer }";
const WIDE = "{ type: [integer, string] }";

const callback = (payload: string, response: string) => `
callbacks:
  fed:
    "{$request.body#/url}":
      post:
        requestBody: { content: { application/json: { schema: ${payload} } } }
        responses: { "200": { description: A., content: { application/json: { schema: ${response} } } } }`;

test("the payload of a callback is a response", async () => {
  const [narrow, wide] = [callback(NARROW, "{}"), callback(WIDE, "{}")];
  expect(await verdictsInOperation({ base: narrow, revision: wide })).toEqual(["breaking type-widened"]);
  expect(await verdictsInOperation({ base: wide, revision: narrow })).toEqual(["safe type-narrowed"]);
});

test("the response to a callback is compared as a request", async () => {
  const [narrow, wide] = [callback("{}", NARROW), callback("{}", WIDE)];
  expect(await verdictsInOperation({ base: narrow, revision: wide })).toEqual(["safe type-widened"]);
  expect(await verdictsInOperation({ base: wide, revision: narrow })).toEqual(["breaking type-narrowed"]);
});

const webhook = (payload: string, parameters = "") => `
paths: {}
webhooks:
  pet.new:
    post:
      ${parameters}
      requestBody: { content: { application/json: { schema: ${payload} } } }
      responses: { "204": { description: Done. } }`;

test("the payload of an event is a response", async () => {
  const [narrow, wide] = [webhook(NARROW), webhook(WIDE)];
  expect(await verdictsOf({ base: narrow, revision: wide })).toEqual(["breaking type-widened"]);
  expect(await verdictsOf({ base: wide, revision: narrow })).toEqual(["safe type-narrowed"]);
});

test("a header that comes with an event has to stay", async () => {
  const header = "parameters: [{ name: X-Signature, in: header, required: true, schema: { type: string } }]";
  const reported = await verdictsOf({ base: webhook("{}", header), revision: webhook("{}") });
  expect(reported).toEqual(["breaking required-response-header-removed"]);
});

test("a header of the path item of an event is compared too", async () => {
  const item = (parameters: string) => `
paths: {}
webhooks:
  pet.new:
    ${parameters}
    post: { responses: { "204": { description: Done. } } }`;
  const header = "parameters: [{ name: X-Signature, in: header, required: true, schema: { type: string } }]";
  expect(await verdictsOf({ base: item(header), revision: item("") })).toEqual([
    "breaking required-response-header-removed",
  ]);
});

test("what a callback carries in its query is read by the user", async () => {
  const called = (parameters: string) => `
callbacks:
  fed:
    "{$request.body#/url}":
      post:
        parameters: [${parameters}]
        responses: { "200": { description: A. } }`;
  const reported = await operationChangeLines({
    base: called(
      "{ name: id, in: query, required: true, schema: { type: integer } }, { name: at, in: query, schema: {} }",
    ),
    revision: called("{ name: id, in: query, schema: { type: [integer, string] } }"),
  });
  expect(reported).toEqual([
    "breaking response-header-no-longer-required: The callback query parameter id is now optional. [types major, client major, zod major]",
    "breaking type-widened: Callback fed query parameter id can now be string. [types major, client major, zod major]",
    "risky response-header-removed: The callback query parameter at was removed. [types major, client major, zod major]",
  ]);
});

test("a list in the query of a callback is written in one way", async () => {
  const called = (style: string) => `
callbacks:
  fed:
    "{$request.body#/url}":
      post:
        parameters: [{ name: ids, in: query, ${style} schema: { type: array } }]
        responses: { "200": { description: A. } }`;
  expect(await verdictsInOperation({ base: called(""), revision: called("explode: true,") })).toEqual([]);
  expect(await verdictsInOperation({ base: called(""), revision: called("explode: false,") })).toEqual([
    "breaking response-header-serialization-changed",
  ]);
});
