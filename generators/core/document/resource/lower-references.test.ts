import { describe, expect, it } from "vitest";
import { accepts } from "../../model/accepts/accepts.ts";
import { buildApiModel } from "../../model/build-api-model.ts";
import { valueAt } from "../pointer.ts";
import { bundleFiles, type Files, linesOf, loadFiles, locationOf } from "../test/documents.ts";
import { upgradeDocument } from "../upgrade-document.ts";

const HEAD = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";

async function bundle(schemas: string, others: Files = {}) {
  const indented = schemas.replace(/^(?=.)/gm, "    ");
  return bundleFiles({ "openapi.yaml": `${HEAD}components:\n  schemas:\n${indented}`, ...others });
}

/** Bundles a document and returns its `components.schemas`; fails on any diagnostic. */
async function schemasOf(schemas: string, others: Files = {}): Promise<unknown> {
  const { document, diagnostics } = await bundle(schemas, others);
  expect(linesOf(diagnostics)).toEqual([]);
  return valueAt(document.value, "/components/schemas");
}

async function linesFor(schemas: string, others: Files = {}): Promise<string[]> {
  return linesOf((await bundle(schemas, others)).diagnostics);
}

describe("references by identifier", () => {
  it("an $id gives a schema a name that others refer to, whatever file they stand in", async () => {
    expect(
      await schemasOf(
        "Pet: { $id: 'https://example.com/pet', type: object }\nOwner: { $ref: 'https://example.com/pet' }\n",
      ),
    ).toEqual({ Pet: { type: "object" }, Owner: { $ref: "#/components/schemas/Pet" } });
  });

  it("references inside of a schema with an $id are resolved against it", async () => {
    const tree =
      "Tree: { $id: tree, properties: { left: { $ref: '#' }, leaf: { $ref: '#/$defs/leaf' } }, $defs: { leaf: {} } }\n";
    expect(await schemasOf(tree)).toMatchObject({
      Tree: {
        properties: {
          left: { $ref: "#/components/schemas/Tree" },
          leaf: { $ref: "#/components/schemas/Tree/$defs/leaf" },
        },
      },
    });
  });

  it("an $anchor names a place in its resource", async () => {
    const schemas = "A: { $id: a, $defs: { x: { $anchor: here, type: string } } }\nB: { $ref: 'a#here' }\n";
    expect(await schemasOf(schemas)).toMatchObject({ B: { $ref: "#/components/schemas/A/$defs/x" } });
  });

  it("an $anchor of a component without an $id belongs to the document", async () => {
    expect(await schemasOf("A: { $anchor: a }\nB: { items: { $ref: '#a' } }\n")).toEqual({
      A: {},
      B: { items: { $ref: "#/components/schemas/A" } },
    });
  });

  it("an $anchor of another file is found there", async () => {
    const others = { "x.yaml": "$defs: { a: { $anchor: a, type: string } }\n" };
    expect(await schemasOf("B: { items: { $ref: 'x.yaml#a' } }\n", others)).toEqual({
      B: { items: { $ref: "#/components/schemas/a" } },
      a: { type: "string" },
    });
  });

  it("what only looks like an identifier, in an enum, is none", async () => {
    const schemas = "A: { enum: [{ $id: a, $anchor: x }] }\nB: { $id: a, type: string }\nC: { $ref: a }\n";
    expect(await schemasOf(schemas)).toEqual({
      A: { enum: [{ $id: "a", $anchor: "x" }] },
      B: { type: "string" },
      C: { $ref: "#/components/schemas/B" },
    });
  });

  it("a file that says in its $id where it is published is found beside the others", async () => {
    const others = {
      "pet.yaml": "$id: https://example.com/pet.yaml\nproperties: { tag: { $ref: tag.yaml } }\n",
      "tag.yaml": "$id: https://example.com/tag.yaml\ntype: string\n",
    };
    expect(await schemasOf("Pet: { $ref: pet.yaml }\n", others)).toEqual({
      Pet: { properties: { tag: { $ref: "#/components/schemas/tag" } } },
      tag: { type: "string" },
    });
  });

  it("the meta-schema of 2020-12 needs no network", async () => {
    const { document, diagnostics } = await bundle(
      "Schema: { $ref: 'https://json-schema.org/draft/2020-12/schema' }\n",
    );
    expect(linesOf(diagnostics)).toEqual([]);
    const model = buildApiModel(upgradeDocument(document).value).value;
    const schema = model?.schemas.find(({ name }) => name === "Schema")?.schema;
    if (!schema) throw new Error("The model has no component.");
    expect(accepts(schema, { properties: { a: { type: "string" } } })).toBe(true);
    expect(accepts(schema, { properties: { a: { type: "text" } } })).toBe(false);
  });

  it("a document without these keywords is left as it is, file by file", async () => {
    const { value } = await loadFiles({
      "openapi.yaml": `${HEAD}components: { schemas: { A: { $ref: ./a.yaml } } }\n`,
      "a.yaml": "type: string\n",
    });
    expect([...(value?.files.values() ?? [])].map((file) => file.value)).toEqual([
      expect.objectContaining({ components: { schemas: { A: { $ref: "./a.yaml" } } } }),
      { type: "string" },
    ]);
  });
});

describe("$dynamicRef", () => {
  const LIST = [
    "List:",
    "  $id: list",
    "  type: array",
    "  items: { $dynamicRef: '#item' }",
    "  $defs: { any: { $dynamicAnchor: item } }",
    "",
  ].join("\n");
  const PETS = "PetList: { $id: pets, $ref: list, $defs: { pet: { $dynamicAnchor: item, type: object } } }\n";

  it("is a plain reference where nothing around it says otherwise", async () => {
    expect(await schemasOf(LIST)).toMatchObject({
      List: { items: { $ref: "#/components/schemas/List/$defs/any" } },
    });
  });

  it("leads to the outermost resource with the name: a schema per scope, called after both", async () => {
    expect(await schemasOf(LIST + PETS)).toMatchObject({
      List: { items: { $ref: "#/components/schemas/List/$defs/any" } },
      PetList: { $ref: "#/components/schemas/List_PetList" },
      List_PetList: { type: "array", items: { $ref: "#/components/schemas/PetList/$defs/pet" } },
    });
  });

  it("two scopes that agree on what matters share a schema", async () => {
    const more = "Pets2: { $id: more, $ref: pets }\nPets3: { items: { $ref: pets } }\n";
    const schemas = (await schemasOf(LIST + PETS + more)) as Record<string, unknown>;
    expect(Object.keys(schemas)).toEqual(["List", "PetList", "Pets2", "Pets3", "List_PetList"]);
  });

  it("a problem in such a schema is reported where it is written", async () => {
    const broken = LIST.replace("type: array", "type: array\n  contains: { type: text }");
    const { document } = await bundle(broken + PETS);
    const diagnostics = buildApiModel(upgradeDocument(document).value).diagnostics;
    expect(diagnostics.map(({ location }) => locationOf(location))).toEqual([
      "openapi.yaml:8:19",
      "openapi.yaml:8:19",
    ]);
  });

  it("beside a $ref both hold", async () => {
    const both =
      "A: { $id: a, $ref: '#/$defs/s', $dynamicRef: '#x', $defs: { s: { minLength: 2 }, x: { $dynamicAnchor: x, maxLength: 3 } } }\n";
    expect(await schemasOf(both)).toMatchObject({
      A: { $ref: "#/components/schemas/A/$defs/s", allOf: [{ $ref: "#/components/schemas/A/$defs/x" }] },
    });
  });

  it("that leads nowhere is reported", async () => {
    expect(await linesFor("A: { items: { $dynamicRef: '#gone' } }\n")).toEqual([
      expect.stringMatching(/^openapi\.yaml:5:19 {2}The reference "#gone" cannot be resolved\./),
    ]);
  });
});

describe("what cannot be honoured is reported", () => {
  it("a reference that ignores the $id around it is read from its file, with a warning", async () => {
    const schemas = "A: { $id: a, items: { $ref: '#/components/schemas/B' } }\nB: { type: string }\n";
    const { document, diagnostics } = await bundle(schemas);
    expect(linesOf(diagnostics)).toEqual([
      expect.stringMatching(
        /does not resolve against the \$id of its schema. It is resolved against its file instead/,
      ),
    ]);
    expect(valueAt(document.value, "/components/schemas/A/items")).toMatchObject({
      $ref: "#/components/schemas/B",
    });
  });

  it("two schemas of one $id, and two anchors of one name", async () => {
    const schemas = "A: { $id: a }\nB: { $id: a }\nC: { $anchor: x }\nD: { $anchor: x }\n";
    expect(await linesFor(schemas)).toEqual([
      expect.stringMatching(/^openapi\.yaml:6:10 {2}The \$id "file:\/\/\/memory\/a" is already used/),
      expect.stringMatching(/^openapi\.yaml:8:10 {2}The \$anchor "x" is already used/),
    ]);
  });

  it("a dialect that nobody knows, at the schema that names it", async () => {
    expect(await linesFor("A: { $schema: 'https://example.com/mine', type: string }\n")).toEqual([
      expect.stringMatching(/^openapi\.yaml:5:10 {2}The dialect "https:\/\/example\.com\/mine" is unknown/),
    ]);
  });

  it("a dialect that asks for a vocabulary of its own", async () => {
    const others = { "mine.json": '{"$vocabulary": {"https://example.com/vocab": true}}' };
    expect(await linesFor("A: { $schema: mine.json }\n", others)).toEqual([
      expect.stringMatching(
        /requires the vocabulary "https:\/\/example\.com\/vocab", which is unknown\. Its keywords are ignored\./,
      ),
    ]);
  });
});

describe("dialects", () => {
  it("without the validation vocabulary the keywords of validation mean nothing", async () => {
    const others = {
      "mine.json": '{"$vocabulary": {"https://json-schema.org/draft/2020-12/vocab/applicator": true}}',
    };
    const schemas = "A: { $schema: mine.json, type: string, properties: { a: { minimum: 1 } } }\n";
    expect(await schemasOf(schemas, others)).toEqual({ A: { properties: { a: {} } } });
  });

  it("an older draft has not the keywords that came after it", async () => {
    const schemas =
      "A: { $schema: 'http://json-schema.org/draft-07/schema#', minContains: 2, contains: {} }\nB: { minContains: 2 }\n";
    expect(await schemasOf(schemas)).toEqual({ A: { contains: {} }, B: { minContains: 2 } });
  });
});
