import { expect, test } from "vitest";
import { formatDiagnostic } from "../core/diagnostics/format-diagnostic.ts";
import { modelOf } from "../core/model/test/model-of.ts";
import { generate, textOf } from "./test/generated-schema.ts";

const Pet = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "string" },
    name: { type: "string" },
    colour: { type: "string" },
    size: { type: "string" },
  },
  "x-codegen-aliases": ["Animal", "animal"],
};

test("a former name stands for the schema of today, and so does its type", async () => {
  expect(await textOf("request/index.ts", { Pet })).toContain(`
/** @deprecated Renamed to \`PetSchema\`. */
export type AnimalSchema = PetSchema;

/** @deprecated Renamed to \`Pet\`. */
export const Animal: typeof Pet = Pet;
`);
  expect(await textOf("response/index.ts", { Pet })).toContain(
    'export { Pet, type PetSchema, Animal, type AnimalSchema } from "../request/index.ts";',
  );
});

test("validators are found under former operationIds, alone and in the table", async () => {
  const get = { operationId: "pets.get", "x-codegen-aliases": ["animals.get", "pets-get"], responses: {} };
  const { files, diagnostics } = await generate(await modelOf({ paths: { "/pets": { get } } }));
  const textAt = (path: string) => files.find((file) => file.path === path)?.text;
  expect(textAt("operations/pets.ts")).toContain(`
/** @deprecated Renamed to \`petsGet\`. */
export const animalsGet: typeof petsGet = petsGet;
`);
  expect(textAt("operations/index.ts")).toContain(`
  readonly "pets.get": typeof petsGet;
  /** @deprecated Renamed to \`pets.get\`. */
  readonly "animals.get": typeof petsGet;
  /** @deprecated Renamed to \`pets.get\`. */
  readonly "pets-get": typeof petsGet;
} = {
  "pets.get": petsGet,
  /** @deprecated Renamed to \`pets.get\`. */
  "animals.get": petsGet,
  /** @deprecated Renamed to \`pets.get\`. */
  "pets-get": petsGet,
};
`);
  expect(diagnostics).toEqual([]);
});

test("a former name that the table of all operations has is reported at its place and left out", async () => {
  const get = { operationId: "pets.get", "x-codegen-aliases": ["operations"], responses: {} };
  const { diagnostics } = await generate(await modelOf({ paths: { "/pets": { get } } }));
  expect(diagnostics.map(({ severity }) => severity)).toEqual(["warning"]);
  expect(diagnostics.map(formatDiagnostic).join()).toMatch(
    /^openapi\.json:1:\d+ {2}The validators of the alias "operations" would be called "operations", but/,
  );
});
