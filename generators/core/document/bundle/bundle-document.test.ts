import { describe, expect, it } from "vitest";
import { valueAt } from "../pointer.ts";
import { bundleFiles, type Files, linesOf, locationOf } from "../test/documents.ts";

const HEAD = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";

/** Returns `#/components` of the bundle of an entry with these lines and these other files. */
async function componentsOf(entry: string, others: Files = {}): Promise<unknown> {
  const { components, lines } = await bundled(entry, others);
  expect(lines).toEqual([]);
  return components;
}

async function diagnosticsOf(entry: string, others: Files = {}): Promise<string[]> {
  return linesOf((await bundleFiles({ "openapi.yaml": HEAD + entry, ...others })).diagnostics);
}

async function bundled(
  entry: string,
  others: Files = {},
): Promise<{ readonly components: unknown; readonly lines: readonly string[] }> {
  const { document, diagnostics } = await bundleFiles({ "openapi.yaml": HEAD + entry, ...others });
  return { components: document.value.components, lines: linesOf(diagnostics) };
}

const path = (schema: string) =>
  `paths: { /a: { get: { parameters: [{ name: q, in: query, schema: ${schema} }] } } }\n`;

describe("names", () => {
  it("a file becomes a component that is called like it", async () => {
    expect(
      await componentsOf(path("{ $ref: ./schemas/Wid%20get.yaml }"), {
        "schemas/Wid get.yaml": "type: string\n",
      }),
    ).toEqual({
      schemas: { Wid_get: { type: "string" } },
    });
  });

  it("a pointer into a file becomes a component that is called like its last segment", async () => {
    const files = { "all.json": '{"defs": {"a/b": {"c": {"type": "string"}}}}' };
    expect(await componentsOf(path("{ $ref: 'all.json#/defs/a~1b/c' }"), files)).toEqual({
      schemas: { c: { type: "string" } },
    });
  });

  it("a component of the entry keeps its name and its place in the order, even when a path meets the file first", async () => {
    const entry = `${path("{ $ref: ./b.yaml }")}components:\n  schemas:\n    Z: { type: "null" }\n    Renamed: { $ref: ./b.yaml }\n    A: { $ref: ./a.yaml }\n`;
    const components = await componentsOf(entry, { "a.yaml": "type: string\n", "b.yaml": "type: number\n" });
    expect(JSON.stringify(components)).toBe(
      '{"schemas":{"Z":{"type":"null"},"Renamed":{"type":"number"},"A":{"type":"string"}}}',
    );
  });

  it("two components of the entry that name the same file are one schema and a reference to it", async () => {
    const entry = "components:\n  schemas:\n    A: { $ref: ./x.yaml }\n    B: { $ref: ./x.yaml }\n";
    expect(await componentsOf(entry, { "x.yaml": "type: string\n" })).toEqual({
      schemas: { A: { type: "string" }, B: { $ref: "#/components/schemas/A" } },
    });
  });

  it("a component with words beside its reference stays a reference", async () => {
    const entry = "components:\n  schemas:\n    A: { $ref: ./x.yaml, description: Mine }\n";
    expect(await componentsOf(entry, { "x.yaml": "type: string\n" })).toEqual({
      schemas: { A: { $ref: "#/components/schemas/x", description: "Mine" }, x: { type: "string" } },
    });
  });

  it("a name that is taken is numbered", async () => {
    const entry = `components:\n  schemas:\n    Pet: { items: { $ref: 'a/Pet.yaml' }, not: { $ref: 'b/Pet.yaml' } }\n`;
    expect(await componentsOf(entry, { "a/Pet.yaml": "const: a\n", "b/Pet.yaml": "const: b\n" })).toEqual({
      schemas: {
        Pet: { items: { $ref: "#/components/schemas/Pet_2" }, not: { $ref: "#/components/schemas/Pet_3" } },
        Pet_2: { const: "a" },
        Pet_3: { const: "b" },
      },
    });
  });

  it("every kind of component goes to its own section", async () => {
    const entry =
      "paths:\n  /a:\n    post:\n      parameters: [{ $ref: 'x.yaml#/parameter' }]\n      requestBody: { $ref: 'x.yaml#/body' }\n" +
      "      responses: { 200: { $ref: 'x.yaml#/answer' } }\n      callbacks: { done: { $ref: 'x.yaml#/callback' } }\n";
    const components = (await componentsOf(entry, {
      "x.yaml":
        "parameter: { name: q, in: query, schema: {} }\nbody: { content: { a/b: { examples: { e: { $ref: '#/example' } } } } }\n" +
        "answer: { headers: { x-left: { $ref: '#/header' } }, links: { next: { $ref: '#/link' } } }\n" +
        "callback: { '{$url}': { post: {} } }\nexample: { value: 1 }\nheader: { schema: {} }\nlink: { operationId: a }\n",
    })) as Record<string, object>;
    expect(
      Object.fromEntries(
        Object.entries(components).map(([section, entries]) => [section, Object.keys(entries)]),
      ),
    ).toEqual({
      parameters: ["parameter"],
      requestBodies: ["body"],
      responses: ["answer"],
      callbacks: ["callback"],
      examples: ["example"],
      headers: ["header"],
      links: ["link"],
    });
  });
});

describe("references", () => {
  it("files that refer to each other in circles end in references", async () => {
    const files = {
      "a.yaml": "properties: { b: { $ref: ./b.yaml } }\n",
      "b.yaml": "properties: { a: { $ref: './a.yaml#' } }\n",
    };
    expect(await componentsOf(path("{ $ref: ./a.yaml }"), files)).toEqual({
      schemas: {
        a: { properties: { b: { $ref: "#/components/schemas/b" } } },
        b: { properties: { a: { $ref: "#/components/schemas/a" } } },
      },
    });
  });

  it("a file may refer back into the entry", async () => {
    const entry = "components:\n  schemas:\n    A: { $ref: ./a.yaml }\n    B: { type: string }\n";
    expect(
      await componentsOf(entry, { "a.yaml": "items: { $ref: 'openapi.yaml#/components/schemas/B' }\n" }),
    ).toEqual({
      schemas: { A: { items: { $ref: "#/components/schemas/B" } }, B: { type: "string" } },
    });
  });

  it("what stands where OpenAPI keeps no schemas becomes a component, with all that is below it", async () => {
    const entry =
      `${path("{ $ref: '#/definitions/Pet' }")}definitions:\n  Pet: { items: { $ref: ./x.yaml } }\n` +
      "x-parts: { Leg: { type: number } }\ncomponents: { schemas: { Limb: { $ref: '#/x-parts/Leg' }, Inner: { anyOf: [{ $ref: '#/definitions/Pet/items' }] } } }\n";
    expect(await componentsOf(entry, { "x.yaml": "type: string\n" })).toEqual({
      schemas: {
        Limb: { type: "number" },
        Inner: { anyOf: [{ $ref: "#/components/schemas/items" }] },
        Pet: { items: { $ref: "#/components/schemas/x" } },
        x: { type: "string" },
        items: { $ref: "#/components/schemas/x" },
      },
    });
  });

  it("a place deep in the entry is referred to where it stands", async () => {
    const entry =
      "components:\n  schemas:\n    A: { properties: { b: { type: string } } }\n    C: { $ref: '#/components/schemas/A/properties/b' }\n";
    expect(await componentsOf(entry)).toMatchObject({
      schemas: { C: { $ref: "#/components/schemas/A/properties/b" } },
    });
  });

  it.each([
    ["with a slash", "a~1b", "'a/b'"],
    ["with a tilde", "a~0b", "'a~b'"],
    ["with a tilde that is not escaped", "a~b", "'a~b'"],
    ["with a blank", "a%20b", "'a b'"],
    ["with a number sign", "a%23b", "'a#b'"],
    ["with a percent sign", "a%25b", "'a%b'"],
    ["outside of ASCII", "%C3%A4", "ä"],
  ])("a key %s is found by its pointer", async (_, segment, key) => {
    const entry = `components:\n  schemas:\n    ${key}: { const: found }\n    Other: { $ref: '#/components/schemas/${segment}' }\n`;
    const { document, diagnostics } = await bundleFiles({ "openapi.yaml": HEAD + entry });
    expect(linesOf(diagnostics)).toEqual([]);
    const reference = valueAt(document.value, "/components/schemas/Other/$ref");
    const pointer = decodeURIComponent(String(reference).slice(1));
    expect(valueAt(document.value, pointer)).toEqual({ const: "found" });
    expect(Object.keys((document.value.components as { schemas: object }).schemas)).toHaveLength(2);
  });

  it("a list of schemas under `items`, as older drafts have it, is followed", async () => {
    expect(
      await componentsOf(path("{ items: [{ $ref: ./a.yaml }], additionalItems: { $ref: ./b.yaml } }"), {
        "a.yaml": "{}",
        "b.yaml": "{}",
      }),
    ).toEqual({
      schemas: { a: {}, b: {} },
    });
  });

  it("the mapping of a discriminator is rewritten where it holds references, names stay", async () => {
    const entry =
      "components:\n  schemas:\n    A:\n      oneOf: [{ $ref: ./Cat.yaml }]\n      discriminator: { propertyName: kind, mapping: { cat: ./Cat.yaml, dog: './Cat.yaml#/$defs/Dog', own: A, __proto__: ./Cat.yaml } }\n";
    const components = await componentsOf(entry, { "Cat.yaml": "$defs: { Dog: {} }\n" });
    expect(JSON.stringify(valueAt(components, "/schemas/A/discriminator/mapping"))).toBe(
      '{"cat":"#/components/schemas/Cat","dog":"#/components/schemas/Dog","own":"A","__proto__":"#/components/schemas/Cat"}',
    );
  });

  it("a path item is written out where it is used, with what stands beside its reference", async () => {
    const { document, diagnostics } = await bundleFiles({
      "openapi.yaml": `${HEAD}paths:\n  /a:\n    $ref: ./chain.yaml\n    parameters: [{ $ref: 'x.yaml#/p' }]\n`,
      "chain.yaml": "$ref: './item.yaml#/deep'\n",
      "item.yaml": "deep:\n  get:\n    responses: { 200: { $ref: 'x.yaml#/ok' } }\n",
      "x.yaml": "p: { name: q, in: query, schema: {} }\nok: { description: fine }\n",
    });
    expect(linesOf(diagnostics)).toEqual([]);
    expect(document.value.paths).toEqual({
      "/a": {
        parameters: [{ $ref: "#/components/parameters/p" }],
        get: { responses: { 200: { $ref: "#/components/responses/ok" } } },
      },
    });
    expect(locationOf(document.locate("/paths/~1a/get/responses"))).toBe("item.yaml:3:5");
    expect(locationOf(document.locate("/paths/~1a/parameters/0"))).toBe("openapi.yaml:6:18");
  });
});

describe("operations, lists and maps in files of their own", () => {
  it("are written out where they are used, and keep the places of their files", async () => {
    const { document, diagnostics } = await bundleFiles({
      "openapi.yaml":
        `${HEAD}info: { $ref: ./info.yaml }\npaths:\n  /a:\n    get: { $ref: ./a/get.yaml }\n`.replace(
          "info: { title: T, version: '1' }\n",
          "",
        ),
      "info.yaml": "title: T\nversion: '1'\ndescription: { $ref: 'prose.yaml#/start' }\n",
      "prose.yaml": "start: Read me\n",
      "a/get.yaml":
        "operationId: a.get\nparameters: { $ref: ./lists.yaml }\nresponses: { $ref: '../all.yaml#/responses' }\n",
      "a/lists.yaml": "- $ref: ../all.yaml#/limit\n- { name: q, in: query, schema: {} }\n",
      "all.yaml":
        "limit: { name: limit, in: query, schema: {} }\nresponses:\n  200:\n    description: Fine\n    content: { application/json: { $ref: '#/media' } }\nmedia: { schema: { type: string } }\n",
    });
    expect(linesOf(diagnostics)).toEqual([]);
    expect(document.value.info).toEqual({ title: "T", version: "1", description: "Read me" });
    expect(document.value.paths).toEqual({
      "/a": {
        get: {
          operationId: "a.get",
          parameters: [{ $ref: "#/components/parameters/limit" }, { name: "q", in: "query", schema: {} }],
          responses: {
            200: { description: "Fine", content: { "application/json": { schema: { type: "string" } } } },
          },
        },
      },
    });
    const locations = {
      "/paths/~1a/get/operationId": "a/get.yaml:1:1",
      "/paths/~1a/get/parameters/1/name": "a/lists.yaml:2:5",
      "/paths/~1a/get/responses/200": "all.yaml:3:3",
      "/paths/~1a/get/responses/200/content/application~1json/schema": "all.yaml:6:10",
    };
    for (const [pointer, location] of Object.entries(locations))
      expect(locationOf(document.locate(pointer))).toBe(location);
  });

  it("lose to what stands beside their reference, which keeps its place", async () => {
    const { document } = await bundleFiles({
      "openapi.yaml": `${HEAD}paths:\n  /a:\n    get:\n      $ref: ./get.yaml\n      summary: Mine\n      responses: { 200: { description: Mine } }\n`,
      "get.yaml": "summary: Theirs\noperationId: a\nresponses: { 200: { description: Theirs } }\n",
    });
    expect(document.value.paths).toEqual({
      "/a": { get: { summary: "Mine", operationId: "a", responses: { 200: { description: "Mine" } } } },
    });
    expect(locationOf(document.locate("/paths/~1a/get/responses/200"))).toBe("openapi.yaml:8:20");
    expect(locationOf(document.locate("/paths/~1a/get/operationId"))).toBe("get.yaml:2:1");
  });

  it.each([
    ["itself", { "get.yaml": "$ref: ./get.yaml\n" }, "operation"],
    [
      "itself in a callback",
      { "get.yaml": "callbacks: { c: { '{$url}': { post: { $ref: ./get.yaml } } } }\n" },
      "operation",
    ],
    [
      "a list that is itself",
      { "get.yaml": "parameters: { $ref: ./list.yaml }\n", "list.yaml": "$ref: ./list.yaml\n" },
      "list of parameters",
    ],
  ])("an operation that leads to %s is reported", async (_, others, words) => {
    const lines = await diagnosticsOf("paths: { /a: { get: { $ref: ./get.yaml } } }\n", others);
    expect(lines).toEqual([
      expect.stringContaining(`This ${words} refers to itself, so it is never defined.`),
    ]);
  });
});

describe("what only looks like a reference is left alone", () => {
  const data = { $ref: "./nowhere.yaml" };
  it.each([
    [
      "in an example",
      { schemas: { A: { example: data, examples: [data], default: data, const: data, enum: [data] } } },
    ],
    ["in the value of an example object", { examples: { a: { value: data } } }],
    ["in an extension", { schemas: { A: { "x-anything": data } } }],
    ["as a property that is called $ref", { schemas: { A: { properties: { $ref: { type: "string" } } } } }],
    ["with a value that is no text", { schemas: { A: { $ref: { type: "string" } } } }],
  ])("%s", async (_, components) => {
    expect(
      await componentsOf(
        JSON.stringify({ components }).slice(1, -1).replace('"components":', "components: "),
      ),
    ).toEqual(components);
  });
});

describe("keys that mean something elsewhere", () => {
  it("a header called x-… is a header, and a response component called x-… a response", async () => {
    const entry =
      "components:\n  responses:\n    x-limited: { headers: { x-left: { schema: { $ref: ./n.yaml } } } }\n";
    expect(await componentsOf(entry, { "n.yaml": "type: integer\n" })).toEqual({
      responses: { "x-limited": { headers: { "x-left": { schema: { $ref: "#/components/schemas/n" } } } } },
      schemas: { n: { type: "integer" } },
    });
  });

  it("x-… beside paths and responses is data", async () => {
    const entry =
      "paths:\n  x-note: { $ref: ./nowhere.yaml }\n  /a: { get: { responses: { x-note: { $ref: ./nowhere.yaml } } } }\n";
    expect(await diagnosticsOf(entry)).toEqual([]);
  });

  it("__proto__ is a name like any other", async () => {
    const entry = `components: {"schemas": {"__proto__": {"properties": {"__proto__": {"$ref": "./n.yaml"}}}, "B": {"$ref": "#/components/schemas/__proto__"}}}\n`;
    const components = await componentsOf(entry, { "n.yaml": "type: integer\n" });
    expect(JSON.stringify(components)).toBe(
      '{"schemas":{"__proto__":{"properties":{"__proto__":{"$ref":"#/components/schemas/n"}}},"B":{"$ref":"#/components/schemas/__proto__"},"n":{"type":"integer"}}}',
    );
    expect(({} as { properties?: unknown }).properties).toBeUndefined();
  });

  it("an extension of the root may stand in a file of its own", async () => {
    const { document } = await bundleFiles({
      "openapi.yaml": `${HEAD}paths: {}\nx-catalog: { $ref: ./errors.yaml }\nx-other: { $ref: '#/paths' }\n`,
      "errors.yaml": "E1:\n  status: 400\n  $ref: kept\n",
    });
    expect(document.value["x-catalog"]).toEqual({ E1: { status: 400, $ref: "kept" } });
    expect(document.value["x-other"]).toEqual({ $ref: "#/paths" });
    expect(locationOf(document.locate("/x-catalog/E1/status"))).toBe("errors.yaml:2:3");
  });
});

describe("places lead to the file that a person edits", () => {
  it.each([
    ["/components/schemas/Own/type", "openapi.yaml:6:12"],
    ["/components/schemas/A/properties/x", "a.yaml:2:3"],
    ["/components/schemas/A", "a.yaml:1:1"],
    ["/components/schemas/Deep/type", "a.yaml:4:11"],
    ["/components/schemas/A/properties/x/no/such/key", "a.yaml:2:3"],
    ["/openapi", "openapi.yaml:1:1"],
  ])("%s", async (pointer, expected) => {
    const { document } = await bundleFiles({
      "openapi.yaml": `${HEAD}components:\n  schemas:\n    A: { $ref: ./a.yaml }\n    Own: { type: string, not: { $ref: 'a.yaml#/$defs/Deep' } }\n`,
      "a.yaml": "properties:\n  x: {}\n$defs:\n  Deep: { type: string }\n",
    });
    expect(locationOf(document.locate(pointer))).toBe(expected);
  });
});

describe("references that lead nowhere", () => {
  const cases: readonly [name: string, entry: string, others: Files, lines: readonly RegExp[]][] = [
    [
      "a component that is not there",
      "components: { schemas: { Pet: {}, A: { $ref: '#/components/schemas/Pett' } } }\n",
      {},
      [
        /^openapi\.yaml:3:\d+ {2}The reference "#\/components\/schemas\/Pett" cannot be resolved\. Nothing exists at that place\. Did you mean "Pet"\?/,
      ],
    ],
    [
      "all of them together",
      "components: { schemas: { A: { $ref: '#/x' }, B: { $ref: '#/y' } } }\n",
      {},
      [/"#\/x"/, /"#\/y"/],
    ],
    [
      "in another file, reported there",
      path("{ $ref: ./a.yaml }"),
      { "a.yaml": "items:\n  $ref: '#/Gone'\n" },
      [/^a\.yaml:2:3 {2}The reference "#\/Gone"/],
    ],
    [
      "an anchor",
      "components: { schemas: { A: { $ref: '#anchor' } } }\n",
      {},
      [/It is not a JSON pointer, and no \$anchor has this name\./],
    ],
    [
      "a malformed percent sign",
      "components: { schemas: { A: { $ref: '#/%zz' } } }\n",
      {},
      [/It is not a JSON pointer, and no \$anchor has this name\./],
    ],
    [
      "a path item, reported once",
      "paths: { /a: { $ref: '#/components/pathItems/Gone' } }\n",
      {},
      [/cannot be resolved/],
    ],
    [
      "path items in a circle",
      "paths: { /a: { $ref: '#/components/pathItems/A' } }\ncomponents: { pathItems: { A: { $ref: '#/components/pathItems/A' } } }\n",
      {},
      [/This path item refers to itself/, /This path item refers to itself/],
    ],
    [
      "own keys only: toString is nowhere",
      "components: { schemas: { A: { $ref: '#/components/toString' } } }\n",
      {},
      [/Nothing exists at that place/],
    ],
  ];
  it.each(cases)("%s", async (_, entry, others, lines) => {
    expect(await diagnosticsOf(entry, others)).toEqual(lines.map((line) => expect.stringMatching(line)));
  });
});

describe("references that lead to something else", () => {
  const components =
    "components:\n  parameters: { P: { name: p, in: query, schema: {} } }\n  schemas: { S: {} }\n";

  it("a parameter is not a schema: the place and the remedy are reported, and any value is allowed", async () => {
    const entry = components.replace(
      "S: {}",
      "S: { items: { $ref: '#/components/parameters/P', minimum: 1 } }",
    );
    expect(await diagnosticsOf(entry)).toEqual([
      expect.stringMatching(
        /^openapi\.yaml:5:\d+ {2}The reference "#\/components\/parameters\/P" points to a parameter, but a schema is required here\. It is read as an empty schema\. {2}\(Refer to an entry of "components\/schemas"\.\)/,
      ),
    ]);
    expect((await bundled(entry)).components).toMatchObject({ schemas: { S: { items: { minimum: 1 } } } });
  });

  it("a parameter cannot be a schema, yet its schema can be one", async () => {
    const parameters = "[{ $ref: '#/components/schemas/S' }]";
    expect(await diagnosticsOf(`paths: { /a: { parameters: ${parameters} } }\n${components}`)).toEqual([
      expect.stringMatching(
        /points to a schema, but a parameter is required here\. It is read as an empty parameter/,
      ),
    ]);
    const entry = components.replace("S: {}", "S: { items: { $ref: '#/components/parameters/P/schema' } }");
    expect(await diagnosticsOf(entry)).toEqual([]);
  });

  it("a list of parameters is not one of them: one problem, and an empty list", async () => {
    const paths = "paths: { /a: { parameters: { $ref: '#/components/parameters/P' } } }\n";
    expect(await diagnosticsOf(`${paths}${components}`)).toEqual([
      expect.stringMatching(/points to a parameter, but a list of parameters is required here/),
    ]);
    const { document } = await bundleFiles({ "openapi.yaml": `${HEAD}${paths}${components}` });
    expect(document.value.paths).toEqual({ "/a": { parameters: [] } });
  });

  it("another document states what its parts are, too", async () => {
    const other = `openapi: 3.1.0\n${components}`;
    const entry = "components: { schemas: { A: { $ref: 'other.yaml#/components/parameters/P' } } }\n";
    expect(await diagnosticsOf(entry, { "other.yaml": other })).toEqual([
      expect.stringMatching(/points to a parameter, but a schema is required here/),
    ]);
    expect((await bundled(entry, { "other.yaml": other })).components).toEqual({ schemas: { A: {} } });
  });

  it("an entry of a mapping is left out", async () => {
    const mapping = "{ p: '#/components/parameters/P', s: '#/components/schemas/S' }";
    const entry = components.replace(
      "S: {}",
      `S: { discriminator: { propertyName: k, mapping: ${mapping} } }`,
    );
    expect(await diagnosticsOf(entry)).toEqual([
      expect.stringMatching(/but a schema is required here\. It is ignored/),
    ]);
    expect((await bundled(entry)).components).toMatchObject({
      schemas: { S: { discriminator: { propertyName: "k", mapping: { s: "#/components/schemas/S" } } } },
    });
  });
});

it("a thousand files that are named by paths and by components keep the order of the components", async () => {
  const numbers = Array.from({ length: 1_500 }, (_, index) => index);
  const files = Object.fromEntries(numbers.map((n) => [`f${n}.yaml`, "type: string\n"]));
  const properties = numbers.map((n) => `"p${n}": {"$ref": "./f${n}.yaml"}`).join(",");
  const aliases = numbers.map((n) => `"C${n}": {"$ref": "./f${n}.yaml"}`).join(",");
  const entry = `${path(`{"properties": {${properties}}}`)}components: {"schemas": {${aliases}}}\n`;
  const components = (await componentsOf(entry, files)) as { schemas: object };
  expect(Object.keys(components.schemas)).toEqual(numbers.map((n) => `C${n}`));
});
