import { expect, test } from "vitest";
import { operationChangeLines, verdictsInOperation } from "../../test/changes-between.ts";

const form = (headers: string) => `
  content:
    multipart/form-data:
      schema: { type: object, properties: { photo: { type: string } } }
      encoding: { photo: { headers: { ${headers} } } }`;

const sent = (headers: string) => `requestBody: ${form(headers)}`;
const inResponse = (headers: string) => `
responses:
  "200":
    description: A.
    ${form(headers).replaceAll("\n", "\n  ")}`;

const HASH = "X-Hash: { schema: { type: string } }";
const NEEDED = "X-Hash: { required: true, schema: { type: string } }";

test("a part of a form that is sent may have to carry a header", async () => {
  expect(await operationChangeLines({ base: sent(HASH), revision: sent(NEEDED) })).toEqual([
    "breaking parameter-newly-required: The request part header X-Hash is now required. [types major, client major, zod major]",
  ]);
  expect(await verdictsInOperation({ base: sent(""), revision: sent(HASH) })).toEqual([
    "safe parameter-added",
  ]);
  expect(await verdictsInOperation({ base: sent(""), revision: sent(NEEDED) })).toEqual([
    "breaking required-parameter-added",
  ]);
});

test("a part of a form in a response keeps its header", async () => {
  expect(await verdictsInOperation({ base: inResponse(NEEDED), revision: inResponse(HASH) })).toEqual([
    "breaking response-header-no-longer-required",
  ]);
  expect(await verdictsInOperation({ base: inResponse(NEEDED), revision: inResponse("") })).toEqual([
    "breaking required-response-header-removed",
  ]);
});

test("what such a header holds is compared in the direction of the form", async () => {
  const [narrow, wide] = [
    "X-Size: { schema: { type: integer, maximum: 9 } }",
    "X-Size: { schema: { type: integer } }",
  ];
  expect(await verdictsInOperation({ base: sent(wide), revision: sent(narrow) })).toEqual([
    "breaking number-bounds-tightened",
  ]);
  expect(await verdictsInOperation({ base: inResponse(wide), revision: inResponse(narrow) })).toEqual([
    "safe number-bounds-tightened",
  ]);
});
