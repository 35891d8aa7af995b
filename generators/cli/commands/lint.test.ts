import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PETS, PETS_CONFIG } from "../test/pets.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

/** Two operations that get one name: only the generators find that. */
const COLLIDING = `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
paths:
  /a: { get: { operationId: get-pet, tags: [pets], responses: { 200: { description: OK } } } }
  /b: { get: { operationId: getPet, tags: [pets], responses: { 200: { description: OK } } } }
components:
  schemas:
    Old: { type: string, nullable: true }
`;

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({
    ...PETS,
    "spec/openapi.yaml": COLLIDING,
    "codegen.config.ts": PETS_CONFIG,
  });
});
afterEach(() => workspace.remove());

const warningsOf = (stderr: string): string[] =>
  stderr.split("\n").filter((line) => line.startsWith("warning: "));

describe("codegen lint", () => {
  it.each([
    ["with a configuration", [], ["generate"]],
    [
      "without a configuration's document",
      ["--spec", "spec/openapi.yaml"],
      ["generate", "--spec", "spec/openapi.yaml", "--out", "out"],
    ],
  ])("warns of what generate warns of, %s", async (_, options, generate) => {
    const lint = await workspace.run(["lint", "--untrusted", ...options]);
    const before = warningsOf((await workspace.run(generate)).stderr);
    expect(warningsOf(lint.stderr).sort()).toEqual(before.sort());
    expect(before.length).toBeGreaterThan(1);
    expect(lint.exitCode).toBe(0);
  });

  it("writes nothing", async () => {
    const before = await workspace.read(".");
    await workspace.run(["lint", "--untrusted"]);
    await workspace.run(["lint", "--untrusted", "--spec", "spec/openapi.yaml"]);
    expect(await workspace.read(".")).toEqual(before);
  });

  it("fails for warnings with --fail-on warning, and for a document that cannot be read always", async () => {
    expect(await workspace.run(["lint", "--untrusted", "--fail-on", "warning"])).toMatchObject({
      exitCode: 1,
    });
    const strict = PETS_CONFIG.replace("headerCommand:", 'lint: { failOn: "warning" },\n  headerCommand:');
    await workspace.write({ "codegen.config.ts": strict });
    expect(await workspace.run(["lint", "--untrusted"])).toMatchObject({ exitCode: 1 });
    expect(await workspace.run(["lint", "--untrusted", "--fail-on", "error"])).toMatchObject({ exitCode: 0 });
    await workspace.write({ "spec/openapi.yaml": "openapi: 4.0.0\n" });
    expect(await workspace.run(["lint", "--untrusted"])).toMatchObject({ exitCode: 2 });
  });

  it("counts the warnings that the configuration knows, and names entries that match nothing", async () => {
    const { diagnostics } = JSON.parse(
      (await workspace.run(["lint", "--untrusted", "--format", "json"])).stdout,
    ) as {
      diagnostics: { code: string; pointer: string }[];
    };
    const known = (...entries: readonly Record<string, string>[]) =>
      workspace.write({
        "codegen.config.ts": PETS_CONFIG.replace(
          "headerCommand:",
          `knownWarnings: ${JSON.stringify(entries)},\n  headerCommand:`,
        ),
      });
    const entries = diagnostics.map(({ code, pointer }) => ({ code, pointer, reason: "It is fine." }));
    await known(...entries);
    for (const args of [["lint", "--untrusted", "--fail-on", "warning"], ["generate"]]) {
      const { exitCode, stdout, stderr } = await workspace.run(args);
      expect([exitCode, warningsOf(stderr)]).toEqual([0, []]);
      expect(stdout + stderr).toContain(`Known warnings, not printed: ${diagnostics.length}.`);
    }
    await known(...entries.slice(1), { code: "no-such-code", reason: "It was fine." });
    const { exitCode, stdout, stderr } = await workspace.run(["lint", "--untrusted", "--fail-on", "warning"]);
    expect([exitCode, warningsOf(stderr)]).toEqual([1, [expect.any(String)]]);
    expect(stdout).toContain('No warning "no-such-code": remove the entry from knownWarnings.');
  });

  it("does not take errors for known", async () => {
    await workspace.write({
      "spec/openapi.yaml": "openapi: 4.0.0\n",
      "codegen.config.ts": PETS_CONFIG.replace(
        "headerCommand:",
        'knownWarnings: [{ code: "document-version", reason: "No." }],\n  headerCommand:',
      ),
    });
    expect(await workspace.run(["lint", "--untrusted"])).toMatchObject({ exitCode: 2 });
  });
});
