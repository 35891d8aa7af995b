import { expect, test } from "vitest";
import type { GeneratorFactory } from "../generator.ts";
import { client, webhooks } from "../index.ts";
import { generate } from "../test-kit/generate.ts";

const ok = {
  description: "OK",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
};
const event = (schema: unknown) => ({
  post: {
    requestBody: { content: { "application/json": { schema } } },
    responses: { 200: { description: "OK" } },
  },
});
const DOCUMENT = {
  paths: {
    "/pets/{id}": {
      get: {
        operationId: "pets.get",
        parameters: [
          { name: "id", in: "path", required: true, schema: { $ref: "#/components/schemas/PetId" } },
        ],
        responses: { 200: ok },
      },
    },
  },
  webhooks: {
    "pet.new": event({ $ref: "#/components/schemas/Pet" }),
    "pet.gone": event({ type: "object", properties: { event: { const: "pet.gone" } } }),
  },
  components: {
    schemas: {
      PetId: { type: "string", pattern: "^pet_" },
      Pet: {
        type: "object",
        properties: { event: { const: "pet.new" }, id: { $ref: "#/components/schemas/PetId" } },
      },
    },
  },
};

/** Returns the files of types that the output of a generator imports, by its own files. */
async function imports(factory: GeneratorFactory): Promise<Readonly<Record<string, readonly string[]>>> {
  const { files, errors } = await generate(DOCUMENT, factory());
  // The runtime is not installed next to the compiled files.
  expect(errors.filter((error) => !error.includes("'@crossborder/runtime/"))).toEqual([]);
  const found = [...files].map(([path, text]) => {
    const modules = [...text.matchAll(/from "(?:\.\.\/)+types\/(.*)\.js"/g)].map(([, name = ""]) => name);
    return [path, [...new Set(modules)]] as const;
  });
  return Object.fromEntries(found.filter(([, modules]) => modules.length > 0));
}

test("a client imports operations, and never the paths", async () => {
  expect(await imports(client)).toEqual({
    "api-paths.ts": ["operations"],
    "create-client.ts": ["operations"],
    "groups.ts": ["schemas"],
    "ids.ts": ["schemas"],
    "operations/pets.ts": ["operations"],
  });
});

test("events import schemas, and operations only for payloads that have no name", async () => {
  expect(await imports(webhooks)).toEqual({ "events.ts": ["operations", "schemas"] });
});
