import { describe, expect, test } from "vitest";
import { modelOf } from "../../core/model/test/model-of.ts";
import type { Exchange } from "./exchange.ts";
import { requestParts, responsePart } from "./parts.ts";
import { createRoutes } from "./routes.ts";

function exchangeOf(method: string, target: string, headers?: Readonly<Record<string, string>>): Exchange {
  const [path = "", search = ""] = target.split("?");
  const sent = headers ? new Map(Object.entries(headers)) : undefined;
  return {
    method,
    host: undefined,
    path,
    search,
    request: { headers: sent, body: undefined, hasAllHeaders: headers !== undefined },
    response: undefined,
  };
}

describe("the operation of a request", () => {
  const operation = (operationId: string) => ({ operationId, responses: { 200: { description: "OK" } } });
  const routes = modelOf({
    servers: [
      {
        url: "https://api.example.com/{version}/",
        variables: { version: { default: "v1", enum: ["v1", "v2"] } },
      },
      { url: "/api" },
    ],
    paths: {
      "/pets": { get: operation("list"), post: operation("create") },
      "/pets/{id}": { get: operation("get"), delete: operation("remove") },
      "/pets/mine": { get: operation("mine") },
      "/pets/{id}/photo.{format}": { get: operation("photo") },
      "/pets/{id}/{part}": { get: operation("part") },
      "/own": { servers: [{ url: "https://own.example.com" }], get: operation("own") },
    },
  }).then(createRoutes);

  test.each([
    ["GET", "/v1/pets", "list"],
    ["GET", "/v2/pets/", "list"],
    ["POST", "/api/pets", "create"],
    ["GET", "/pets", undefined],
    ["PUT", "/v1/pets", undefined],
    ["GET", "/v1/pets/mine", "mine"],
    ["GET", "/v1/pets/a%2Fb", "get a/b"],
    ["DELETE", "/v1/pets/mine", "remove mine"],
    ["GET", "/v1/pets/7/photo.png", "photo 7 png"],
    ["GET", "/v1/pets/7/notes", "part 7 notes"],
    ["GET", "/v1/pets/7/notes/1", undefined],
    ["GET", "/v1/pets/100%", "get 100%"],
    ["GET", "/own", "own"],
    ["GET", "/v1/own", undefined],
  ])("%s %s is %s", async (method, path, expected) => {
    const found = (await routes).find(exchangeOf(method, path));
    expect(found && [found.operation.operationId, ...found.pathValues.values()].join(" ")).toBe(expected);
  });

  test("paths without one are grouped by what is no word", async () => {
    const { group } = await routes;
    expect(
      ["/v1/owners/17", "/a/b_c/5f9d-1c", "/pets/mine", "/bot:token/x", "/%20/é", "/"].map((path) =>
        group(path),
      ),
    ).toEqual(["/v1/owners/{}", "/a/b_c/{}", "/pets/mine", "/{}/x", "/{}/{}", "/"]);
  });
});

describe("the value of a parameter", () => {
  const integers = { type: "array", items: { type: "integer" } };
  const range = { type: "object", properties: { from: { type: "integer" }, to: { type: "integer" } } };
  const nested = { type: "object", properties: { state: { type: "string" }, range } };

  test.each<[object, string, unknown]>([
    [{ schema: { type: "integer" } }, "p=7", 7],
    [{ schema: { type: "integer" } }, "p=x", "x"],
    [{ schema: { type: "integer" } }, "p=007", "007"],
    [{ schema: { type: "string" } }, "p=7", "7"],
    [{ schema: { type: ["string", "integer"], minimum: 3 } }, "p=7", "7"],
    [{ schema: { anyOf: [{ type: "integer" }, { type: "string", pattern: "^x" }] } }, "p=7", 7],
    [{ schema: { type: "boolean" } }, "p=true", true],
    [{ schema: { type: "string" } }, "p=a+b%26c", "a b&c"],
    [{ schema: integers }, "p=1&p=2", [1, 2]],
    [{ schema: integers }, "p=1", [1]],
    [{ schema: integers, explode: false }, "p=1,2", [1, 2]],
    [{ schema: integers, explode: false, style: "pipeDelimited" }, "p=1%7C2", [1, 2]],
    [{ schema: integers, explode: false, style: "spaceDelimited" }, "p=1%202", [1, 2]],
    [{ schema: { oneOf: [{ type: "integer" }, integers] } }, "p=1&p=2", [1, 2]],
    [{ schema: range }, "from=1&to=2&other=3", { from: 1, to: 2 }],
    [{ schema: range, explode: false }, "p=from,1,to,2", { from: 1, to: 2 }],
    [
      { schema: nested, style: "deepObject", explode: true },
      "p[state]=a&p[range][from]=1",
      { state: "a", range: { from: 1 } },
    ],
    [
      { content: { "application/json": { schema: nested } } },
      "p=%7B%22state%22%3A%22a%22%7D",
      { state: "a" },
    ],
    [{ schema: { type: "integer" } }, "p=1&p=2", ["1", "2"]],
  ])("%j reads %s", async (parameter, search, expected) => {
    const model = await modelOf({
      paths: {
        "/x": {
          get: {
            operationId: "x",
            parameters: [{ name: "p", in: "query", ...parameter }],
            responses: { 200: { description: "OK" } },
          },
        },
      },
    });
    const [operation] = model.operations;
    if (!operation) throw new Error("The document has an operation.");
    const [part] = requestParts({ operation, pathValues: new Map() }, exchangeOf("GET", `/x?${search}`));
    expect(part?.content).toMatchObject({ kind: "value", value: expected });
  });

  test("of a header or cookie is known as far as it was recorded", async () => {
    const model = await modelOf({
      paths: {
        "/x/{ids}": {
          get: {
            operationId: "x",
            parameters: [
              { name: "X-Count", in: "header", required: true, schema: { type: "integer" } },
              { name: "sid", in: "cookie", required: true, schema: { type: "string" } },
              { name: "ids", in: "path", required: true, schema: integers },
              { name: "limit", in: "query", schema: { type: "integer" } },
            ],
            responses: { 200: { description: "OK" } },
          },
        },
      },
    });
    const [operation] = model.operations;
    if (!operation) throw new Error("The document has an operation.");
    const partsOf = (headers?: Readonly<Record<string, string>>) =>
      requestParts(
        { operation, pathValues: new Map([["ids", "1,2"]]) },
        exchangeOf("GET", "/x/1,2", headers),
      ).map(({ key, content }) => [key, content.kind === "value" ? content.value : content.kind]);
    const always = [
      ["path ids", [1, 2]],
      ["query limit", "absent"],
    ];
    expect(partsOf()).toEqual([["header x-count", "unread"], ["cookie sid", "unread"], ...always]);
    expect(partsOf({})).toEqual([["header x-count", "missing"], ["cookie sid", "unread"], ...always]);
    expect(partsOf({ "x-count": "3", cookie: "a=b; sid=s%201" })).toEqual([
      ["header x-count", 3],
      ["cookie sid", "s 1"],
      ...always,
    ]);
  });
});

test.each([
  ["application/json", { type: "object" }, "value"],
  ["*/*", { type: "object" }, "value"],
  ["*/*", { type: "string", format: "binary" }, "unread"],
  ["application/json", { type: "string", format: "binary" }, "unread"],
  ["application/json", { contentMediaType: "application/json" }, "unread"],
])(
  "a body of JSON that is described as %s of %j is %s: a file may contain anything",
  async (type, schema, kind) => {
    const responses = { 200: { description: "OK", content: { [type]: { schema } } } };
    const { operations } = await modelOf({ paths: { "/x": { get: { operationId: "x", responses } } } });
    const [operation] = operations;
    if (!operation) throw new Error("The document has an operation.");
    const headers = new Map([["content-type", "application/json"]]);
    const body = { kind: "text", text: '{"a":1}' } as const;
    expect(responsePart(operation, { status: 200, headers, body }).content.kind).toBe(kind);
  },
);
