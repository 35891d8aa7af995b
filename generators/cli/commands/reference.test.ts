import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PETS } from "../test/pets.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const REFERENCE = ["reference", "--spec", "spec/openapi.yaml", "--out", "pages"];

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace(PETS);
});
afterEach(() => workspace.remove());

const pagesWritten = async (): Promise<string[]> =>
  Object.keys(await workspace.read(".")).filter((path) => path.startsWith("pages/"));

describe("codegen reference", () => {
  it("writes pages into the folder itself, and nothing the second time", async () => {
    expect(await workspace.run(REFERENCE)).toMatchObject({ exitCode: 0, stderr: "" });
    const written = await workspace.read("pages");
    expect(Object.keys(written)).toEqual(expect.arrayContaining(["index.md", "llms.txt"]));
    expect(await workspace.run([...REFERENCE, "--check"])).toMatchObject({ exitCode: 0 });
    expect(await workspace.read("pages")).toEqual(written);
  });

  it("lists what would change with --check, and writes nothing", async () => {
    const { exitCode, stdout } = await workspace.run([...REFERENCE, "--check"]);
    expect({ exitCode, written: await pagesWritten() }).toEqual({ exitCode: 1, written: [] });
    expect(stdout).toContain("added    pages/index.md");
    expect(stdout).toContain(
      "Run `codegen reference --spec spec/openapi.yaml --out pages` and commit the result.",
    );
  });

  it("takes the folder and the options of codegen.config.ts", async () => {
    const config = `import { reference } from "@crossborder/codegen";
export default {
  spec: "openapi.yaml",
  headerCommand: "npm run docs",
  generators: [reference({ folder: "../site", site: "vitepress" })],
};
`;
    await workspace.write({ "spec/codegen.config.ts": config });
    expect(await workspace.run(["reference"], { in: "spec" })).toMatchObject({ exitCode: 0, stderr: "" });
    const paths = Object.keys(await workspace.read("site"));
    expect(paths).toContain("sidebar.json");
  });

  it("imports the client from the folder of codegen.config.ts, and names its command so that it can be copied", async () => {
    const config = `import { client, types } from "@crossborder/codegen";
export default {
  spec: "spec/openapi.yaml",
  headerCommand: "npm run generate",
  out: "src/api",
  generators: [types(), client()],
};
`;
    await workspace.write({ "codegen.config.ts": config });
    expect(await workspace.run(REFERENCE)).toMatchObject({ exitCode: 0, stderr: "" });
    const { "index.md": page = "" } = await workspace.read("pages");
    expect(page).toContain('import { createClient } from "./src/api/client/index.js";');
    expect(page).toMatch(/^<!-- Generated from spec\/openapi\.yaml\..*run `codegen reference`\. -->\n/);
  });

  it("writes for the site that --site names, whatever codegen.config.ts says", async () => {
    const config = `import { reference } from "@crossborder/codegen";
export default { spec: "openapi.yaml", generators: [reference({ folder: "../site", site: "vitepress" })] };
`;
    await workspace.write({ "spec/codegen.config.ts": config });
    const { exitCode } = await workspace.run(["reference", "--site", "docusaurus"], { in: "spec" });
    const paths = Object.keys(await workspace.read("site"));
    expect({ exitCode, paths }).toMatchObject({
      exitCode: 0,
      paths: expect.arrayContaining(["operations/pets.get.mdx"]),
    });
    expect(await workspace.run(["reference", "--site", "jekyll"], { in: "spec" })).toMatchObject({
      exitCode: 2,
    });
  });

  it("requires a folder", async () => {
    const { exitCode, stderr } = await workspace.run(["reference", "--spec", "spec/openapi.yaml"]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("No output folder was given.");
  });

  it("leaves a folder with other files alone", async () => {
    await workspace.write({ "pages/notes.txt": "mine" });
    const { exitCode, stderr } = await workspace.run(REFERENCE);
    expect({ exitCode, files: await workspace.read("pages") }).toEqual({
      exitCode: 2,
      files: { "notes.txt": "mine" },
    });
    expect(stderr).toMatch(/^pages\/notes\.txt:1:1 {2}This file is in a folder for generated files/);
  });

  it("rejects a document with errors, and writes nothing", async () => {
    await workspace.write({ "spec/openapi.yaml": "openapi: 3.1.1\npaths: { /a: { $ref: ./gone.yaml } }\n" });
    expect(await workspace.run(REFERENCE)).toMatchObject({ exitCode: 2, stdout: "" });
    expect(await pagesWritten()).toEqual([]);
  });
});
