import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PETS, PETS_CONFIG } from "../test/pets.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

let workspace: Workspace;
beforeAll(async () => {
  workspace = await createWorkspace(PETS);
});
afterAll(() => workspace.remove());

/** A port on which nothing listens, so that a request would fail with another message. */
const HOST = "127.0.0.1:9/openapi.yaml";
const SPEC = "spec/openapi.yaml";

/** Everything that a run writes. */
async function written(args: readonly string[]): Promise<{ exitCode: number | null; all: string }> {
  const { exitCode, stdout, stderr } = await workspace.run([...args, "--output-file", "reports/r.json"]);
  return { exitCode, all: `${stdout}${stderr}${JSON.stringify(await workspace.read("reports"))}` };
}

const COMMANDS: readonly [string, (url: string) => string[]][] = [
  ["generate", (url) => ["generate", "--spec", url, "--out", "out"]],
  ["an overlay", (url) => ["generate", "--spec", SPEC, "--overlay", url, "--out", "out"]],
  ["the base of diff", (url) => ["diff", url, SPEC]],
  ["the revision of diff", (url) => ["diff", SPEC, url]],
  ["changeset", (url) => ["changeset", url, "--spec", SPEC]],
  ["lint", (url) => ["lint", "--spec", url]],
  ["doctor", (url) => ["doctor", "--spec", url]],
  ["init", (url) => ["init", "--spec", url]],
  ["verify", (url) => ["verify", url, "--spec", SPEC]],
  ["a live service", (url) => ["verify", "--live", url, "--spec", SPEC]],
  ["overlay apply", (url) => ["overlay", "apply", url, SPEC]],
];

describe("credentials in a URL", () => {
  it.each(
    COMMANDS.flatMap(([name, args]) =>
      ["https://reader:hunter2@", "http://hunter2@", "HTTP://:hunter2@", "https://reader:hunt/er2@"].map(
        (start) => [name, `${start}${HOST}`, args] as const,
      ),
    ),
  )("of %s are refused and not printed: %s", async (_, url, args) => {
    await workspace.write({ "reports/keep": "" });
    const { exitCode, all } = await written(args(url));
    expect(exitCode).toBe(2);
    expect(all).not.toMatch(/hunter2|er2@/);
  });

  it("of the configuration are refused at their place", async () => {
    const config = PETS_CONFIG.replace(/spec: "[^"]*"/, `spec: "https://reader:hunter2@${HOST}"`);
    await workspace.write({ "codegen.config.ts": config });
    const { exitCode, stderr } = await workspace.run(["generate"]);
    await workspace.write({ "codegen.config.ts": PETS_CONFIG });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^codegen\.config\.ts:\d+:\d+ {2}`spec` must be .+ without credentials\./);
    expect(stderr).not.toContain("hunter2");
  });

  it("of a reference are refused, and the message at its place does not repeat them", async () => {
    const reference = `https://reader:hunter2@${HOST}`;
    const document = `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: { /a: { $ref: "${reference}" } }\n`;
    await workspace.write({ "spec/secret.yaml": document });
    const { exitCode, all } = await written(["diff", "spec/secret.yaml", "spec/secret.yaml"]);
    expect(exitCode).toBe(2);
    expect(all).toMatch(/spec\/secret\.yaml:3:\d+ {2}.*contains credentials/);
    expect(all).not.toContain("hunter2");
  });
});
