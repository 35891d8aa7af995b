import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withChanges } from "../../../site/build/with-changes.ts";
import { apiChanges } from "../../../site/build/write-api-changes.ts";
import { renderApiPage } from "../../house/api-report/render-api-page.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crossborder-releases-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]): string => execFileSync("git", args, { cwd: folder, encoding: "utf8" });

/** The description with these operations; as a release if there is a version. */
function write(paths: readonly string[], version?: string): void {
  const responses = { 200: { description: "OK" } };
  const document = {
    openapi: "3.1.0",
    info: { title: "Library", version: "1.0.0" },
    paths: Object.fromEntries(
      paths.map((path) => [path, { get: { operationId: `${path.slice(1)}.list`, responses } }]),
    ),
  };
  mkdirSync(join(folder, "spec"), { recursive: true });
  writeFileSync(join(folder, "spec/openapi.yaml"), JSON.stringify(document));
  if (version === undefined) return;
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@localhost", "commit", "--quiet", "-m", version);
  git("tag", `@acme/spec@${version}`);
}

test("the changes of the API are those from release to release, newest first", async () => {
  git("init", "--quiet");
  write(["/books"], "1.0.0");
  write(["/books", "/shelves"], "1.9.0");
  write(["/shelves"], "1.10.0");
  write(["/shelves", "/loans"]);
  const changes = await apiChanges({ folder, document: "spec/openapi.yaml", packageName: "@acme/spec" });
  expect(changes.map(({ title }) => title)).toEqual(["Next release", "1.10.0", "1.9.0"]);
  expect(changes.map(({ report }) => /\/(books|shelves|loans)/.exec(report)?.[1])).toEqual([
    "loans",
    "books",
    "shelves",
  ]);
  expect(changes[1]?.report).toMatch(/breaking/i);
  expect(changes.map(({ report }) => /^##? /m.test(report))).not.toContain(true);

  const page = (operationId: string) => withChanges(`Operation ID: \`${operationId}\`.\n`, changes);
  expect(page("shelves.list")).toBe(
    "## Changes\n\n- 1.9.0 · safe · GET /shelves was added.\n\n[All changes of the API](/packages/changes/api.html), with what to do.\n\nOperation ID: `shelves.list`.\n",
  );
  expect(page("none")).toBe("Operation ID: `none`.\n");
});

test("a page of an API has a heading for each name, its comment, and where other names come from", () => {
  const page = renderApiPage(
    [
      {
        entry: { kind: "code", path: "@acme/client", declarations: "" },
        names: [
          {
            kind: "declared",
            name: "open",
            declarations: [{ text: "", code: "function open(path: string): Book;", isDeprecated: true }],
            description: "Opens a {@link Book}, or a <path>.",
            tags: [
              { tag: "deprecated", text: "Use read." },
              { tag: "throws", text: "if it is lent" },
              { tag: "internal", text: "" },
            ],
          },
          {
            kind: "generated",
            name: "Shelf",
            keyword: "type",
            digest: "0123456789",
            description: "A shelf | of books. It is long.",
          },
          { kind: "passed-on", name: "Book", from: "@acme/types" },
          { kind: "passed-on", name: "Page", from: "other" },
        ],
      },
      { entry: { kind: "data", path: "@acme/client/data.json" }, names: [] },
    ],
    {
      addressOf: (name, from) => (from === "@acme/types" ? `./types.html#${name.toLowerCase()}` : undefined),
    },
  );
  expect(page).toBe(`## \`@acme/client\`

### open

**Deprecated.** Use read.

Opens a \`Book\`, or a &lt;path>.

\`\`\`ts
function open(path: string): Book;
\`\`\`

- Throws if it is lent

Generated from the description:

| name | kind | meaning |
| --- | --- | --- |
| \`Shelf\` | type | A shelf \\| of books. |

Also exported, from \`@acme/types\`: [\`Book\`](./types.html#book).

Also exported, from \`other\`: \`Page\`.

## \`@acme/client/data.json\`

Data: a file that you import or read.
`);
});
