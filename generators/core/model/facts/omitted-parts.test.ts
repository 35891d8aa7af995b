import { describe, expect, it } from "vitest";
import { reportOmittedParts } from "../../run/run-generators.ts";
import { modelOfSchemas } from "../test/model-of.ts";

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const list = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, i) => item(i));
const union = (name: string, count: number) => ({
  anyOf: list(count, (index) => ({ type: "object", properties: { [`${name}${index}`]: {} } })),
});
const values = (count: number) => ({ enum: list(count, (index) => `v${index}`) });
const member = (schema: unknown) => ({ type: "object", properties: { member: schema } });

async function omittedParts(
  Subject: unknown,
  others: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const diagnostics = reportOmittedParts(await modelOfSchemas({ Subject, ...others }));
  return diagnostics.map(({ location }) => location.pointer.replace("/components/schemas/", ""));
}

describe("the type of a schema leaves out", () => {
  it.each([
    ["nothing of unions that can be combined", { allOf: [union("a", 30), union("b", 30)] }, []],
    ["nothing of a long union by itself", { allOf: [union("a", 3000), { type: "object" }] }, []],
    [
      "nothing of many that may be null",
      { allOf: list(30, () => ({ anyOf: [union("a", 1), { type: "null" }] })) },
      [],
    ],
    ["nothing of a set of values and a part of it", { allOf: [values(250), values(30)] }, []],
    ["one of two long sets of values", { allOf: [values(250), values(300)] }, ["Subject/allOf/1"]],
    [
      "the largest of several unions",
      { allOf: [union("a", 9), union("b", 40), union("c", 30)] },
      ["Subject/allOf/1"],
    ],
    [
      "of four like ones as many as do not fit",
      { allOf: list(4, (index) => union(`p${index}`, 18)) },
      ["Subject/allOf/2", "Subject/allOf/3"],
    ],
    ["the branches of one keyword", { ...union("a", 50), oneOf: union("b", 40).anyOf }, ["Subject/anyOf"]],
    ["what a reference leads to", { ...to("Long"), ...union("b", 40) }, ["Subject/$ref"]],
    [
      "what does not fit to unions within unions",
      { allOf: [{ anyOf: [{ allOf: [union("a", 30), union("b", 30)] }, member({})] }, union("c", 20)] },
      ["Subject/allOf/0"],
    ],
    [
      "a part whose member is a union, where another part describes the member as well",
      { allOf: [member(union("a", 50)), member(union("b", 40))] },
      ["Subject/allOf/1"],
    ],
  ])("%s", async (_, subject, parts) => {
    expect(await omittedParts(subject, { Long: union("long", 300) })).toEqual(parts);
  });
});

it("a part that is left out is a warning that names its place", async () => {
  const [diagnostic] = reportOmittedParts(
    await modelOfSchemas({ Subject: { allOf: [union("a", 50), union("b", 40)] } }),
  );
  expect(diagnostic).toMatchObject({
    code: "type-part-left-out",
    severity: "warning",
    message: expect.stringContaining('leaves out its "allOf/0"'),
    location: { file: "openapi.json", pointer: "/components/schemas/Subject/allOf/0" },
  });
});
