import { readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SHOP_BASE, SHOP_CODE, SHOP_REVISION, SHOP_TSCONFIG } from "../../impact/test/shop.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const GUIDE = join(repository, "docs/codegen/impact.md");
const IMPACT = ["impact", "base.yaml", "revision.yaml", "--project", "."];

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({
    "base.yaml": SHOP_BASE,
    "revision.yaml": SHOP_REVISION,
    "tsconfig.json": SHOP_TSCONFIG,
    "node_modules/@crossborder/.keep": "",
  });
  const linked = {
    "@crossborder/runtime": "packages/runtime",
    "openapi-fetch": "packages/client/node_modules/openapi-fetch",
  };
  for (const [name, folder] of Object.entries(linked))
    await symlink(join(repository, folder), join(workspace.path, "node_modules", name));
});
afterEach(() => workspace.remove());

/** Places of a text report, by the rule of their change. */
function placesIn(text: string): Record<string, string[]> {
  const blocks = text.trimEnd().split("\n\n").slice(1);
  return Object.fromEntries(
    blocks.map((block) => {
      const [title = "", ...lines] = block.split("\n");
      const places = lines.filter((line) => !line.startsWith("  For example: "));
      return [title.split(":")[0] ?? "", places.map((line) => line.trim())];
    }),
  );
}

describe("code that stands on a generated folder", () => {
  beforeEach(async () => {
    await workspace.write(SHOP_CODE);
    await workspace.run(["generate", "--spec", "base.yaml", "--out", "src/api"]);
  });

  it("is reported by change, through wrappers, renamed re-exports, destructuring and comparisons", async () => {
    const { exitCode, stdout } = await workspace.run(IMPACT);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^tsconfig\.json: 9 changes, 9 concern this code\.\n/);
    expect(placesIn(stdout)).toEqual({
      "idempotency-weakened": [
        "src/wrapper.ts:8:30  may break  `create`: uses the operation.",
        "src/use.ts:17:21  may break  `send`: uses the operation.",
      ],
      "property-newly-required": [
        "src/use.ts:18:46  breaks  TS2345 Argument of type '{ item: string; }' is not assignable to parameter of type 'OrderCreate'.",
      ],
      "length-tightened": [
        'src/use.ts:5:60  breaks  `item`: sends "a name of more than twenty letters", which is rejected.',
        "src/use.ts:18:48  may break  `item`: sends a value that is not known here.",
      ],
      "property-removed": [
        "src/use.ts:12:32  breaks  TS2339 Property 'gone' does not exist on type '{ total: number; }'.",
      ],
      "property-no-longer-required": [
        "src/use.ts:5:30  may break  `note`: reads the value.",
        "src/use.ts:10:14  breaks  TS18048 'note' is possibly 'undefined'.",
        "src/use.ts:14:46  breaks  TS18048 'note' is possibly 'undefined'.",
        "src/use.ts:19:55  may break  `note`: reads the value.",
      ],
      "number-bounds-tightened": [
        "src/wrapper.ts:16:19  may break  `limit`: sends a value that is not known here.",
      ],
      "webhook-removed": [
        `src/events.ts:4:13  breaks  TS2345 Argument of type '"order.lost"' is not assignable to parameter of type '"order.paid"'.`,
      ],
      "enum-member-added": [
        "src/use.ts:6:11  may break  `state`: compares the value, and has no branch for a new one.",
        "src/use.ts:15:50  may break  `status`: compares the value, and has no branch for a new one.",
      ],
      "error-code-removed": [
        'src/errors.ts:3:87  may break  `"ORDER_GONE"`: relies on the name.',
        expect.stringMatching(
          /^src\/errors\.ts:4:34 {2}breaks {2}TS2339 Property 'ORDER_GONE' does not exist/,
        ),
        'src/errors.ts:6:59  may break  `"ORDER_GONE"`: relies on the name.',
      ],
    });
  });

  it("is reported as Markdown and as JSON, with the changes that concern nothing", async () => {
    await workspace.write({ "src/errors.ts": "", "src/events.ts": "" });
    const markdown = await workspace.run([...IMPACT, "--format", "markdown"]);
    expect(markdown.stdout).toContain("| `tsconfig.json` | 9 changes, 7 concern this code. |");
    expect(markdown.stdout).toContain('| breaks | Response property "gone" was removed. |');
    const { ok, projects } = JSON.parse((await workspace.run([...IMPACT, "--format", "json"])).stdout);
    expect([ok, projects[0].concerned, projects[0].notUsed.length]).toEqual([false, 7, 2]);
    expect(projects[0].findings).toContainEqual(
      expect.objectContaining({
        file: "src/use.ts",
        line: 12,
        code: "TS2339",
        certainty: "breaks",
        marks: [],
      }),
    );
  });

  it("is reported as the guide shows", async () => {
    const [, ts = "", text = ""] =
      /```ts\n([\s\S]+?)```[\s\S]+?```text\n([\s\S]+?)```/.exec(await readFile(GUIDE, "utf8")) ?? [];
    const changed = SHOP_BASE.replace("status, note, total", "status, total").replace(
      "[new, paid]",
      "[new, paid, lost]",
    );
    await workspace.write({ "revision.yaml": changed, "src/orders.ts": ts });
    for (const name of Object.keys(SHOP_CODE)) await workspace.write({ [name]: "export {};" });
    expect((await workspace.run(IMPACT)).stdout).toBe(text);
  });

  it("is reported as SARIF, with paths from the root of its repository", async () => {
    await workspace.write({ "code/.git/HEAD": "", "code/shop/tsconfig.json": SHOP_TSCONFIG });
    await workspace.write({
      "code/shop/src/a b.ts":
        'import type { Order } from "./api/types/index.js";\nexport const gone = ({ gone }: Order) => gone;\n',
    });
    await workspace.run(["generate", "--spec", "base.yaml", "--out", "code/shop/src/api"]);
    const { stdout } = await workspace.run([
      ...IMPACT.slice(0, 3),
      "--project",
      "code/shop",
      "--format",
      "sarif",
    ]);
    const [{ results, tool }] = JSON.parse(stdout).runs;
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(["property-removed"]);
    expect(results).toMatchObject([
      {
        ruleId: "property-removed",
        level: "error",
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "shop/src/a%20b.ts" },
              region: { startLine: 2, startColumn: 24 },
            },
          },
        ],
      },
    ]);
  });

  it("is reported before recorded traffic", async () => {
    const line = { method: "POST", path: "/orders", body: { item: "tea" }, status: 200 };
    await workspace.write({ "orders.ndjson": JSON.stringify(line) });
    const { stdout } = await workspace.run([...IMPACT, "--traffic", "orders.ndjson"]);
    expect(stdout).toMatch(
      /^tsconfig\.json: 9 changes, 9 concern this code\.\n[\s\S]+\n\n9 changes, 2 touch recorded traffic/,
    );
    const { ok, projects, traffic } = JSON.parse(
      (await workspace.run([...IMPACT, "--traffic", "orders.ndjson", "--format", "json"])).stdout,
    );
    expect([ok, projects.length, traffic.matched, traffic.bodiesNotCompared]).toEqual([
      false,
      1,
      1,
      { request: 0, response: 1 },
    ]);
  });

  it("exits with 0 when no change concerns it", async () => {
    for (const name of Object.keys(SHOP_CODE))
      if (!name.includes("unrelated")) await workspace.write({ [name]: "export {};" });
    const { exitCode, stdout } = await workspace.run(IMPACT);
    expect([exitCode, stdout]).toEqual([0, "tsconfig.json: 9 changes, none concern this code.\n"]);
  });
});

describe("consumers of the configuration", () => {
  const run = (...args: readonly string[]) => workspace.run(["impact", "base.yaml", ...args]);

  beforeEach(async () => {
    await workspace.write({
      "codegen.config.ts": `import { types } from ${JSON.stringify(join(repository, "generators/index.ts"))};
export default {
  spec: "revision.yaml",
  generators: [types({ folder: "src/api" })],
  consumers: [{ name: "shop", project: "." }, { name: "books", report: "reports/books.json" }],
};
`,
      "src/title.ts": `import type { Order } from "./api/index.js";
export const title = ({ note }: Order): string => note;
export const gone = ({ gone }: Order) => gone;
`,
    });
    await workspace.run(["generate", "--spec", "base.yaml", "--out", "src", "--only", "types"]);
    await workspace.run(["generate"]);
  });

  it("are looked at, and their reports are read", async () => {
    await run("revision.yaml", "--project", ".", "--output-file", "reports/books.json");
    const { exitCode, stdout, stderr } = await run("--format", "markdown");
    expect([exitCode, stderr]).toEqual([1, ""]);
    expect(stdout).toContain(
      "| `shop` | 9 changes, 2 concern this code. |\n| `books` | 9 changes, 2 concern this code. |",
    );
    expect(stdout).toContain('| Response property "gone" was removed. | 1 breaks | 1 breaks |');
    expect(stdout).not.toContain("Stale");
  });

  it("have stale reports when a document changed, of which the same changes count", async () => {
    await run("revision.yaml", "--project", ".", "--output-file", "reports/books.json");
    await workspace.write({ "revision.yaml": SHOP_BASE.replace("        gone: { type: string }\n", "") });
    const { exitCode, stdout } = await run();
    expect(exitCode).toBe(1);
    expect(stdout).toContain("books: 1 change, 1 concerns this code.");
    expect(stdout).toContain(
      "Stale report: it was made for another revision (revision.yaml, version 1.0.0).",
    );
    await workspace.write({
      "revision.yaml": SHOP_BASE,
      "src/title.ts": "import './api/index.js'; export {};",
    });
    const nothing = await run();
    expect([nothing.exitCode, nothing.stdout]).toEqual([1, expect.stringContaining("Stale report: ")]);
  });

  it.each([
    ["", "The report of books cannot be read (ENOENT)"],
    ["{", "The report of books is not JSON"],
    ["[]", "is not a report of `codegen impact --format json`"],
    [
      '{ "format": "codegen-impact/9" }',
      "has the format codegen-impact/9; this version reads codegen-impact/1",
    ],
    ['{ "format": "codegen-impact/1" }', "is damaged: `base` must be an object"],
  ])("have reports that can be read, not %j", async (text, message) => {
    if (text !== "") await workspace.write({ "reports/books.json": text });
    const { exitCode, stderr } = await run();
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe("code that stands on packages", () => {
  const CONFIG = `import { types } from ${JSON.stringify(join(repository, "generators/index.ts"))};
export default { spec: "revision.yaml", generators: [types({ folder: "types", importFrom: "@acme/types" })] };
`;

  beforeEach(async () => {
    await workspace.write({
      "api/codegen.config.ts": CONFIG,
      "api/base.yaml": SHOP_BASE,
      "api/revision.yaml": SHOP_REVISION,
    });
    await workspace.run(["generate", "--spec", "base.yaml"], { in: "api" });
    const generated = await workspace.read("api/types");
    const declarations = Object.entries(generated).filter(([path]) => path.endsWith(".ts"));
    const installed = "node_modules/@shop/types";
    await workspace.write({
      [`${installed}/package.json`]: JSON.stringify({
        name: "@shop/types",
        type: "module",
        exports: { ".": { types: "./dist/index.d.ts" } },
      }),
      [`${installed}/dist/index.d.ts`]:
        'export type { Order, OrderCreate as Wanted } from "./generated/index.js";',
      ...Object.fromEntries(
        declarations.map(([path, text]) => [
          `${installed}/dist/generated/${path.replace(/ts$/, "d.ts")}`,
          text,
        ]),
      ),
      "src/shop.ts": `import type { Order, Wanted } from "@shop/types";
export const wanted: Wanted = { item: "tea" };
export const noteOf = ({ note }: Order): string => note;
`,
    });
  });

  const run = (...args: readonly string[]) =>
    workspace.run(["impact", "base.yaml", "--project", "..", ...args], { in: "api" });

  it("is reported through the hand-written entry of a package that has another name", async () => {
    const { exitCode, stdout, stderr } = await run("--packages", "@acme/types=@shop/types");
    expect([exitCode, stderr]).toEqual([1, ""]);
    expect(placesIn(stdout)).toEqual({
      "property-newly-required": [expect.stringContaining("src/shop.ts:2:14  breaks  TS2741 ")],
      "property-no-longer-required": [expect.stringContaining("src/shop.ts:3:52  breaks  TS2322 ")],
    });
  });

  it("is not taken for code that nothing concerns if its packages are not known", async () => {
    const { exitCode, stderr } = await run();
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining("imports no code that is generated from this document"),
    ]);
  });
});

it("names what is missing", async () => {
  const without = await workspace.run(["impact", "base.yaml", "revision.yaml"]);
  expect([without.exitCode, without.stderr]).toEqual([
    2,
    expect.stringContaining("requires --project or --traffic"),
  ]);
  const wrong = await workspace.run(["impact", "base.yaml", "revision.yaml", "--project", "nowhere"]);
  expect([wrong.exitCode, wrong.stderr]).toEqual([2, expect.stringMatching(/nowhere does not exist\./)]);
});
