import { afterAll, describe, expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { accepts } from "../../../core/model/accepts/accepts.ts";
import { asComponent } from "../../../core/model/accepts/test/conformance-suite.ts";
import { modelOf, modelOfSchemas } from "../../../core/model/test/model-of.ts";
import { GeneratedFolder, generate, textOf } from "../../test/generated-schema.ts";
import { largeObject, TEN, tenTimes } from "../../test/large-object.ts";
import { randomCases } from "../../test/random-cases.ts";

const folders: GeneratedFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

async function folderOf(schemas: Record<string, unknown>, text = ""): Promise<GeneratedFolder> {
  const { files } = await generate(await modelOfSchemas(schemas));
  const folder = new GeneratedFolder([...files, { path: "asks.ts", text }]);
  folders.push(folder);
  return folder;
}

const count = (text: string, part: string) => text.split(part).length - 1;

describe("a large object that many places repeat", () => {
  const user = largeObject("user");

  test("is written once, before the component that has it first", async () => {
    const text = await textOf("request/index.ts", {
      Issue: { type: "object", properties: { author: { ...user, type: ["object", "null"] } } },
      Comment: tenTimes({ type: "array", items: user }),
    });
    expect(count(text, "user_of_a_large_object_0")).toBe(2); // in the type, and in the code
    expect(text).toContain(`import * as z from "zod";

type IssueAuthorSchema = OpenObject<{
  user_of_a_large_object_0: z.ZodExactOptional<z.ZodString>;`);
    expect(text).toContain(`
/** Builds the object of \`Issue.author\`, and of 10 other places. */
function buildIssueAuthor(): IssueAuthorSchema {
  return object({
    user_of_a_large_object_0: z.string().max(200).exactOptional(),`);
    expect(text).toContain("author: z.ZodExactOptional<z.ZodNullable<IssueAuthorSchema>>;");
    expect(text).toContain("author: buildIssueAuthor().nullable().exactOptional()");
    expect(text).toContain("a: z.ZodExactOptional<z.ZodArray<IssueAuthorSchema>>;");
    expect(text).toContain("a: array(buildIssueAuthor()).exactOptional(),");
  });

  test("is written out in two places, and so is a small one in ten", async () => {
    const small = { type: "object", properties: { id: { type: "string" }, name: { type: "string" } } };
    const pair = { type: "object", properties: { one: user, other: user } };
    const text = await textOf("request/index.ts", { Pair: pair, Small: tenTimes(small) });
    expect(text).not.toContain("Builds the object");
    expect(count(text, "user_of_a_large_object_0")).toBe(4);
  });

  test("is written out in a schema that contains itself, where it refers to that", async () => {
    const Tree = tenTimes(largeObject("branch", { tree: { $ref: "#/components/schemas/Tree" } }));
    expect(await textOf("request/index.ts", { Tree })).not.toContain("Builds the object");
  });

  test("counts once where it stands in another one that is written once", async () => {
    const text = await textOf("request/index.ts", {
      All: {
        type: "object",
        properties: { teams: tenTimes(largeObject("team", { lead: user })), users: tenTimes(user) },
      },
    });
    expect(text).toContain("/** Builds the object of `All.teams.a`, and of 9 other places. */");
    expect(text).toContain("/** Builds the object of `All.teams.a.lead`, and of 10 other places. */");
    expect(text).toContain("lead: buildAllLead().exactOptional(),");
  });

  test("has a name that nothing else in the file has", async () => {
    const text = await textOf("request/index.ts", {
      Issue: { type: "object", properties: { a: tenTimes(user), b: tenTimes(largeObject("other")) } },
      IssueASchema: { type: "object", properties: { id: { type: "string" } } },
      "issue b": tenTimes(largeObject("b")),
      "Issue B Schema": { type: "object" },
    });
    const names = [...text.matchAll(/^(?:export )?(?:function|interface|const) (\w+)/gm)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names.filter((name) => names.indexOf(name) !== names.lastIndexOf(name)))).toEqual(
      new Set(),
    );
    expect(text).toContain(
      "/** Builds the object of `Issue.a.a`, and of 9 other places. */\nfunction buildIssueAA()",
    );
  });

  test("is one in each reading, where the readings differ", async () => {
    const status = { type: "string", enum: ["open", "closed"] };
    const content = { "application/json": { schema: { $ref: "#/components/schemas/All" } } };
    const model = await modelOf({
      paths: { "/all": { get: { responses: { 200: { description: "All.", content } } } } },
      components: { schemas: { All: tenTimes(largeObject("user", { status })) } },
    });
    const { files } = await generate(model);
    const texts = ["request", "response"].map(
      (reading) => files.find(({ path }) => path === `${reading}/index.ts`)?.text,
    );
    for (const text of texts) expect(count(text ?? "", "user_of_a_large_object_0")).toBe(2);
    expect(texts[0]).toContain('    status: z.enum(["open", "closed"]).exactOptional(),');
    expect(texts[1]).toContain('    status: openEnum<"open" | "closed">().exactOptional(),');
  });

  test("is another schema in each place, as if it were written out", async () => {
    const folder = await folderOf(
      { All: tenTimes(user) },
      `import * as z from "zod";
import { All } from "./request/index.ts";
export const schemas = Object.values(All.shape).map((member) => member.unwrap());
export const described = z.toJSONSchema(All, { reused: "ref" });
`,
    );
    expect(count(folder.text("request/index.ts"), "buildAllA()")).toBe(11);
    const { schemas, described } = (await folder.module("asks.ts")) as {
      schemas: unknown[];
      described: object;
    };
    expect(new Set(schemas).size).toBe(10);
    expect(described).not.toHaveProperty("$defs");
  });
});

const { seed, numRuns } = search(40);

test(`it accepts what it accepts where it is written out, whatever is in it (SEED=${seed})`, async () => {
  const cases = randomCases(seed, { schemas: numRuns, instances: 20 });
  const schemas = cases.flatMap(({ schema }, index) => {
    const own = asComponent(schema, `S${index}`);
    return [
      [`S${index}`, own],
      [`Ten${index}`, tenTimes(largeObject("text", { own }))],
    ];
  });
  const model = await modelOfSchemas(Object.fromEntries(schemas));
  const folder = new GeneratedFolder((await generate(model)).files);
  folders.push(folder);
  const validators = await folder.schemas("request");
  const disagreements: unknown[] = [];
  const counts = { accepted: 0, rejected: 0 };
  for (const [index, { schema, instances }] of cases.entries()) {
    const ten = model.schemas.find(({ name }) => name === `Ten${index}`);
    for (const [at, instance] of instances.entries()) {
      const value = { [TEN[at % 10] ?? "a"]: { own: instance } };
      const expected = ten && accepts(ten.schema, value);
      counts[expected ? "accepted" : "rejected"] += 1;
      if (validators[`Ten${index}`]?.safeParse(value).success !== expected)
        disagreements.push({ schema, value });
    }
  }
  expect(disagreements.slice(0, 3)).toEqual([]);
  expect(Math.min(counts.accepted, counts.rejected)).toBeGreaterThan(numRuns);
  expect(count(folder.text("request/index.ts"), "Builds the object")).toBeGreaterThan(numRuns / 2);
});
