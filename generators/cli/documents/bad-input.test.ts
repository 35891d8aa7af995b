import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PETS } from "../test/pets.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const HEAD = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";

/** Mistakes, the files that contain them, and the lines that are printed. */
const CASES: readonly [name: string, files: Record<string, string>, lines: readonly RegExp[]][] = [
  [
    "a YAML error, the first",
    { "spec/openapi.yaml": `${HEAD}paths: { /a: [\ntags: {\n` },
    [
      /^spec\/openapi\.yaml:4:1 {2}A bracket is not closed, or .+\. {2}\(Close it, and indent its lines further than its key\.\)$/,
    ],
  ],
  [
    "references that cannot be resolved",
    {
      "spec/openapi.yaml": `${HEAD}components:\n  schemas:\n    A: { $ref: '#/components/schemas/B' }\n    C: { $ref: ./gone.yaml }\n`,
    },
    [
      /^spec\/openapi\.yaml:5:10 {2}The reference "#\/components\/schemas\/B" cannot be resolved\. .+ {2}\(Correct the reference, or add its target\.\)$/,
      /^spec\/openapi\.yaml:6:10 {2}Cannot read spec\/gone\.yaml\. The file does not exist\. {2}\(Correct the reference, or add the file\.\)$/,
    ],
  ],
  [
    "a document of version 1.2",
    { "spec/openapi.yaml": "info: {}\nswagger: '1.2'\n" },
    [
      /^spec\/openapi\.yaml:2:1 {2}OpenAPI version 1\.2 is not supported; 2\.0, 3\.0, 3\.1 and 3\.2 are\. {2}\(Convert the/,
    ],
  ],
  [
    "an empty file",
    { "spec/openapi.yaml": "" },
    [
      /^spec\/openapi\.yaml:1:1 {2}The file is empty\. {2}\(Write an OpenAPI 3\.1 document into it, or pass another file\.\)$/,
    ],
  ],
  [
    "a reference cycle that never ends",
    {
      "spec/openapi.yaml": `${HEAD}components:\n  schemas:\n    A: { $ref: ./b.yaml }\n`,
      "spec/b.yaml": "allOf:\n  - $ref: openapi.yaml#/components/schemas/A\n",
    },
    [
      /^spec\/b\.yaml:2:5 {2}This reference leads back to itself for the same value, so validation never ends\. {2}\(Remove the reference from one schema of the cycle\.\)$/,
    ],
  ],
  [
    "everything at once, in several files",
    {
      "spec/openapi.yaml": `${HEAD}paths:\n  /a: { $ref: ./a.yaml }\ncomponents:\n  schemas:\n    x-y: {}\n    x_y: {}\n    Loop: { $ref: '#/components/schemas/Loop' }\n`,
      "spec/a.yaml":
        "get:\n  operationId: same\n  requestBody: { $ref: '#/gone' }\nput:\n  operationId: same\n",
    },
    [
      /^spec\/a\.yaml:3:18 {2}The reference "#\/gone"/,
      /^spec\/openapi\.yaml:9:13 {2}This reference leads back/,
      /^warning: spec\/a\.yaml:5:3 {2}The operationId "same"/,
      /^warning: spec\/openapi\.yaml:8:5 {2}The schemas "x-y" and "x_y"/,
    ],
  ],
];

const GENERATE = ["generate", "--spec", "spec/openapi.yaml", "--out", "out"];

describe("a document with errors is rejected: all of them are printed, and nothing is written", () => {
  let workspace: Workspace;
  let older: Record<string, string>;
  beforeAll(async () => {
    workspace = await createWorkspace(PETS);
    await workspace.run(GENERATE);
    older = await workspace.read("out");
  });
  afterAll(() => workspace.remove());

  it.each(CASES)("%s", async (_, files, lines) => {
    expect(Object.keys(older).length).toBeGreaterThan(0);
    await workspace.write(files);
    for (const extra of lines.length > 2 ? [[], ["--check"]] : [[]]) {
      const { exitCode, stdout, stderr } = await workspace.run([...GENERATE, ...extra]);
      expect([exitCode, stdout]).toEqual([2, ""]);
      const printed = stderr.trimEnd().split("\n");
      expect(printed.slice(0, lines.length)).toEqual(lines.map((line) => expect.stringMatching(line)));
      expect(
        printed.filter((line) => !/^(?:warning: )?spec\/\w+\.yaml:\d+:\d+ {2}\S.*\S {2}\(.+\)$/.test(line)),
      ).toEqual([]);
    }
    expect(await workspace.read("out")).toEqual(older);
  });

  it.each(CASES.slice(0, 1))("%s, where there was no output before", async (_, files) => {
    const fresh = await createWorkspace(files);
    expect((await fresh.run(GENERATE)).exitCode).toBe(2);
    await expect(fresh.read("out")).rejects.toThrow(/ENOENT/);
    await fresh.remove();
  });
});
