import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate } from "./test/generated-schema.ts";

const folders: GeneratedFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const SCHEMAS = {
  Id: { type: "string", pattern: "^pet_", description: 'Names a "pet".', examples: ["pet_1"] },
  Pet: {
    type: "object",
    title: "A pet",
    description: "An animal at home.",
    required: ["id"],
    properties: {
      id: { ...to("Id"), description: "Its own ID." },
      mood: { type: "string", enum: ["calm", "wild"], default: "calm", description: "How it feels." },
      age: { type: ["integer", "null"], examples: [3, null], deprecated: true },
      parents: { type: "array", items: to("Pet"), description: "Who it descends from." },
    },
  },
  Either: { anyOf: [to("Pet"), { type: "string" }], description: "A pet or its name." },
};

test("descriptions and examples are metadata that z.toJSONSchema repeats, where they are asked for", async () => {
  const { files } = await generate(await modelOfSchemas(SCHEMAS), { metadata: true });
  const text = `import * as z from "zod";
import * as schemas from "./request/index.ts";
export const described = Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, z.toJSONSchema(one)]));
`;
  const folder = new GeneratedFolder([...files, { path: "describe.ts", text }]);
  folders.push(folder);
  const { described } = await import(/* @vite-ignore */ pathToFileURL(join(folder.path, "describe.ts")).href);
  expect(described.Id).toMatchObject({ description: 'Names a "pet".', examples: ["pet_1"] });
  expect(described.Pet).toMatchObject({
    title: "A pet",
    description: "An animal at home.",
    properties: {
      id: { description: "Its own ID." },
      mood: { description: "How it feels.", default: "calm" },
      age: { examples: [3, null], deprecated: true },
      parents: { description: "Who it descends from." },
    },
  });
  expect(described.Either).toMatchObject({ description: "A pet or its name." });
});

test("without the option, nothing but defaults is metadata", async () => {
  const { files } = await generate(await modelOfSchemas(SCHEMAS));
  const text = files.find(({ path }) => path === "request/index.ts")?.text ?? "";
  expect(text.match(/\.meta\(.*/g)).toEqual(['.meta({ default: "calm" }).exactOptional(),']);
});
