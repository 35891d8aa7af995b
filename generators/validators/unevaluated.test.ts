import { afterAll, describe, expect, test } from "vitest";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { builtBy, GeneratedFolder, generate, textOf } from "./test/generated-schema.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const folders: GeneratedFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

async function folderOf(schemas: Record<string, unknown>): Promise<GeneratedFolder> {
  const { files } = await generate(await modelOfSchemas(schemas));
  const folder = new GeneratedFolder(files);
  folders.push(folder);
  return folder;
}

describe("what no part has looked at", () => {
  test("is asked of the schema as it stands, and what is only required says that it describes nothing", async () => {
    const Subject = {
      type: "object",
      properties: { a: { type: "string" } },
      required: ["a", "b"],
      unevaluatedProperties: false,
    };
    expect(builtBy(await textOf("request/index.ts", { Subject }), "Subject")).toMatch(
      /^unevaluated\(\s+object\(\{\s+a: z\.string\(\),\s+b: unstated,\s+\}\),\s+\{ properties: z\.never\(\) \},/,
    );
    const { unevaluatedProperties: _, ...Plain } = Subject;
    expect(await textOf("request/index.ts", { Plain })).toContain("b: z.unknown()");
  });

  test("takes text in proportion to the schema, however deep branches nest", async () => {
    const nest = (depth: number): unknown => ({
      type: "object",
      properties: { [`p${depth}`]: { type: "string" } },
      unevaluatedProperties: false,
      ...(depth > 0 && { anyOf: [nest(depth - 1), { required: [`p${depth}`] }] }),
    });
    const sizeAt = async (depth: number) =>
      (await textOf("request/index.ts", { Subject: nest(depth) })).replace(/\s+/g, "").length;
    const [twenty, forty, eighty] = [await sizeAt(20), await sizeAt(40), await sizeAt(80)];
    expect(eighty - forty).toBeLessThan(3 * (forty - twenty));
  });

  test("is found out in one pass through a value that contains itself", async () => {
    const branch = (kind: string, properties: object) => ({
      type: "object",
      required: ["kind"],
      properties: { kind: { const: kind }, ...properties },
    });
    const folder = await folderOf({
      Base: { type: "object", properties: { id: { type: "string" } } },
      Leaf: branch("leaf", { text: { type: "string" } }),
      Branch: branch("branch", { children: { type: "array", items: ref("Node") } }),
      Node: { allOf: [ref("Base")], oneOf: [ref("Leaf"), ref("Branch")], unevaluatedProperties: false },
    });
    const { Node } = await folder.schemas("request");
    let reads = 0;
    const withKind = (kind: string, rest: object) =>
      Object.defineProperty(rest, "kind", {
        enumerable: true,
        get: () => {
          reads += 1;
          return kind;
        },
      });
    const nested = (depth: number, leaf: unknown) => {
      let value = leaf;
      for (let level = 0; level < depth; level += 1) value = withKind("branch", { children: [value] });
      return value;
    };
    expect(Node?.safeParse(nested(60, withKind("leaf", { id: "1" }))).success).toBe(true);
    expect(reads).toBeLessThan(60 * 12);
    const refused = Node?.safeParse(nested(60, withKind("leaf", { other: 1 })));
    expect(refused?.error?.issues.map(({ message }) => message)).toEqual(['Unrecognized key: "other"']);
    expect(reads).toBeLessThan(60 * 60);
  });

  test("a condition is read to the letter where responses are read with tolerance", async () => {
    const folder = await folderOf({
      Open: { type: "string", enum: ["p", "q"] },
      Subject: {
        type: "object",
        properties: { kind: { type: "string" }, open: ref("Open") },
        if: { properties: { kind: { enum: ["a", "b"] } } },
        then: { properties: { x: { type: "string" } } },
        else: { properties: { y: { type: "string" } } },
        unevaluatedProperties: false,
      },
    });
    for (const reading of ["request", "response"] as const) {
      const { Subject } = await folder.schemas(reading);
      expect(Subject?.safeParse({ kind: "c", y: "1" }).success).toBe(true);
      expect(Subject?.safeParse({ kind: "c", x: "1" }).success).toBe(false);
    }
  });

  test("a keyword for lists beside values that are none rejects, and does not throw", async () => {
    const folder = await folderOf({
      Subject: { anyOf: [{ const: [] }], unevaluatedItems: { type: "string" } },
    });
    const { Subject } = await folder.schemas("request");
    expect([null, "", {}, []].map((value) => Subject?.safeParse(value).success)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
