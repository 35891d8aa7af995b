import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CliResult, runInProcess } from "../../../generators/cli/test/run-in-process.ts";
import { repository, repositoryFiles } from "../repository.ts";

/** Runs the command line in a folder. */
function codegen(folder: string, ...args: readonly string[]): Promise<CliResult> {
  return runInProcess({ args, workingDirectory: folder, environment: process.env });
}

describe("generated code that is out of date with the description", () => {
  let folder = "";

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "crossborder-outdated-"));
    const files = repositoryFiles("spec", "codegen.config.ts", "packages/*/src/generated/*");
    for (const file of files) await cp(join(repository, file), join(folder, file));
    await symlink(join(repository, "generators"), join(folder, "generators")); // the configuration imports them
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  test("there is none: what is committed is what is generated", async () => {
    const run = await codegen(folder, "generate", "--check");
    expect(run.stdout).not.toContain("would change");
    expect(run.exitCode).toBe(0);
  });

  test("one changed enum value names the files that would change, exits 1, and writes nothing", async () => {
    const file = join(folder, "spec/components/schemas/PayinStatus.yaml");
    await writeFile(file, (await readFile(file, "utf8")).replace("- on_hold", "- on_halt"));
    const generated = join(folder, "packages/zod/src/generated/request/index.ts");
    const before = await readFile(generated, "utf8");

    const run = await codegen(folder, "generate", "--check");

    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain("packages/zod/src/generated/request/index.ts");
    expect(run.stdout).toContain("packages/types/src/generated/");
    expect(run.stdout).not.toContain("packages/errors/src/generated/");
    expect(await readFile(generated, "utf8")).toBe(before);
  });

  test("a changed enum value is written by generate, and then it is up to date", async () => {
    const file = join(folder, "spec/components/schemas/PayinStatus.yaml");
    await writeFile(file, (await readFile(file, "utf8")).replace("- on_hold", "- on_halt"));

    expect((await codegen(folder, "generate")).exitCode).toBe(0);

    expect(await readFile(join(folder, "packages/zod/src/generated/request/index.ts"), "utf8")).toContain(
      "on_halt",
    );
    expect((await codegen(folder, "generate", "--check")).exitCode).toBe(0);
  });

  test("a broken description writes nothing and reports every problem with its place", async () => {
    const quote = join(folder, "spec/components/schemas/Quote.yaml");
    await writeFile(quote, (await readFile(quote, "utf8")).replace("./QuoteId.yaml", "./QuoteIdd.yaml"));
    const payin = join(folder, "spec/paths/payins.yaml");
    await writeFile(payin, (await readFile(payin, "utf8")).replace("payins.list", "payouts.list"));

    const run = await codegen(folder, "generate");

    expect(run.exitCode).toBe(2);
    expect(run.stdout).toBe("");
    expect(run.stderr).toMatch(
      /^spec\/components\/schemas\/Quote\.yaml:\d+:\d+ {2}.*QuoteIdd\.yaml.* {2}\(.+\)$/m,
    );
    expect(run.stderr).toMatch(
      /^warning: spec\/paths\/pay(ins|outs)\.yaml:\d+:\d+ {2}.*payouts\.list.* {2}\(.+\)$/m,
    );
  });
});
