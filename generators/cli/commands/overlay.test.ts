import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createGitWorkspace } from "../test/git-workspace.ts";
import { PETS } from "../test/pets.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const BOOKS = `# The books of the shop.
openapi: 3.1.1
info: { title: Books, version: "1" } # by hand
paths:
  /books:
    get:
      # Slow on Mondays.
      operationId: getAllTheBooks
      tags: [books, internal]
      responses:
        200:
          description: >-
            All of them.
`;
const NAMES = `overlay: 1.0.0
info: { title: Names, version: "1" }
actions:
  - target: $.paths['/books'].get
    update: { operationId: books.list }
  - target: $.paths['/books'].get.tags[?@ == 'internal']
    remove: true
`;

let workspace: Workspace;
beforeAll(async () => {
  workspace = await createGitWorkspace({ ...PETS, "books.yaml": BOOKS, "names.yaml": NAMES });
});
afterAll(() => workspace.remove());

describe("codegen overlay apply", () => {
  it("prints the document with the changes, and keeps comments and quotes", async () => {
    const { exitCode, stdout, stderr } = await workspace.run([
      "overlay",
      "apply",
      "books.yaml",
      "names.yaml",
    ]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout).toBe(
      BOOKS.replace("getAllTheBooks", "books.list")
        .replace("[books, internal]", "[ books ]")
        .replace('{ title: Books, version: "1" }', '{ title: Books, version: "1" }'),
    );
  });

  it("bundles a document of several files, and writes the file that is named", async () => {
    await workspace.write({
      "pets-names.yaml": NAMES.replaceAll("/books", "/pets/{pet_id}").replace(
        "  - target: $.paths['/pets/{pet_id}'].get.tags[?@ == 'internal']\n    remove: true\n",
        "",
      ),
    });
    const args = ["overlay", "apply", "spec/openapi.yaml", "pets-names.yaml", "--out", "out/all.json"];
    expect(await workspace.run(args)).toEqual({
      exitCode: 0,
      stdout: "out/all.json was written.\n",
      stderr: "",
    });
    const document = JSON.parse(await readFile(`${workspace.path}/out/all.json`, "utf8"));
    expect(document.paths["/pets/{pet_id}"].get.operationId).toBe("books.list");
    expect(Object.keys(document.components.schemas)).toContain("Pet");
  });

  it("reports what an overlay cannot do, and writes nothing", async () => {
    await workspace.write({ "bad.yaml": NAMES.replace("$.paths['/books'].get\n", "$.[[\n") });
    const args = ["overlay", "apply", "books.yaml", "bad.yaml", "--out", "never.yaml"];
    const { exitCode, stdout, stderr } = await workspace.run(args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(/^bad\.yaml:4:\d+ {2}The target "\$\.\[\[" is not a JSONPath/);
    await expect(readFile(`${workspace.path}/never.yaml`)).rejects.toThrow();
  });
});

describe("codegen overlay diff", () => {
  it("writes the overlay that turns the one into the other", async () => {
    const edited = await workspace.run([
      "overlay",
      "apply",
      "books.yaml",
      "names.yaml",
      "--out",
      "edited.yaml",
    ]);
    expect(edited.exitCode).toBe(0);
    const { stdout } = await workspace.run(["overlay", "diff", "main:books.yaml", "edited.yaml"]);
    expect(parse(stdout)).toEqual({
      overlay: "1.0.0",
      info: { title: "Changes from main:books.yaml to edited.yaml", version: "1.0.0" },
      actions: [
        { target: "$.paths['/books'].get.tags[1]", remove: true },
        { target: "$.paths['/books'].get", update: { operationId: "books.list" } },
      ],
    });
    await workspace.write({ "written.yaml": stdout });
    const again = await workspace.run(["overlay", "apply", "books.yaml", "written.yaml"]);
    expect(again.stdout).toBe(await readFile(`${workspace.path}/edited.yaml`, "utf8"));
  });

  it("has no actions for documents that are the same", async () => {
    const { stdout } = await workspace.run([
      "overlay",
      "diff",
      "books.yaml",
      "books.yaml",
      "--format",
      "json",
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, overlay: { actions: [] } });
  });

  it("names a document that does not exist", async () => {
    const { exitCode, stderr } = await workspace.run(["overlay", "diff", "main:gone.yaml", "gone.yaml"]);
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/^gone\.yaml.+ as git-ref:path, such as/m)]);
    for (const name of ["main:gone.yaml", "gone.yaml"])
      expect(stderr.split("\n")).toContainEqual(
        expect.stringMatching(`^${name}:1:1  The file does not exist`),
      );
  });
});

it.each([
  [
    ["overlay"],
    "`codegen overlay` requires a second word.  (Use `codegen overlay apply` or `codegen overlay diff`.)",
  ],
  [["overlay", "apply", "a.yaml"], "`codegen overlay apply` requires OVERLAY…"],
  [["overlay", "diff", "a", "b", "c"], 'Unexpected argument "c".'],
])("%j is rejected with what to write", async (args, message) => {
  const { exitCode, stderr } = await workspace.run(args);
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(message) });
});

const page = await readFile(
  fileURLToPath(new URL("../../../docs/codegen/overlays.md", import.meta.url)),
  "utf8",
);

it("the guide's overlay gives the names that the guide promises", async () => {
  const [document = "", overlay = ""] = [...page.matchAll(/```yaml\n([\s\S]+?)```/g)].map(([, text]) => text);
  const other = await createWorkspace({ "openapi.yaml": document, "names.yaml": overlay });
  const args = [
    "generate",
    "--spec",
    "openapi.yaml",
    "--overlay",
    "names.yaml",
    "--out",
    "src",
    "--only",
    "client",
  ];
  expect(await other.run(args)).toMatchObject({ exitCode: 0, stderr: "" });
  const written = JSON.stringify(await other.read("src"));
  for (const [, name = ""] of page.matchAll(/`client\.(\w+\.\w+)`/g)) {
    const [group, method] = name.split(".");
    expect(written).toMatch(new RegExp(`${group}[\\s\\S]+${method}`));
  }
  expect(page.match(/`client\.\w+\.\w+`/g)?.length).toBeGreaterThan(1);
  await other.remove();
});
