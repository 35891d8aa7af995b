import { expect, test } from "vitest";
import { verdictsInOperation, verdictsOf } from "../test/changes-between.ts";

const NARROW = "{ type: integer }";
const WIDE = "{ type: [integer, string] }";

const callback = (payload: string, answer: string) => `
callbacks:
  fed:
    "{$request.body#/url}":
      post:
        requestBody: { content: { application/json: { schema: ${payload} } } }
        responses: { "200": { description: A., content: { application/json: { schema: ${answer} } } } }`;

test("the payload of a callback is a reply", async () => {
  const [narrow, wide] = [callback(NARROW, "{}"), callback(WIDE, "{}")];
  expect(await verdictsInOperation({ base: narrow, revision: wide })).toEqual(["breaking type-widened"]);
  expect(await verdictsInOperation({ base: wide, revision: narrow })).toEqual(["safe type-narrowed"]);
});

test("the answer to a callback is a request", async () => {
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

test("the payload of an event is a reply", async () => {
  const [narrow, wide] = [webhook(NARROW), webhook(WIDE)];
  expect(await verdictsOf({ base: narrow, revision: wide })).toEqual(["breaking type-widened"]);
  expect(await verdictsOf({ base: wide, revision: narrow })).toEqual(["safe type-narrowed"]);
});

test("a header that comes with an event has to stay", async () => {
  const header = "parameters: [{ name: X-Signature, in: header, required: true, schema: { type: string } }]";
  const told = await verdictsOf({ base: webhook("{}", header), revision: webhook("{}") });
  expect(told).toEqual(["breaking required-reply-header-removed"]);
});
