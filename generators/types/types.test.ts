import { describe, expect, test } from "vitest";
import { modelOf } from "../core/model/test/model-of.ts";
import { declarationsOf, generateTypes } from "./test/generate-types.ts";

const json = (schema: unknown) => ({ content: { "application/json": { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const Status = { type: "string", enum: ["draft", "sent"] };

/** A document with one operation that sends and receives the given schemas. */
function exchange(parts: { request?: unknown; response?: unknown; schemas: Record<string, unknown> }) {
  const post = {
    operationId: "exchange",
    ...(parts.request ? { requestBody: { required: true, ...json(parts.request) } } : {}),
    responses: { 200: { description: "OK", ...(parts.response ? json(parts.response) : {}) } },
  };
  return modelOf({ paths: { "/exchange": { post } }, components: { schemas: parts.schemas } });
}

async function schemasOf(parts: Parameters<typeof exchange>[0]): Promise<string> {
  return (await generateTypes(await exchange(parts))).get("schemas.ts") ?? "";
}

describe("sets of values", () => {
  const Letter = { type: "object", properties: { status: ref("Status") } };

  test("are open in responses, and closed under their own names", async () => {
    const text = await schemasOf({ response: ref("Letter"), schemas: { Letter, Status } });
    expect(text).toContain("status?: Open<Status>;");
    expect(text).toContain('export type Status = "draft" | "sent";');
    expect(text).not.toContain("Response");
  });

  test("are closed in requests", async () => {
    const text = await schemasOf({ request: ref("Letter"), schemas: { Letter, Status } });
    expect(text).toContain("status?: Status;");
    expect(text).not.toContain("Open");
  });

  test("that travel both ways get a twin for responses, and so does what holds them", async () => {
    const files = await generateTypes(
      await exchange({ request: ref("Letter"), response: ref("Letter"), schemas: { Letter, Status } }),
    );
    expect(files.get("schemas.ts")).toMatch(/export type Letter = \{\n {2}status\?: Status;\n\};/);
    expect(files.get("schemas.ts")).toMatch(
      /export type LetterResponse = \{\n {2}status\?: Open<Status>;\n\};/,
    );
    expect(files.get("schemas.ts")).toContain("export type StatusResponse = Open<Status>;");
    expect(files.get("operations.ts")).toMatch(
      /requestBody: \{\s+content: \{\s+"application\/json": schemas\.Letter;/,
    );
    expect(files.get("operations.ts")).toMatch(
      /200: \{[^}]+\};\s+content: \{\s+"application\/json": schemas\.LetterResponse;/,
    );
  });

  test("a twin steps aside for a component of its name", async () => {
    const text = await schemasOf({
      request: ref("Letter"),
      response: ref("Letter"),
      schemas: { Letter, Status, LetterResponse: {} },
    });
    expect(text).toContain("export type LetterResponse_ = {");
  });

  test("what says nothing else in responses gets no twin", async () => {
    const Plain = { type: "object", properties: { a: { type: "string" } } };
    expect(
      await schemasOf({ request: ref("Plain"), response: ref("Plain"), schemas: { Plain } }),
    ).not.toContain("PlainResponse");
  });

  test("are open deep inside of lists, alternatives and inline objects", async () => {
    const response = {
      type: "array",
      items: { anyOf: [{ type: "object", properties: { deep: { enum: ["a", "b"] } } }, { type: "null" }] },
    };
    const files = await generateTypes(await exchange({ response, schemas: {} }));
    expect(files.get("operations.ts")).toContain('deep?: Open<"a" | "b">;');
  });

  test("of numbers grow too, and null does not", async () => {
    const response = { type: "object", properties: { size: { enum: [1, 2, null] } } };
    const files = await generateTypes(await exchange({ response, schemas: {} }));
    expect(files.get("operations.ts")).toContain("size?: number | null;");
  });

  test("that tell branches apart stay literal, and so does a set of one", async () => {
    const branch = (kinds: string[]) => ({
      type: "object",
      properties: { kind: { enum: kinds }, only: { enum: ["x"] } },
    });
    const schemas = { Cat: branch(["cat", "kitten"]), Dog: branch(["dog", "puppy"]) };
    const response = { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind" } };
    const text = await schemasOf({ response, schemas });
    expect(text).toContain('kind?: "cat" | "kitten";');
    expect(text).toContain('only?: "x";');
    expect(text).not.toContain("Open");
  });

  test("of webhooks are open", async () => {
    const model = await modelOf({
      webhooks: {
        "letter.new": {
          post: { requestBody: json(ref("Letter")), responses: { 200: { description: "OK" } } },
        },
      },
      components: { schemas: { Letter, Status } },
    });
    expect((await generateTypes(model)).get("schemas.ts")).toContain("status?: Open<Status>;");
  });
});

describe("doc comments", () => {
  test("carry description, evidence, values, default and deprecation", async () => {
    const text = await declarationsOf({
      Status: {
        ...Status,
        description: "Its progress. */",
        "x-enumDescriptions": { sent: "On its way." },
        default: "draft",
      },
      Letter: {
        type: "object",
        properties: {
          a: {
            "x-codegen-inferred": "Seen in an example.",
            "x-codegen-unspecified": "The type.",
            deprecated: true,
          },
        },
      },
    });
    expect(text).toBe(`/**
 * Its progress. *\\/
 *
 * - \`sent\`: On its way.
 *
 * @default "draft"
 */
export type Status = "draft" | "sent";

export type Letter = {
  /**
   * Inferred: Seen in an example.
   *
   * Unspecified: The type.
   *
   * @deprecated
   */
  a?: unknown;
};
`);
  });

  test("stand on operations, parameters and responses", async () => {
    const model = await modelOf({
      paths: {
        "/letters": {
          get: {
            summary: "List letters",
            description: "All of them.",
            "x-codegen-inferred": "The path.",
            parameters: [
              { name: "page", in: "query", description: "Which page.", schema: { type: "integer" } },
            ],
            responses: { 200: { description: "The letters." } },
          },
        },
      },
    });
    const files = await generateTypes(model);
    expect(files.get("paths.ts")).toContain(
      "    /**\n     * List letters\n     *\n     * All of them.\n     *\n     * Inferred: The path.\n     */\n    get:",
    );
    const text = files.get("operations.ts");
    expect(text).toContain("        /** Which page. */\n        page?: number;");
    expect(text).toContain("      /** The letters. */\n      200: {");
  });
});

describe("names", () => {
  test("that TypeScript keeps for itself can be components", async () => {
    const text = await declarationsOf({
      import: {},
      default: {},
      Error: {},
      Record: { type: "object" },
      Open: { enum: ["a", "b"] },
    });
    for (const name of ["Import", "Default", "Error", "Record", "Open"])
      expect(text).toContain(`export type ${name} = `);
  });

  test("a component called Open takes the place of the type for open sets", async () => {
    const files = await generateTypes(
      await exchange({
        response: ref("Letter"),
        schemas: { Letter: { properties: { open: ref("Open") } }, Open: Status },
      }),
    );
    expect(files.get("schemas.ts")).toContain('import type { Open as OpenSet } from "./open.ts";');
    expect(files.get("schemas.ts")).toContain("open?: OpenSet<Open>;");
    expect(files.get("index.ts")).not.toContain("{ Open }");
  });

  test("a pointer into a component gets a name of its own", async () => {
    const Tree = {
      type: "object",
      properties: { child: { type: "array", items: { $ref: "#/components/schemas/Tree/properties/child" } } },
    };
    const text = await declarationsOf({ Tree, Leaf: { $ref: "#/components/schemas/Tree/properties/child" } });
    expect(text).toContain("child?: TreeChild[];");
    expect(text).toContain("export type Leaf = TreeChild;");
    expect(text).toContain("export type TreeChild = TreeChild[];");
  });
});

describe("operations", () => {
  test("have status keys that clients look for, and every one an identifier", async () => {
    const model = await modelOf({
      paths: {
        "/a": { get: { responses: { "4xx": { description: "No" }, default: { description: "?" } } } },
      },
    });
    const files = await generateTypes(model);
    expect(files.get("operations.ts")).toContain('"4XX": {');
    expect(files.get("operations.ts")).toContain("default: {");
    expect(files.get("paths.ts")).toContain(`get: operations["getA"];`);
  });

  test("keep references to components, and follow headers to tell whether they are there", async () => {
    const header = { schema: { type: "integer" } };
    const model = await modelOf({
      paths: {
        "/a": {
          get: {
            parameters: [{ $ref: "#/components/parameters/Page" }],
            responses: { 200: { $ref: "#/components/responses/List" } },
          },
        },
      },
      components: {
        parameters: {
          Page: {
            name: "page",
            in: "query",
            content: { "application/json": { schema: { type: "string" } } },
          },
        },
        responses: {
          List: { description: "OK", headers: { "X-Total": { $ref: "#/components/headers/Total" } } },
        },
        headers: { Total: header },
      },
    });
    const text = (await generateTypes(model)).get("operations.ts") ?? "";
    expect(text).toContain('page?: components["parameters"]["Page"];');
    expect(text).toContain('200: components["responses"]["List"];');
    expect(text).toContain('"X-Total"?: number;');
  });

  test("leave out header parameters that OpenAPI ignores", async () => {
    const parameters = [{ name: "Accept", in: "header", required: true, schema: { type: "string" } }];
    const model = await modelOf({
      paths: { "/a": { get: { parameters, responses: { 200: { description: "OK" } } } } },
    });
    expect((await generateTypes(model)).get("operations.ts")).not.toContain("Accept");
  });
});

describe("paths", () => {
  const responses = { 200: { description: "OK" } };
  const Id = { name: "id", in: "path", required: true, schema: { enum: ["a", "b"] } };

  async function filesOf(path: Record<string, unknown>, components = {}) {
    const paths = { "/things/{id}": { get: { operationId: "get", responses }, ...path } };
    return generateTypes(await modelOf({ paths, components }));
  }

  test("are in a file of their own, which no file imports but the one that exports everything", async () => {
    const files = await filesOf(
      { parameters: [{ $ref: "#/components/parameters/Id" }] },
      { parameters: { Id }, schemas: { Thing: {} } },
    );
    const importing = [...files].filter(([, text]) => text.includes('"./paths.ts"')).map(([path]) => path);
    expect(importing).toEqual(["openapi.ts"]);
    expect(files.get("openapi.ts")).toContain("export type { paths }");
    expect(files.get("openapi.ts")).not.toContain("interface");
    const declaring = [...files].filter(([, text]) => /interface (?:paths|operations)/.test(text));
    expect(declaring.map(([path]) => path)).toEqual(["operations.ts", "paths.ts"]);
  });

  test("import what they refer to, and nothing else", async () => {
    const imports = async (...parts: Parameters<typeof filesOf>) =>
      (await filesOf(...parts)).get("paths.ts")?.match(/^import.*/gm);
    const parameters = [{ $ref: "#/components/parameters/Id" }];
    expect(await imports({ parameters }, { parameters: { Id } })).toEqual([
      'import type { components, operations } from "./operations.ts";',
    ]);
    expect(await imports({ parameters: [Id] })).toEqual([
      'import type { operations } from "./operations.ts";',
    ]);
    const query = {
      name: 'components["parameters"]',
      in: "query",
      schema: { $ref: "#/components/schemas/Thing" },
    };
    expect(await imports({ parameters: [Id, query] }, { schemas: { Thing: {} } })).toEqual([
      'import type { operations } from "./operations.ts";',
      'import type * as schemas from "./schemas.ts";',
    ]);
  });
});

test("a document without schemas or paths still gives modules", async () => {
  const files = await generateTypes(await modelOf({ paths: {} }));
  expect([...files.keys()]).toEqual([
    "index.ts",
    "open.ts",
    "openapi.ts",
    "operations.ts",
    "paths.ts",
    "schemas.ts",
  ]);
  expect(files.get("schemas.ts")).toBe("export {};\n");
  expect(files.get("paths.ts")).toContain("export type paths = Record<string, never>;");
});

describe("what only one side writes", () => {
  test("is asked of that side alone: the request under the name of the component, the response under that of its twin", async () => {
    const text = { type: "string" };
    const User = {
      type: "object",
      required: ["id", "name", "password"],
      properties: { id: { ...text, readOnly: true }, name: text, password: { ...text, writeOnly: true } },
    };
    const content = { "application/json": { schema: { $ref: "#/components/schemas/User" } } };
    const post = {
      operationId: "users.create",
      requestBody: { required: true, content },
      responses: { "200": { description: "Made.", content } },
    };
    const files = await generateTypes(
      await modelOf({ paths: { "/users": { post } }, components: { schemas: { User } } }),
    );
    const schemas = files.get("schemas.ts") ?? "";
    expect(schemas).toMatch(
      /export type User = \{\n {2}readonly id\?: string;\n {2}name: string;\n {2}password: string;\n\};/,
    );
    expect(schemas).toMatch(
      /export type UserResponse = \{\n {2}readonly id: string;\n {2}name: string;\n {2}password\?: string;\n\};/,
    );
    expect(files.get("operations.ts")).toMatch(
      /requestBody: \{\s+content: \{\s+"application\/json": schemas\.User;/,
    );
    expect(files.get("operations.ts")).toMatch(/"application\/json": schemas\.UserResponse;/);
  });
});
