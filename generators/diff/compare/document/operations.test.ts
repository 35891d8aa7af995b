import { describe, expect, test } from "vitest";
import { changesBetween, verdictsInOperation, verdictsOf } from "../../test/changes-between.ts";

const DONE = 'responses: { "204": { description: Done. } }';
const LIMIT = "{ name: limit, in: query, schema: { type: integer } }";

describe("the same meaning in other words is not reported", () => {
  test.each([
    {
      name: "a parameter of the path and one of each operation",
      base: `paths: { /pets: { parameters: [${LIMIT}], get: { ${DONE} } } }`,
      revision: `paths: { /pets: { get: { parameters: [${LIMIT}], ${DONE} } } }`,
    },
    {
      name: "a parameter and a reference to it",
      base: `paths: { /pets: { get: { parameters: [${LIMIT}], ${DONE} } } }`,
      revision: `
        paths: { /pets: { get: { parameters: [{ $ref: "#/components/parameters/Limit" }], ${DONE} } } }
        components: { parameters: { Limit: ${LIMIT} } }`,
    },
    {
      name: "a default of a parameter, and the same written out",
      base: `paths: { /pets: { get: { parameters: [${LIMIT}], ${DONE} } } }`,
      revision: `
        paths: { /pets: { get: { deprecated: false, parameters: [{ name: limit, in: query, required: false,
          style: form, explode: true, allowReserved: false, schema: { type: integer } }], ${DONE} } } }`,
    },
    {
      name: "a response and a reference to it",
      base: `paths: { /pets: { get: { ${DONE} } } }`,
      revision: `
        paths: { /pets: { get: { responses: { "204": { $ref: "#/components/responses/Done" } } } } }
        components: { responses: { Done: { description: Done. } } }`,
    },
    {
      name: "a body and a reference to it",
      base: `paths: { /pets: { post: { requestBody: { content: { text/csv: {} } }, ${DONE} } } }`,
      revision: `
        paths: { /pets: { post: { requestBody: { $ref: "#/components/requestBodies/Pet" }, ${DONE} } } }
        components: { requestBodies: { Pet: { required: false, content: { text/csv: {} } } } }`,
    },
    {
      name: "the order of paths, parameters and responses",
      base: `
        paths: { /a: { get: { ${DONE} } }, /b: { get: { parameters: [${LIMIT}, { name: q, in: query, schema: {} }],
          responses: { "204": { description: Done. }, "404": { description: None. } } } } }`,
      revision: `
        paths: { /b: { get: { parameters: [{ name: q, in: query, schema: {} }, ${LIMIT}],
          responses: { "404": { description: None. }, "204": { description: Done. } } } }, /a: { get: { ${DONE} } } }`,
    },
    {
      name: "a path and a reference to its item",
      base: `paths: { /pets: { get: { ${DONE} } } }`,
      revision: `
        paths: { /pets: { $ref: "#/components/pathItems/Pets" } }
        components: { pathItems: { Pets: { get: { ${DONE} } } } }`,
    },
    {
      name: "the small and the capital letters of a range of statuses",
      base: `paths: { /pets: { get: { responses: { 2xx: { description: Done. } } } } }`,
      revision: `paths: { /pets: { get: { responses: { 2XX: { description: Done. } } } } }`,
    },
    {
      name: "headers that parameters cannot describe",
      base: `paths: { /pets: { get: { ${DONE} } } }`,
      revision: `
        paths: { /pets: { get: { parameters: [{ name: Authorization, in: header, required: true, schema: {} }],
          ${DONE} } } }`,
    },
    {
      name: "the version of the document",
      base: `{ info: { title: Pets, version: "1" }, paths: {} }`,
      revision: `{ info: { title: Pets, version: "2" }, paths: {} }`,
    },
  ])("$name", async ({ base, revision }) => {
    expect(await verdictsOf({ base, revision })).toEqual([]);
  });
});

test("a cause that reaches several operations is reported once, with their names", async () => {
  const api = (security: string) => `
    ${security}
    paths: { /a: { get: { ${DONE} } }, /b: { get: { security: [], ${DONE} } }, /c: { put: { ${DONE} } } }
    components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }`;
  const changes = await changesBetween({ base: api(""), revision: api("security: [{ key: [] }]") });
  expect(changes.map(({ rule, location }) => [rule, location.pointer])).toEqual([
    ["security-added", "/security"],
  ]);
  expect(changes[0]?.reached.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /a", "PUT /c"]);
});

test("what was removed is shown where it stood", async () => {
  const [change] = await changesBetween({
    base: `paths: { /a: { get: { ${DONE} } }, /b: { get: { ${DONE} } } }`,
    revision: `paths: { /a: { get: { ${DONE} } } }`,
  });
  expect(change).toMatchObject({ side: "base", location: { pointer: "/paths/~1b/get" } });
});

test("a response in another type is a type less and a type more", async () => {
  const response = (type: string) =>
    `responses: { "200": { description: A., content: { ${type}: { schema: {} } } } }`;
  const reported = await verdictsInOperation({
    base: response("application/json"),
    revision: response("text/xml"),
  });
  expect(reported).toEqual(["breaking response-media-type-removed", "safe response-media-type-added"]);
});

test("another success instead of the one that was there breaks", async () => {
  const reported = await verdictsInOperation({
    base: 'responses: { "200": { description: A. } }',
    revision: 'responses: { "201": { description: A. } }',
  });
  expect(reported).toEqual(["breaking success-status-removed", "risky success-status-added"]);
});

test("a body that is not described in its new place is looked at where the range describes it", async () => {
  const content = (type: string) => `content: { application/json: { schema: { type: ${type} } } }`;
  const reported = await verdictsInOperation({
    base: `responses: { "200": { description: A., ${content("integer")} } }`,
    revision: `responses: { 2XX: { description: A., ${content("[integer, string]")} } }`,
  });
  expect(reported).toEqual(["breaking type-widened", "risky response-status-widened"]);
});

test("a change of the events of a stream is a change of what the service sends", async () => {
  const response = (type: string) =>
    `responses: { "200": { description: A., content: { text/event-stream: { itemSchema: { type: ${type} } } } } }`;
  const reported = await verdictsInOperation({
    base: response("integer"),
    revision: response("[integer, boolean]"),
  });
  expect(reported).toEqual(["breaking type-widened"]);
});
