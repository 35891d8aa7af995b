import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { PETS } from "../test/pets.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const INIT = ["init", "--monorepo", "--scope", "@acme", "--yes", "--spec"];

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({ "house/.keep": "" });
  await workspace.write(
    Object.fromEntries(Object.entries(PETS).map(([path, text]) => [`from/${path}`, text])),
  );
});
afterEach(() => workspace.remove());

const init = (spec: string, more: readonly string[] = []) =>
  workspace.run([...INIT, spec, ...more], { in: "house" });

describe("codegen init --monorepo", () => {
  it("writes a package per generator, with the document and all its files", async () => {
    expect(await init("../from/spec/openapi.yaml")).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining("npx -y pnpm@12.21.0 install\n  npx -y pnpm@12.21.0 test\n"),
    });
    const files = await workspace.read("house");
    for (const path of Object.keys(PETS)) expect(files[path]).toBe(PETS[path]);
    for (const name of ["types", "errors", "zod", "client", "webhooks"])
      expect(JSON.parse(files[`packages/${name}/package.json`] ?? "")).toMatchObject({
        name: `@acme/${name}`,
      });
    const { dependencies } = JSON.parse(files["packages/client/package.json"] ?? "");
    expect(dependencies).toEqual({
      "@acme/errors": "workspace:^",
      "@acme/types": "workspace:^",
      "@crossborder/runtime": "catalog:",
      "openapi-fetch": "catalog:",
    });
    expect(files["packages/client/README.md"]).toContain(
      'import { createClient, isApiError, isConnectionError } from "@acme/client";',
    );
    expect(files["packages/client/README.md"]).toContain(
      "by the name that it had when the repository was set up",
    );
    expect(files["README.md"]).toContain("run `git init` and commit everything first");
    expect((await workspace.run(["generate", "--check"], { in: "house" })).stdout).toContain("Up to date");
  });

  it("writes workflows that are YAML, with permissions for each job", async () => {
    await init("../from/spec/openapi.yaml");
    const files = await workspace.read("house/.github/workflows");
    expect(Object.keys(files)).toEqual(["ci.yml", "release.yml", "spec-diff.yml"]);
    for (const text of Object.values(files)) {
      const { permissions, jobs } = parse(text);
      expect(permissions).toEqual({});
      for (const job of Object.values<{ readonly permissions?: object }>(jobs))
        expect(job.permissions).toBeDefined();
    }
  });

  it("has no package for a generator that has nothing to write", async () => {
    await workspace.write({
      "a.json": JSON.stringify({
        openapi: "3.1.0",
        info: { title: "A", version: "1" },
        components: { schemas: { A: { type: "string" } } },
      }),
    });
    expect(await init("../a.json")).toMatchObject({ exitCode: 0 });
    const files = Object.keys(await workspace.read("house"));
    expect(files.filter((path) => /^packages\/[^/]+\/package\.json$/.test(path))).toEqual([
      "packages/types/package.json",
      "packages/zod/package.json",
    ]);
    expect(files).toContain("spec/openapi.json");
  });

  it("writes a document that lies in several folders as one file", async () => {
    const parts = {
      "a/openapi.yaml": (PETS["spec/openapi.yaml"] ?? "").replaceAll("./Pet", "../b/Pet"),
      "b/Pet.yaml": PETS["spec/Pet.yaml"]?.replace("openapi.yaml", "../a/openapi.yaml") ?? "",
      "b/PetNew.yaml": PETS["spec/PetNew.yaml"] ?? "",
    };
    await workspace.write(parts);
    expect(await init("../a/openapi.yaml")).toMatchObject({ exitCode: 0 });
    expect((await workspace.run(["generate", "--check"], { in: "house" })).stdout).toContain("Up to date");
    expect(Object.keys(await workspace.read("house/spec"))).toEqual(["openapi.json", "package.json"]);
  });

  it("leaves and names files that are there", async () => {
    await workspace.write({
      "house/README.md": "mine\n",
      "house/.gitignore": "node_modules/\ndist/\n.turbo/\n*.tgz\n",
    });
    const { stderr } = await init("../from/spec/openapi.yaml");
    expect(stderr.split("\n").filter((line) => line.startsWith("note: "))).toEqual([
      "note: README.md exists and is left as it is.",
    ]);
    expect((await workspace.read("house"))["README.md"]).toBe("mine\n");
  });

  it.each([
    [
      ["init", "--monorepo"],
      "--monorepo requires --scope.  (Pass the npm scope of your packages: --scope @acme.)",
    ],
    [["init", "--monorepo", "--scope", "acme"], '"acme" is not an npm scope.'],
    [["init", "--monorepo", "--scope", "@Acme"], '"@Acme" is not an npm scope.'],
    [
      ["init", "--monorepo", "--scope", "@acme", "--overlay", "a.yaml"],
      "--overlay and --monorepo cannot be used together.",
    ],
    [["init", "--scope", "@acme"], "--scope requires --monorepo.  (Add --monorepo, or remove --scope.)"],
  ])("%j is rejected", async (args, message) => {
    const { exitCode, stderr } = await workspace.run([...args, "--spec", "../from/spec/openapi.yaml"], {
      in: "house",
    });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`codegen: ${message}`)]);
    expect(Object.keys(await workspace.read("house"))).toEqual([".keep"]);
  });

  it("is rejected in a project", async () => {
    await workspace.write({ "house/package.json": "{}" });
    expect((await init("../from/spec/openapi.yaml")).stderr).toBe(
      "codegen: This folder already has a package.json.  (Run the command in an empty folder, or without --monorepo.)\n",
    );
  });
});
