import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { metaSchemas } from "../../generators/core/document/resource/meta-schemas/index.ts";

const require = createRequire(import.meta.url);

test("the meta-schemas that come with the program are those of json-schema.org, as ajv has them", () => {
  const names = ["schema", ...[...metaSchemas.keys()].map((uri) => /meta\/.+$/.exec(uri)?.[0] ?? "schema")];
  for (const name of new Set(names)) {
    const official: { readonly $id: string } = require(`ajv/dist/refs/json-schema-2020-12/${name}.json`);
    expect(JSON.parse(metaSchemas.get(official.$id) ?? "null"), name).toEqual(official);
  }
  expect(metaSchemas.size).toBe(8);
});
