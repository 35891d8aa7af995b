import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readText, repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { buildExample } from "./build-example.ts";

// Inside e2e, where the runtime can be resolved; git ignores it.
const work = join(repository, "e2e/consumers/readme/.work-client");

const [example = "", single = ""] = [
  ...readText("docs/codegen/client.md").matchAll(/^ *```ts\n([\s\S]*?)^ *```$/gm),
].map(([, program = ""]) => program);

const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const book = { type: "object", required: ["id"], properties: { id: { type: "string" } } };
const fields = { type: "object", required: ["title"], properties: { title: { type: "string" } } };
const failed = { type: "object", required: ["message"], properties: { message: { type: "string" } } };
const done = { 204: { description: "Done." }, default: { description: "An error.", ...json(failed) } };

/** The document of the page. */
const document = {
  openapi: "3.1.0",
  info: { title: "Library", version: "1.0.0" },
  servers: [{ url: "https://library.example.com/v1" }, { url: "https://sandbox.example.com/v1" }],
  security: [{ ApiKeyAuth: [] }, { Basic: [] }],
  paths: {
    "/books/{id}": {
      parameters: [id],
      patch: {
        operationId: "update",
        tags: ["books"],
        requestBody: json(fields),
        responses: { 200: { description: "The book.", ...json(book) } },
      },
      delete: { operationId: "remove", tags: ["books"], responses: done },
    },
    "/shelves/{id}/labels": {
      parameters: [id],
      put: {
        operationId: "label",
        tags: ["shelves"],
        requestBody: {
          required: true,
          ...json({ type: "object", additionalProperties: { type: "string" } }),
        },
        responses: done,
      },
    },
  },
  components: {
    securitySchemes: {
      ApiKeyAuth: { type: "apiKey", in: "header", name: "x-key" },
      Basic: { type: "http", scheme: "basic" },
    },
  },
};

/** Stands in for the service, and prints what it gets. */
const service = `globalThis.fetch = async (url, { method, headers, body } = {}) => {
  console.log(method, url, (headers as Record<string, string>)["x-key"], body ?? "-");
  if (method === "DELETE") return Response.json({ message: "no such book" }, { status: 404 });
  return method === "PATCH" ? Response.json({ id: "7" }) : new Response(null, { status: 204 });
};
`;

beforeAll(() =>
  buildExample(work, {
    document,
    only: "types,client",
    files: {
      "service.ts": service,
      "example.ts": `import "./service.js";\n${example}`,
      "single.ts": `import "./service.js";\n${single}`,
    },
  }),
);
afterAll(() => rm(work, { recursive: true, force: true }));

/** The lines that a program of the page prints. */
async function linesOf(name: string): Promise<string[]> {
  const printed = await mustRun(process.execPath, [join(work, "out", name)], { cwd: work });
  return printed.trim().split("\n");
}

test("what the guide writes against a generated client compiles, runs and prints what it says", async () => {
  await mustRun(join(repository, "node_modules/.bin/tsc"), ["-p", work, "--singleThreaded"], { cwd: work });
  const [, promised] = /console\.log\(.*\); \/\/ (\d.*)/.exec(example) ?? [];
  expect(await linesOf("example.js")).toEqual([
    'PATCH https://sandbox.example.com/v1/books/1 your key {"title":"Numbers"}',
    'PUT https://sandbox.example.com/v1/shelves/2/labels your key {"colour":"red"}',
    "DELETE https://sandbox.example.com/v1/books/7 your key -",
    promised,
  ]);
  expect(await linesOf("single.js")).toEqual([
    'PATCH https://sandbox.example.com/v1/books/1 your key {"title":"Emma"}',
    / \/\/ (\{.*)/.exec(single)?.[1],
  ]);
});
