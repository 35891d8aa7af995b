import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../../test/workspace.ts";

const DOCUMENT = `openapi: 3.1.1
info: { title: Ledger, version: 1.0.0 }
paths: {}
components: { schemas: { Entry: { type: object, properties: { id: { type: integer, format: int64 } } } } }
`;

function configWith(names: readonly string[], int64: string): string {
  const calls = names.map((name) => {
    const option = name === "types" || name === "zod" ? `{ int64: "${int64}" }` : "";
    return `${name}(${option})`;
  });
  return `import { ${names.join(", ")} } from "@crossborder/codegen";

export default {
  spec: "openapi.yaml",
  headerCommand: "npm run generate",
  out: "src",
  generators: [${calls.join(", ")}],
};
`;
}

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({ "openapi.yaml": DOCUMENT });
});
afterEach(() => workspace.remove());

describe("codegen generate --int64", { timeout: 60_000 }, () => {
  test("--int64 bigint shows in types, validators and the header", async () => {
    const command = [
      "generate",
      "--spec",
      "openapi.yaml",
      "--int64",
      "bigint",
      "--only",
      "types,zod",
      "--out",
      "api",
    ];
    expect((await workspace.run(command)).exitCode).toBe(0);
    const files = await workspace.read("api");
    expect(files["types/schemas.ts"]).toContain("id?: bigint;");
    expect(files["types/schemas.ts"]).toContain(
      "codegen generate --spec openapi.yaml --int64 bigint --out api",
    );
    expect(files["zod/request/index.ts"]).toContain("id: int64().exactOptional()");
  });

  test("what reads JSON with JSON.parse is rejected with bigints, and nothing is written", async () => {
    const { exitCode, stderr } = await workspace.run([
      "generate",
      "--spec",
      "openapi.yaml",
      "--out",
      "api",
      "--int64",
      "bigint",
    ]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("The client generator cannot be used with int64 set to bigint");
    expect(stderr).toContain("The webhooks generator cannot be used with int64 set to bigint");
    expect(stderr).toContain(
      "(Run only the generators that support bigints (--only types,zod), or set int64 to number.)",
    );
    await expect(workspace.read("api")).rejects.toThrow("ENOENT");
  });

  test("the configuration says it as well, --check holds files to it, and an option wins over it", async () => {
    await workspace.write({ "codegen.config.ts": configWith(["types", "zod"], "bigint") });
    expect((await workspace.run(["generate"])).exitCode).toBe(0);
    expect((await workspace.read("src"))["types/schemas.ts"]).toContain("id?: bigint;");
    expect((await workspace.run(["generate", "--check"])).exitCode).toBe(0);
    const other = await workspace.run(["generate", "--check", "--int64", "number"]);
    expect(other.exitCode).toBe(1);
    expect(other.stdout).toContain("src/types/schemas.ts");
  });

  test("a client among the generators of a configuration is rejected, and left out with --only", async () => {
    await workspace.write({
      "codegen.config.ts": configWith(["types", "errors", "zod", "client"], "bigint"),
    });
    const refused = await workspace.run(["generate"]);
    expect([refused.exitCode, refused.stderr]).toEqual([2, expect.stringContaining("The client generator")]);
    expect((await workspace.run(["generate", "--only", "types,zod"])).exitCode).toBe(0);
  });

  test("another word is a mistake in the command", async () => {
    const { exitCode, stderr } = await workspace.run(["generate", "--int64", "long"]);
    expect([exitCode, stderr.trim()]).toEqual([
      2,
      'codegen: Unknown value "long" for --int64.  (Use number, bigint.)',
    ]);
    await workspace.write({ "codegen.config.ts": configWith(["types"], "long") });
    const configured = await workspace.run(["generate"]);
    expect(configured.exitCode).toBe(2);
    expect(configured.stderr).toContain('Option `int64` of `types` must be "number" or "bigint".');
  });
});
