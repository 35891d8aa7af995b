import { execFileSync } from "node:child_process";
import { chmod, mkdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SHOP_BASE, SHOP_TSCONFIG } from "../../impact/test/shop.ts";
import { RENAMED_SHOP, STYLES, UPGRADED_STYLES } from "../../upgrade/test/renamed-shop.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const GUIDE = join(repository, "docs/codegen/upgrade.md");
const UPGRADE = ["upgrade", "--from", "base.yaml", "--to", "revision.yaml", "--project", "."];
const NOTHING_LEFT = "Everything compiles, and nothing is left to do.";

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({
    "base.yaml": SHOP_BASE,
    "revision.yaml": RENAMED_SHOP,
    "tsconfig.json": SHOP_TSCONFIG.replace(
      '"strict":true',
      '"strict":true,"paths":{"openapi-fetch":["./node_modules/openapi-fetch"]}',
    ),
    ".gitignore": "node_modules\n",
    "node_modules/@crossborder/.keep": "",
  });
  const linked = {
    "@crossborder/runtime": "packages/runtime",
    "openapi-fetch": "packages/client/node_modules/openapi-fetch",
    zod: "packages/zod/node_modules/zod",
  };
  for (const [name, folder] of Object.entries(linked))
    await symlink(join(repository, folder), join(workspace.path, "node_modules", name));
  await workspace.run(["generate", "--spec", "base.yaml", "--out", "src/api"]);
});
afterEach(() => workspace.remove());

function git(...args: string[]): string {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...author, ...args], { cwd: workspace.path, encoding: "utf8" });
}

function commit(): void {
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Begin");
}

/** The consumer's own files. */
async function ownFiles(): Promise<Record<string, string>> {
  const files = Object.entries(await workspace.read("src"));
  return Object.fromEntries(
    files.filter(([name]) => !name.startsWith("api/")).map(([name, text]) => [`src/${name}`, text]),
  );
}

describe("consumers in many styles", () => {
  beforeEach(() => workspace.write(STYLES));

  it("are rewritten by references: what only looks alike stays, and so does every other byte", async () => {
    commit();
    const dry = await workspace.run(UPGRADE);
    expect([dry.exitCode, await ownFiles()]).toEqual([0, STYLES]);
    const written = await workspace.run([...UPGRADE, "--write"]);
    expect([written.exitCode, written.stdout]).toEqual([0, ""]);
    expect(written.stderr).toMatch(`tsconfig.json: 62 edits in 8 files, written. ${NOTHING_LEFT}`);
    expect(await ownFiles()).toEqual(UPGRADED_STYLES);
    // The diff that was printed is one that git applies, with the same result.
    git("checkout", "--quiet", "src");
    await workspace.write({ "printed.diff": dry.stdout });
    git("apply", "printed.diff");
    expect(await ownFiles()).toEqual(UPGRADED_STYLES);
    const again = await workspace.run(UPGRADE);
    expect([again.stdout, again.stderr]).toEqual(["", expect.stringContaining("0 edits in 0 files.")]);
  });

  it("are rewritten by a diff that git applies in their folder, wherever the command runs", async () => {
    commit();
    const paths = ["--from", "../base.yaml", "--to", "../revision.yaml", "--project", "../src/.."];
    await workspace.write({ "api/.keep": "" });
    const { stdout, stderr } = await workspace.run(["upgrade", ...paths], { in: "api" });
    expect(stdout).toMatch(/^--- a\/src\//);
    expect(stderr).toContain("Apply the diff in .., where its paths begin.\n");
    await workspace.write({ "printed.diff": stdout });
    git("apply", "printed.diff");
    expect(await ownFiles()).toEqual(UPGRADED_STYLES);
  });

  it("are left alone unless git can undo it", async () => {
    const outside = await workspace.run([...UPGRADE, "--write"]);
    expect([outside.exitCode, outside.stderr]).toEqual([
      2,
      "codegen: . is not in a git work tree; nothing was written.  (Commit the project first, or run without --write and apply the diff.)\n",
    ]);
    commit();
    await workspace.write({ "note.txt": "not committed" });
    const dirty = await workspace.run([...UPGRADE, "--write"]);
    expect([dirty.exitCode, dirty.stderr]).toEqual([
      2,
      "codegen: The work tree of . has changes that are not committed; nothing was written.  (Commit or stash them first.)\n",
    ]);
    expect(await ownFiles()).toEqual(STYLES);
  });

  it("are upgraded from a tagged version", async () => {
    await workspace.write({ "openapi.yaml": SHOP_BASE });
    commit();
    git("tag", "v1.2.0");
    await workspace.write({ "openapi.yaml": RENAMED_SHOP });
    const config = ["--from", "1.2.0", "--project", "."];
    const without = await workspace.run(["upgrade", ...config, "--to", "openapi.yaml"]);
    expect([without.exitCode, without.stderr]).toEqual([
      0,
      `tsconfig.json: 62 edits in 8 files. ${NOTHING_LEFT}\n`,
    ]);
    await workspace.write({ "new.yaml": RENAMED_SHOP });
    expect(await workspace.run(["upgrade", ...config, "--to", "new.yaml"])).toMatchObject({
      exitCode: 2,
      stderr: "v1.2.0:./new.yaml:1:1  The file does not exist.  (Correct the path.)\n",
    });
    for (const more of [[], ["--to", "1.2.0"]])
      expect(await workspace.run(["upgrade", ...config, ...more])).toMatchObject({
        exitCode: 2,
        stderr: expect.stringContaining("(Pass --from and --to as a file, a URL or git-ref:path, or write"),
      });
    await workspace.write({
      "codegen.config.ts": 'export default { spec: "openapi.yaml", generators: [] };\n',
    });
    const { exitCode, stderr } = await workspace.run(["upgrade", ...config]);
    expect([exitCode, stderr]).toEqual([0, `tsconfig.json: 62 edits in 8 files. ${NOTHING_LEFT}\n`]);
    const unknown = await workspace.run(["upgrade", "--from", "3.0.0", "--project", "."]);
    expect([unknown.exitCode, unknown.stderr]).toEqual([
      2,
      expect.stringMatching(
        /^codegen: Version 3\.0\.0 of the description is neither installed nor tagged in git\./,
      ),
    ]);
  });

  it("are upgraded from the description of an installed package", async () => {
    const manifest = {
      name: "@acme/spec",
      version: "1.2.0",
      exports: { "./openapi.yaml": "./openapi.yaml" },
    };
    await workspace.write({
      "node_modules/@acme/spec/package.json": JSON.stringify(manifest),
      "node_modules/@acme/spec/openapi.yaml": SHOP_BASE,
    });
    const args = ["--to", "revision.yaml", "--project", "."];
    for (const from of ["@acme/spec", "@acme/spec@1.2.0"]) {
      const { exitCode, stderr } = await workspace.run(["upgrade", "--from", from, ...args]);
      expect([exitCode, stderr]).toEqual([0, `tsconfig.json: 62 edits in 8 files. ${NOTHING_LEFT}\n`]);
    }
  });
});

describe("files on the disk", () => {
  const use = (path: string) => `import type { Order } from "${path}/types/index.js";
export const note = (order: Order) => order.note;
`;
  const upgraded = (path: string) =>
    use(path).replaceAll("Order", "Purchase").replace("order.note", "order.remark");

  it("keep their mode and stay links, also where two projects have them in common", async () => {
    await workspace.write({ "shared/use.ts": use("../src/api"), "src/run.ts": use("./api") });
    await symlink("../shared/use.ts", join(workspace.path, "src/link.ts"));
    await chmod(join(workspace.path, "src/run.ts"), 0o755);
    commit();
    const twice = [...UPGRADE, "--project", "tsconfig.json"];
    const { stdout } = await workspace.run(twice);
    expect(stdout.match(/^--- .+/gm)).toEqual(["--- a/src/link.ts", "--- a/src/run.ts"]);
    await workspace.run([...twice, "--write"]);
    expect(git("diff", "--raw", "--abbrev=4").replaceAll(/ [0-9a-f]{4} 0000 /g, " ")).toBe(
      ":100644 100644 M\tshared/use.ts\n:100755 100755 M\tsrc/run.ts\n",
    );
    expect(await workspace.read("shared")).toEqual({ "use.ts": upgraded("../src/api") });
  });

  it("are put back when one of them cannot be written", async () => {
    const files = { "src/a.ts": use("./api"), "src/b.ts": use("./api") };
    await workspace.write(files);
    commit();
    await mkdir(join(workspace.path, `src/.b.ts.${process.pid}.tmp`));
    const { exitCode, stderr } = await workspace.run([...UPGRADE, "--write"]);
    expect([exitCode, await ownFiles()]).toEqual([2, files]);
    expect(stderr).toMatch(
      /b\.ts.*; nothing was written\. {2}\(Check the path.+ and run the command again\.\)\n$/,
    );
  });
});

it("lists what has no one right answer, with the advice of the change, as comments where you ask for them", async () => {
  await workspace.write({
    "revision.yaml": RENAMED_SHOP.replace("        gone: { type: string }\n", ""),
    "src/use.ts": `import type { Order } from "./api/types/index.js";

export const lost = (order: Order) =>
  order.gone ?? order.note;
`,
    "src/marked.ts": `\uFEFFimport type { Sent } from "./sent.js";
export const lost = (sent: Sent) => sent.gone;
`,
    "src/sent.ts": 'export type { Order as Sent } from "./api/types/index.js";\n',
  });
  commit();
  const { exitCode, stderr } = await workspace.run([...UPGRADE, "--comments", "--write"]);
  expect([exitCode, stderr]).toEqual([
    1,
    `tsconfig.json: 6 edits in 3 files, written. 2 places left:
  src/marked.ts:2:42  TS2339 Property 'gone' does not exist on type 'Purchase'.
    Response property "gone" was removed. Stop using it.
  src/use.ts:4:9  TS2339 Property 'gone' does not exist on type 'Purchase'.
    Response property "gone" was removed. Stop using it.
`,
  ]);
  expect(await ownFiles()).toEqual({
    "src/marked.ts": `\uFEFFimport type { Sent } from "./sent.js";
// TODO(codegen upgrade): Response property "gone" was removed. Stop using it.
export const lost = (sent: Sent) => sent.gone;
`,
    "src/sent.ts": 'export type { Purchase as Sent } from "./api/types/index.js";\n',
    "src/use.ts": `import type { Purchase } from "./api/types/index.js";

export const lost = (order: Purchase) =>
  // TODO(codegen upgrade): Response property "gone" was removed. Stop using it.
  order.gone ?? order.remark;
`,
  });
});

it("gives the advice of every change at a line, beside an error as well", async () => {
  await workspace.write({
    "revision.yaml": SHOP_BASE.replace("        gone: { type: string }\n", "").replace(
      "enum: [new, paid]",
      "enum: [new, paid, lost]",
    ),
    "src/use.ts": `import type { Order } from "./api/types/index.js";

export const isOpen = (order: Order) => order.gone !== "x" && order.status === "new";
`,
  });
  const { stderr } = await workspace.run(UPGRADE);
  expect(stderr).toMatch(
    /src\/use\.ts:3:47 {2}TS2339 .+\n.+"gone" was removed\..+ "status" can now be "lost"\./,
  );
});

it("gives the advice of a change once, where several places of a line have it", async () => {
  await workspace.write({
    "revision.yaml": SHOP_BASE.replace("        gone: { type: string }\n", "").replace(
      "enum: [new, paid]",
      "enum: [new, paid, lost]",
    ),
    "src/use.ts": `import type { Order } from "./api/types/index.js";

export const isOpen = (order: Order) => [order.status === "new", order.gone ?? order.status === "paid"];
`,
  });
  const { stdout } = await workspace.run([...UPGRADE, "--comments"]);
  expect(stdout.match(/"gone" was removed\./g)).toHaveLength(1);
  expect(stdout.match(/"status" can now be "lost"\./g)).toHaveLength(1);
});

it("lists values that have their own type, whose old members would be sent without an error", async () => {
  await workspace.write({
    "src/use.ts": `import { createClient } from "./api/client/index.js";
const order = { item: "book", count: 1 };
export const placed = createClient().orders.create(order);
`,
  });
  const { exitCode, stderr } = await workspace.run(UPGRADE);
  expect([exitCode, stderr]).toEqual([
    1,
    expect.stringMatching(/1 place left:\n {2}src\/use\.ts:[23]:\d+ {2}/),
  ]);
});

it("moves a body between the input and its member `body`, as the parameters ask for it", async () => {
  const parameter = "      parameters: [{ in: query, name: item, schema: { type: string } }]\n";
  const withParameter = SHOP_BASE.replace(/( {6}operationId: orders\.create\n)/, `$1${parameter}`);
  await workspace.write({
    "revision.yaml": withParameter,
    "src/use.ts": `import { createClient } from "./api/client/index.js";
const { orders } = createClient();
export const one = orders.create({ item: "book", /* one */ count: 1 });
`,
  });
  commit();
  await workspace.run([...UPGRADE, "--write"]);
  const { "src/use.ts": nested = "" } = await ownFiles();
  expect(nested).toContain('orders.create({ body: { item: "book", /* one */ count: 1 } });');
  await workspace.run(["generate", "--spec", "revision.yaml", "--out", "src/api"]);
  git("commit", "--quiet", "--all", "--message", "Upgrade");
  await workspace.run([
    "upgrade",
    "--from",
    "revision.yaml",
    "--to",
    "base.yaml",
    "--project",
    ".",
    "--write",
  ]);
  expect((await ownFiles())["src/use.ts"]).toContain('orders.create({ item: "book", /* one */ count: 1 });');
});

it("says of each declaration that the documents contradict where it stands", async () => {
  await workspace.write({
    "revision.yaml": RENAMED_SHOP.replace("x-renamed-from: note", "x-renamed-from: total").replace(
      "x-renamed-from: { fresh: new }",
      "x-renamed-from: { fresh: old }",
    ),
    "src/use.ts": 'import type { Order } from "./api/types/index.js";\nexport type Own = Order;\n',
  });
  const { stderr } = await workspace.run(UPGRADE);
  expect(stderr).toMatch(
    /revision\.yaml:\d+:\d+ .*names "total", which still exists; the rename is ignored\./,
  );
  expect(stderr).toMatch(
    /revision\.yaml:\d+:\d+ .*names "old", which the base does not have; the rename is ignored\./,
  );
});

it("does what the guide shows", async () => {
  const [, yaml = "", ts = "", diff = ""] =
    /```yaml\n([\s\S]+?)```[\s\S]+?```ts\n([\s\S]+?)```[\s\S]+?```diff\n([\s\S]+?)```/.exec(
      await readFile(GUIDE, "utf8"),
    ) ?? [];
  const [property = "", values = ""] = yaml.split("\n").map((line) => line.trim());
  const revision = SHOP_BASE.replace("note: { type: string }", property)
    .replace("status, note, total", "status, remark, total")
    .replace("OrderStatus: { type: string, enum: [new, paid] }", values);
  await workspace.write({ "revision.yaml": revision, "src/orders.ts": ts });
  const { exitCode, stdout, stderr } = await workspace.run(UPGRADE);
  expect([stdout, exitCode, stderr]).toEqual([
    diff,
    0,
    `tsconfig.json: 3 edits in 1 file. ${NOTHING_LEFT}\n`,
  ]);
});
