import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { ApiModel } from "./api-model.ts";
import { modelOf } from "./test/model-of.ts";

const modelOfYaml = (text: string): Promise<ApiModel> => modelOf(parse(text));
const pointers = (nodes: readonly { readonly location: { readonly pointer: string } }[]) =>
  nodes.map(({ location }) => location.pointer);

describe("the model has everything of a document that is compared, with its place", () => {
  test("info, root and tags", async () => {
    const { info, root, tags } = await modelOfYaml(`
      info: { title: Pets, version: 1.0.0, contact: { name: Ann }, x-team: a }
      externalDocs: { url: "https://a.test" }
      x-root: 1
      tags: [{ name: pets, externalDocs: { url: "https://b.test" }, x-order: 2 }]
      paths: {}
    `);
    expect(info).toMatchObject({
      prose: { title: "Pets", contact: { name: "Ann" } },
      extensions: { "x-team": "a" },
    });
    expect(root).toMatchObject({
      prose: { externalDocs: { url: "https://a.test" } },
      extensions: { "x-root": 1 },
    });
    expect(tags).toMatchObject([
      { name: "pets", prose: { externalDocs: { url: "https://b.test" } }, extensions: { "x-order": 2 } },
    ]);
    expect([info.location.pointer, root.location.pointer, ...pointers(tags)]).toEqual([
      "/info",
      "",
      "/tags/0",
    ]);
  });

  test("servers, with the choices of their variables", async () => {
    const { servers, operations } = await modelOfYaml(`
      servers: [{ url: "https://{at}.test", variables: { at: { default: a, enum: [a, b] }, v: { default: 1 } } }]
      paths: { /a: { servers: [{ url: /x }], get: {} } }
    `);
    expect(servers).toMatchObject([
      {
        variables: new Map([
          ["at", "a"],
          ["v", "1"],
        ]),
        choices: new Map([["at", ["a", "b"]]]),
      },
    ]);
    expect(pointers(servers)).toEqual(["/servers/0"]);
    expect(operations.flatMap((operation) => pointers(operation.servers))).toEqual(["/paths/~1a/servers/0"]);
  });

  test.each([
    ["at the operation", "security: [{ a: [] }]", "security: []", "/paths/~1a/get/security"],
    ["at the root", "security: [{ a: [] }]", "summary: S", "/security"],
    ["nowhere", "x-a: 1", "summary: S", "/paths/~1a/get"],
  ])("where security is written: %s", async (_, root, operation, pointer) => {
    const { operations } = await modelOfYaml(`{ ${root}, paths: { /a: { get: { ${operation} } } } }`);
    expect(operations[0]?.securityLocation.pointer).toBe(pointer);
  });

  test("security schemes as they are written, behind references", async () => {
    const { securitySchemes } = await modelOfYaml(`
      paths: {}
      components:
        securitySchemes:
          login: { type: oauth2, flows: { implicit: { scopes: { read: Read } } } }
          same: { $ref: "#/components/securitySchemes/login" }
    `);
    expect(securitySchemes.map(({ name, written }) => [name, written.flows])).toEqual([
      ["login", { implicit: { scopes: { read: "Read" } } }],
      ["same", { implicit: { scopes: { read: "Read" } } }],
    ]);
    expect(pointers(securitySchemes)).toEqual([
      "/components/securitySchemes/login",
      "/components/securitySchemes/login",
    ]);
  });

  test("headers and links of responses, and headers of the parts of a form", async () => {
    const { operations } = await modelOfYaml(`
      paths:
        /a:
          summary: All of a
          get:
            requestBody:
              content:
                multipart/form-data: { encoding: { file: { headers: { x-part: { required: true, schema: {} } } } } }
            responses:
              200:
                description: Done.
                x-a: 1
                headers:
                  x-plain: { schema: { type: string }, example: b }
                  x-json: { explode: true, deprecated: true, content: { application/json: { schema: {} } } }
                links: { next: { operationId: b, parameters: { id: $response.body#/id }, description: Go on } }
    `);
    const [operation] = operations;
    const [response] = operation?.responses ?? [];
    expect(operation?.pathItem).toMatchObject({
      prose: { summary: "All of a" },
      location: { pointer: "/paths/~1a" },
    });
    expect(response).toMatchObject({
      prose: { description: "Done." },
      extensions: { "x-a": 1 },
      headers: [
        { name: "x-plain", style: "simple", explode: false, contentType: undefined, prose: { example: "b" } },
        { name: "x-json", explode: true, deprecated: true, contentType: "application/json" },
      ],
      links: [
        {
          name: "next",
          target: { operationId: "b", parameters: { id: "$response.body#/id" } },
          prose: { description: "Go on" },
        },
      ],
    });
    const [body] = operation?.requestBody?.content ?? [];
    expect(body?.encoding.get("file")?.headers).toMatchObject([{ name: "x-part", required: true }]);
  });

  test("requests that the service sends: parameters with those of the path item, bodies and responses", async () => {
    const { webhooks, operations } = await modelOfYaml(`
      webhooks: { made: { $ref: "#/components/pathItems/made" } }
      paths: { /a: { get: { callbacks: { done: { "{$url}": { $ref: "#/components/pathItems/made" } } } } } }
      components:
        pathItems:
          made:
            parameters: [{ name: x-shared, in: header, schema: {} }, { name: q, in: query, schema: {} }]
            post:
              x-b: 1
              parameters:
                - { name: authorization, in: header, schema: {} }
                - { name: q, in: query, required: true, schema: {} }
              requestBody: { content: { application/json: { schema: { type: string } } } }
              responses: { 2xx: { description: Fine. } }
    `);
    const request = {
      httpMethod: "post",
      parameters: [
        { name: "authorization", in: "header" },
        { name: "q", in: "query", required: true },
        { name: "x-shared", in: "header" },
      ],
      requestBody: { required: false, content: [{ contentType: "application/json" }] },
      responses: [{ status: "2xx", prose: { description: "Fine." } }],
      extensions: { "x-b": 1 },
    };
    expect(pointers(webhooks)).toEqual(["/webhooks/made/post"]);
    expect(webhooks).toMatchObject([{ name: "made", ...request }]);
    expect(operations[0]?.callbacks).toMatchObject([{ name: "done", url: "{$url}", ...request }]);
  });

  test("path items: what their requests share apart from what each has, and those without requests", async () => {
    const model = await modelOfYaml(`
      paths:
        /none: { summary: Nothing yet }
        /a/{id}:
          parameters: [{ name: id, in: path, required: true, schema: {} }]
          post: { deprecated: true, responses: { 2xx: { description: Done. }, 42: { description: Ignored. } } }
          get:
            parameters: [{ name: q, in: query, schema: {} }, { name: accept, in: header, schema: {} }]
            requestBody: { content: { text/plain: {} } }
      webhooks: { made: { put: {}, post: {} } }
    `);
    expect(model.pathItems).toMatchObject([
      { name: "/none", prose: { summary: "Nothing yet" }, parameters: [], requests: [] },
      {
        name: "/a/{id}",
        parameters: [{ name: "id", component: undefined }],
        requests: [
          {
            httpMethod: "get",
            deprecated: false,
            parameters: [{ name: "q" }],
            requestBody: { content: [{}] },
            responses: [],
          },
          {
            httpMethod: "post",
            deprecated: true,
            parameters: [],
            requestBody: undefined,
            responses: [{ status: "2XX" }],
          },
        ],
      },
    ]);
    expect(model.webhookItems.map(({ requests }) => pointers(requests))).toEqual([
      ["/webhooks/made/put", "/webhooks/made/post"],
    ]);
  });

  test("components that operations share, and which of them an operation refers to", async () => {
    const { operations, shared } = await modelOfYaml(`
      paths:
        /a:
          get:
            parameters:
              - { $ref: "#/components/parameters/Same" }
              - { $ref: "#/paths/~1a/get/parameters/3" }
              - { name: own, in: query, schema: {} }
              - { $ref: "#/components/parameters/Sort" }
            requestBody: { $ref: "#/components/requestBodies/Body" }
            responses: { 200: { $ref: "#/components/responses/Done" }, 400: { description: Own. } }
      components:
        parameters:
          Page: { name: page, in: query, schema: {} }
          Same: { $ref: "#/components/parameters/Page" }
          Sort: { name: sort, in: query, schema: {} }
        requestBodies: { Body: { content: {} } }
        responses: { Done: { description: Done. } }
        headers: { Count: { required: true, schema: {} } }
    `);
    const [operation] = operations;
    expect(operation?.parameters.map(({ name, component }) => [name, component])).toEqual([
      ["page", "Same"],
      ["sort", "Sort"],
      ["own", undefined],
    ]);
    expect(operation?.requestBody?.component).toBe("Body");
    expect(operation?.responses.map(({ component }) => component)).toEqual(["Done", undefined]);
    expect([...shared.parameters].map(([key, { name }]) => [key, name])).toEqual([
      ["Page", "page"],
      ["Same", "page"],
      ["Sort", "sort"],
    ]);
    expect(shared.requestBodies.get("Body")?.location.pointer).toBe("/components/requestBodies/Body");
    expect(shared.responses.get("Done")).toMatchObject({ prose: { description: "Done." } });
    expect(shared.headers.get("Count")).toMatchObject({ name: "Count", required: true });
  });

  test("what is written at a pointer", async () => {
    const model = await modelOfYaml(`{ paths: { /a: { get: { x-a: [null] } } } }`);
    expect(model.writtenAt("/paths/~1a/get/x-a")).toEqual([null]);
    expect(model.writtenAt("/paths/~1a/put")).toBeUndefined();
  });
});

test("parts that no code is generated from report no problems", async () => {
  const { operations } = await modelOfYaml(`
    paths:
      /a:
        get:
          callbacks: { done: { "{$url}": { post: { parameters: [{ in: query }], deprecated: 7 } } } }
          responses: { 200: { description: Done., links: { next: { $ref: "#/components/links/Lost" } } } }
    components: { links: { Lost: { $ref: "#/components/links/Lost" } } }
  `).catch((error: unknown) => ({ operations: [], error }));
  expect(
    operations.map(({ callbacks }) => callbacks.map(({ name, parameters }) => [name, parameters])),
  ).toEqual([[["done", []]]]);
  expect(operations.flatMap(({ responses }) => responses.flatMap(({ links }) => links))).toEqual([]);
});
