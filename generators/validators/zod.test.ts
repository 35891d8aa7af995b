import { afterEach, describe, expect, test } from "vitest";
import { modelOf, modelOfSchemas } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate, textOf, type Validator } from "./test/generated-schema.ts";

let folder: GeneratedFolder | undefined;
afterEach(() => folder?.remove());

async function validatorsOf(
  schemas: Record<string, unknown>,
  reading: "request" | "response" = "request",
): Promise<(name: string) => Validator> {
  const { files } = await generate(await modelOfSchemas(schemas));
  folder = new GeneratedFolder(files);
  const validators = await folder.schemas(reading);
  return (name) => {
    const validator = validators[name];
    if (!validator) throw new Error(`There is no ${name}.`);
    return validator;
  };
}

describe("the idiomatic manner", () => {
  test("an object reads as if written by hand", async () => {
    const text = await textOf("request/index.ts", {
      Pet: {
        type: "object",
        description: "An animal.",
        required: ["id", "name"],
        properties: {
          id: { type: "string", pattern: "^pet_", minLength: 8 },
          name: { type: ["string", "null"] },
          age: { type: "integer", minimum: 0 },
          tags: { type: "array", items: { type: "string", minLength: 1 }, maxItems: 3 },
        },
      },
    });
    expect(text).toBe(`import type { OpenObject, PrefixedString, SchemaType } from "@crossborder/runtime/zod";
import { array, deferred, integer, object, startsWith } from "@crossborder/runtime/zod";
import * as z from "zod";

function buildPet(): OpenObject<{
  id: PrefixedString<"pet_">;
  name: z.ZodNullable<z.ZodString>;
  age: z.ZodExactOptional<z.ZodNumber>;
  tags: z.ZodExactOptional<z.ZodArray<z.ZodString>>;
}> {
  return object({
    id: startsWith("pet_").min(8),
    name: z.string().nullable(),
    age: z.number().gte(0).check(integer()).exactOptional(),
    tags: array(z.string().min(1)).max(3).exactOptional(),
  });
}

/** @internal */
export interface PetSchema extends SchemaType<typeof buildPet> {}

/** An animal. */
export const Pet: PetSchema = /* @__PURE__ */ deferred(buildPet);

export type Pet = z.output<typeof Pet>;
`);
  });

  test("a declaration without room on its line goes on in the next one", async () => {
    const name = "NotificationOfEverythingThatHasHappenedToAnAccount";
    const properties = {
      identifier: { type: "string" },
      description: { type: "string" },
      at: { type: "string" },
    };
    const values = { enum: Array.from({ length: 9 }, (_, index) => `a long value ${index}`) };
    const text = await textOf("request/index.ts", {
      [name]: { type: "object", properties: { ...properties, values } },
    });
    expect(text).toContain(`
export interface ${name}Schema
  extends SchemaType<typeof build${name}> {}

export const ${name}: ${name}Schema =
  /* @__PURE__ */ deferred(build${name});
`);
  });

  test("branches that state their kind become a discriminated union, also without a discriminator", async () => {
    const branch = (kind: string) => ({
      type: "object",
      required: ["kind"],
      properties: { kind: { const: kind } },
    });
    const text = await textOf("request/index.ts", { Shape: { oneOf: [branch("circle"), branch("square")] } });
    expect(text).toMatch(/z\.discriminatedUnion\(\s*"kind"/);
  });

  test("an allOf of plain objects extends, and asks for what it requires of the base", async () => {
    const text = await textOf("request/index.ts", {
      Base: { type: "object", properties: { id: { type: "string" } } },
      Event: {
        allOf: [
          { $ref: "#/components/schemas/Base" },
          { type: "object", required: ["id", "name"], properties: { name: { const: "made" } } },
        ],
      },
    });
    expect(text).toContain('Base.extend({ name: z.literal("made") }).required({ id: true })');
  });

  test("z.int() stands only where the bounds are those of safe integers", async () => {
    const safe = { type: "integer", minimum: 0, maximum: 9007199254740991 };
    expect(await textOf("request/index.ts", { Amount: safe })).toContain("z.int().gte(0)");
    const open = { type: "integer", minimum: 0 };
    expect(await textOf("request/index.ts", { Amount: open })).toContain(
      "z.number().gte(0).check(integer())",
    );
  });
});

describe("the response reading", () => {
  const schemas = {
    Status: { type: "string", enum: ["open", "closed"], maxLength: 10 },
    Ticket: {
      type: "object",
      required: ["kind", "status"],
      properties: {
        kind: { const: "ticket" },
        status: { $ref: "#/components/schemas/Status" },
        priority: { type: ["integer", "null"], enum: [1, 2, null] },
      },
    },
    Title: { type: "string" },
  };

  test("unknown values of an enum pass, everything else holds", async () => {
    const validator = await validatorsOf(schemas, "response");
    const accepts = (value: unknown) => validator("Ticket").safeParse(value).success;
    expect(accepts({ kind: "ticket", status: "archived" })).toBe(true);
    expect(accepts({ kind: "ticket", status: "open", priority: 3 })).toBe(true);
    expect(accepts({ kind: "ticket", status: "open", priority: null })).toBe(true);
    expect(accepts({ kind: "ticket", status: "open", priority: 1.5 })).toBe(false);
    expect(accepts({ kind: "ticket", status: "longer than ten" })).toBe(false);
    expect(accepts({ kind: "ticket", status: 1 })).toBe(false);
    expect(accepts({ kind: "other", status: "open" })).toBe(false);
  });

  test("the request reading rejects them", async () => {
    const validator = await validatorsOf(schemas);
    expect(validator("Ticket").safeParse({ kind: "ticket", status: "archived" }).success).toBe(false);
    expect(validator("Ticket").safeParse({ kind: "ticket", status: "open", priority: 3 }).success).toBe(
      false,
    );
  });

  test("where nothing can grow, it is the request one", async () => {
    expect(await textOf("response/index.ts", schemas)).toContain(
      'export { Title } from "../request/index.ts";\n',
    );
  });

  test("what the request reading accepts, it accepts: behind not, if and oneOf too", async () => {
    const letters = { type: "string", enum: ["a", "b"] };
    const validator = await validatorsOf(
      {
        Negated: { type: "string", not: letters },
        Conditional: { type: "string", if: letters, then: true, else: { minLength: 3 } },
        Exclusive: { oneOf: [letters, { type: "string", enum: ["c", "d"] }] },
      },
      "response",
    );
    expect(validator("Negated").safeParse("c").success).toBe(true);
    expect(validator("Conditional").safeParse("b").success).toBe(true);
    expect(validator("Conditional").safeParse("c").success).toBe(false);
    expect(validator("Exclusive").safeParse("d").success).toBe(true);
  });
});

describe("schemas that contain themselves", () => {
  const tree = {
    type: "object",
    required: ["value"],
    properties: {
      value: { type: "number" },
      children: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
      root: { $ref: "#/components/schemas/Forest" },
    },
  };
  const schemas = {
    Tree: tree,
    Forest: { anyOf: [{ $ref: "#/components/schemas/Tree" }, { type: "string" }] },
  };

  test("a member that leads back is a getter, and the type is written out", async () => {
    const text = await textOf("request/index.ts", schemas);
    expect(text).toContain("export type Tree = {");
    expect(text).toContain("get children() {");
    expect(text).toContain(
      "export const Tree: RecursiveObject<Tree> = /* @__PURE__ */ deferred(() => object({\n  value: z.number(),\n",
    );
    expect(text).toContain("\n})) as never;\n");
  });

  test("an object that contains itself is one that can be extended and picked from", async () => {
    const { files } = await generate(await modelOfSchemas(schemas));
    folder = new GeneratedFolder(files);
    const { Tree } = (await folder.schemas("request")) as Record<string, { shape?: object } | undefined>;
    expect(Object.keys(Tree?.shape ?? {})).toEqual(["value", "children", "root"]);
  });

  test("they check at every level", async () => {
    const validator = await validatorsOf(schemas);
    const accepts = (value: unknown) => validator("Tree").safeParse(value).success;
    expect(accepts({ value: 1, children: [{ value: 2, root: "oak" }] })).toBe(true);
    expect(accepts({ value: 1, children: [{ value: 2, root: { value: "3" } }] })).toBe(false);
  });

  test("input that is nested too deep is rejected, and nothing throws", async () => {
    const validator = await validatorsOf(schemas);
    const deep = JSON.parse(`${'{"value":1,"children":['.repeat(20_000)}${"]}".repeat(20_000)}`);
    const result = validator("Tree").safeParse(deep);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.message).toContain("Too deep");
  });
});

describe("files", () => {
  const lamp = {
    Status: { type: "string", enum: ["on", "off"], description: "What the lamp does." },
    Lamp: { type: "object", properties: { status: { $ref: "#/components/schemas/Status" } } },
    Label: {
      type: "object",
      properties: Object.fromEntries(
        ["text", "size", "colour", "font"].map((key) => [key, { type: "string" }]),
      ),
    },
  };

  test("each reading is one module", async () => {
    const { files } = await generate(await modelOfSchemas(lamp));
    expect(files.map(({ path }) => path)).toEqual(["request/index.ts", "response/index.ts"]);
  });

  test("what has a short type is one declaration; a long type gets a name, which its uses repeat instead", async () => {
    const text = await textOf("request/index.ts", {
      Id: { type: "string", pattern: "^in_", minLength: 15, maxLength: 15 },
      Name: { type: "string", minLength: 1, maxLength: 80 },
      Order: {
        type: "object",
        properties: { id: { $ref: "#/components/schemas/Id" }, a: { type: "string" }, b: { type: "string" } },
      },
    });
    expect(text).toContain(`
export const Id: PrefixedString<"in_"> = /* @__PURE__ */ deferred(() => startsWith("in_").length(15));

export type Id = z.output<typeof Id>;

export const Name: z.ZodString = /* @__PURE__ */ deferred(() => z.string().min(1).max(80));
`);
    expect(text).toContain("export interface OrderSchema extends SchemaType<typeof buildOrder> {}");
  });

  test("the response module declares what can grow, and gives the rest as the request one does", async () => {
    const text = await textOf("response/index.ts", lamp);
    expect(text).toContain('export { Label, type LabelSchema } from "../request/index.ts";');
    expect(text.match(/^export const \w+/gm)).toEqual(["export const Status", "export const Lamp"]);
  });

  test("what several components refer to by a pointer is declared once, under a name of its own", async () => {
    const holder = (type: string) => ({ type: "object", properties: { part: { type } } });
    const partOf = (name: string) => ({ $ref: `#/components/schemas/${name}/properties/part` });
    const text = await textOf("request/index.ts", {
      Text: holder("string"),
      Count: holder("number"),
      First: { type: "array", items: partOf("Text") },
      Second: { type: "array", items: partOf("Count") },
      Third: { anyOf: [partOf("Text"), partOf("Count")] },
    });
    expect(text.match(/^const .*/gm)).toEqual([
      "const partSchema: z.ZodString = /* @__PURE__ */ z.string();",
      "const partSchema2: z.ZodNumber = /* @__PURE__ */ z.number();",
    ]);
    expect(text).toContain("anyOf([partSchema, partSchema2])");
  });

  test("nothing is built by importing, so that the order of the components does not matter", async () => {
    const validator = await validatorsOf({
      Second: { type: "array", items: { $ref: "#/components/schemas/First" } },
      First: { type: "object", required: ["a"], properties: { a: { type: "string" } } },
    });
    expect(Object.keys(validator("First"))).toEqual([]);
    expect(validator("Second").safeParse([{ a: "b" }]).success).toBe(true);
    expect(validator("Second").safeParse([{ a: 1 }]).success).toBe(false);
    expect(Object.keys(validator("First"))).not.toEqual([]);
  });

  test("a set that is named in a type is that of the request reading", async () => {
    const code = { $ref: "#/components/schemas/Code" };
    const schemas = {
      Code: { type: "string", enum: ["a", "b"] },
      Diagnostic: { type: "object", properties: { code, other: { anyOf: [code, { type: "string" }] } } },
    };
    expect(await textOf("request/index.ts", schemas)).toContain(
      "other: openEnum<z.output<typeof Code>>().exactOptional()",
    );
    const response = await textOf("response/index.ts", schemas);
    expect(response).toContain('import type { Code as RequestCode } from "../request/index.ts";');
    expect(response).toContain("other: openEnum<z.output<typeof RequestCode>>().exactOptional()");
  });

  test("a pattern that JavaScript cannot read is reported", async () => {
    const { diagnostics } = await generate(
      await modelOfSchemas({ Name: { type: "string", pattern: "(?<!" } }),
    );
    expect(diagnostics).toMatchObject([{ code: "pattern-unreadable", severity: "warning" }]);
  });

  test("a document without schemas and operations gives nothing", async () => {
    await expect(generate(await modelOf({ paths: {} }))).rejects.toThrow("the document has no schemas");
  });
});

test("a part that the type leaves out is checked all the same", async () => {
  const union = (name: string) => ({
    anyOf: Array.from({ length: 40 }, (_, index) => ({
      type: "object",
      required: [`${name}${index}`],
      properties: { [`${name}${index}`]: { type: "string" } },
    })),
  });
  const schemaOf = await validatorsOf({
    Pair: { allOf: [union("a"), union("b")] },
    Named: { allOf: [{ $ref: "#/components/schemas/B" }], ...union("a") },
    B: union("b"),
  });
  for (const name of ["Pair", "Named"]) {
    const { safeParse } = schemaOf(name);
    expect(safeParse({ a1: "x", b2: "y" }).success).toBe(true);
    expect(safeParse({ a1: "x" }).success).toBe(false);
    expect(safeParse({ b2: "x" }).success).toBe(false);
    expect(safeParse({ a1: "x", b2: 1 }).success).toBe(false);
  }
});
