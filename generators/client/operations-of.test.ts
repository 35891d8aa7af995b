import { expect, test } from "vitest";
import { defineGenerator } from "../core/define-generator.ts";
import { code } from "../core/emit/code.ts";
import { typescriptFile } from "../core/emit/typescript-file.ts";
import { generate } from "../test-kit/generate.ts";
import { type ClientOperation, operationsOf } from "./operations-of.ts";

const ok = { responses: { 200: { description: "OK", content: { "application/json": { schema: {} } } } } };
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };

const DOCUMENT = {
  paths: {
    "/pets/{id}": {
      get: { operationId: "getPet", tags: ["pets"], parameters: [id], ...ok },
      put: {
        operationId: "pets.replace",
        parameters: [id, { name: "id", in: "query", schema: { type: "integer" } }],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { type: "object", properties: { token: { "x-codegen-sensitive": true } } },
            },
          },
        },
        ...ok,
      },
    },
    "/pets": { post: { operationId: "pets.get", requestBody: { content: { "text/plain": {} } }, ...ok } },
  },
};

/** The operations that a generator is given, and what its file says about each. */
async function operationsIn(document: Record<string, unknown>) {
  const found: ClientOperation[] = [];
  const probe = defineGenerator({
    name: "probe",
    summary: "the types of all operations",
    needs: ["client"],
    generate(model, context) {
      found.push(...operationsOf(model, context));
      const statements = found.map(
        ({ types, group, method }, index) =>
          code`export type Call${index} = [${types.input}, ${types.output}, "${group}.${method}"];`,
      );
      const file = typescriptFile({ model, options: context }, "index.ts", statements);
      return { kind: "files", files: [file], diagnostics: [] };
    },
  });
  const { files } = await generate(document, probe());
  return { found, text: files.get("index.ts") };
}

test("a generator sees the names, modules and types of the client, collisions included", async () => {
  const { text } = await operationsIn(DOCUMENT);
  expect(
    text,
  ).toBe(`// Generated from openapi.json. To change it, edit the description and run \`codegen generate\`.

import type {
  GetPetInput,
  GetPetOutput,
  PetsGetInput,
  PetsGetOutput,
  PetsReplaceInput,
  PetsReplaceOutput,
} from "../client/operations/pets.js";

export type Call0 = [GetPetInput, GetPetOutput, "pets.getPet"];

export type Call1 = [PetsReplaceInput, PetsReplaceOutput, "pets.replace"];

export type Call2 = [PetsGetInput, PetsGetOutput, "pets.get"];
`);
});

test("the input, what is sensitive, and whether it only reads", async () => {
  const { found } = await operationsIn(DOCUMENT);
  const facts = found.map(({ input, sensitive, isRead, descriptor }) => ({
    keys: [...input.parameters.keys()],
    body: input.body,
    isOptional: input.isOptional,
    sensitive,
    isRead,
    descriptor,
  }));
  expect(facts).toEqual([
    {
      keys: ["id"],
      body: undefined,
      isOptional: false,
      sensitive: { request: [], response: [] },
      isRead: true,
      descriptor: "getPet",
    },
    {
      keys: ["id", "id_query"],
      body: "flat",
      isOptional: false,
      sensitive: { request: ["token"], response: [] },
      isRead: false,
      descriptor: "petsReplace",
    },
    {
      keys: [],
      body: "body",
      isOptional: true,
      sensitive: { request: [], response: [] },
      isRead: false,
      descriptor: "petsGet",
    },
  ]);
});

test("the codes of an operation are those that its errors list, through references and unions", async () => {
  const codes = (values: object) => ({ type: "object", properties: { code: values } });
  const failing = (schema: object) => ({ description: "Error", content: { "application/json": { schema } } });
  const { found } = await operationsIn({
    paths: {
      "/pets": {
        get: { operationId: "pets.list", responses: { ...ok.responses, 404: { description: "Not found" } } },
        post: {
          operationId: "pets.buy",
          "x-idempotency": { key: "offer", usedCode: "SOLD", expiredCode: "LATE" },
          requestBody: {
            content: {
              "application/json": {
                schema: { type: "object", required: ["offer"], properties: { offer: { type: "string" } } },
              },
            },
          },
          responses: {
            200: failing(codes({ const: "NO_ERROR" })),
            404: failing({ $ref: "#/components/schemas/Missing" }),
            "5XX": failing({
              oneOf: [codes({ enum: ["DOWN", "SOLD"] }), { allOf: [codes({ const: "BUSY" })] }],
            }),
          },
        },
      },
    },
    components: {
      schemas: { Missing: codes({ $ref: "#/components/schemas/Code" }), Code: { enum: ["NO_PET"] } },
    },
  });
  expect(found.map(({ errorCodes }) => errorCodes)).toEqual([[], ["NO_PET", "DOWN", "SOLD", "BUSY", "LATE"]]);
});
