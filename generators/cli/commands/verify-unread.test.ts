import { afterAll, beforeAll, expect, test } from "vitest";
import { everythingOdd, ODD_DOCUMENTS } from "../../test/any-document/documents.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const EMPTY = { openapi: "3.1.1", info: { title: "T", version: "1" }, paths: {} };
const get = (schema: object) => ({
  get: {
    operationId: "a.get",
    responses: { 200: { description: "A.", content: { "application/json": { schema } } } },
  },
});
const withPath = (item: object) => ({ ...EMPTY, paths: { "/a": item } });

let workspace: Workspace;
beforeAll(async () => {
  workspace = await createWorkspace({
    "empty.json": JSON.stringify(EMPTY),
    "good.json": JSON.stringify(withPath(get({ type: "string" }))),
    // A reference to something other than a schema is read as an empty schema.
    "unread.json": JSON.stringify({ ...withPath(get({ $ref: "#/components" })), components: {} }),
  });
});
afterAll(() => workspace.remove());

function verify(description: string, service: string, ...args: readonly string[]) {
  return workspace.run(["verify", "--spec", description, service, ...args]);
}

test("no report says that there are no differences where a part was not read as it is written", async () => {
  let partial = 0;
  for (const { document, files } of [...ODD_DOCUMENTS, everythingOdd()]) {
    if (Object.keys(files ?? {}).some((path) => path.includes(":"))) continue; // read by a process from another server
    await workspace.write({ "odd.json": JSON.stringify(document), ...files });
    const text = await verify("odd.json", "odd.json");
    if (text.exitCode === 2 || !/^(?:warning: |… and )/m.test(text.stderr)) continue;
    partial += 1;
    expect(text.stdout, text.stderr).not.toMatch(/^No differences\./m);
    expect(text.stdout).toMatch(/^\d+ parts? of the documents/m);
    const { diagnostics } = JSON.parse((await verify("odd.json", "odd.json", "--format", "json")).stdout);
    expect(diagnostics.length).toBeGreaterThan(0);
  }
  expect(partial).toBeGreaterThan(5);
});

test.each([
  ["unread.json", "unread.json", ["description", "service"]],
  ["unread.json", "good.json", ["description"]],
  ["good.json", "unread.json", ["service"]],
])(
  "operations of %s and %s whose parts cannot be read are undecided",
  async (description, service, sides) => {
    const { exitCode, stdout } = await verify(description, service, "--fail-on", "undecided");
    expect(exitCode).toBe(1);
    const found = [...stdout.matchAll(/undecided {2}A part cannot be read in the (\w+)\./g)];
    expect(found.map(([, side]) => side)).toEqual(sides);
  },
);

test("a description without operations and events cannot be compared", async () => {
  for (const args of [["empty.json"], ["good.json"], ["--live", "http://127.0.0.1:9"]] as const) {
    const { exitCode, stderr } = await workspace.run(["verify", "--spec", "empty.json", ...args]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(
      "empty.json:1:1  The description has no operations and no events, so there is nothing to compare.  (Pass the description of the service with --spec.)",
    );
  }
});

test("a service's document without operations lacks those of the description", async () => {
  const { exitCode, stdout } = await verify("good.json", "empty.json");
  expect([exitCode, stdout]).toEqual([1, expect.stringContaining("Only in the description: GET /a.")]);
});
