import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { createMemoryStore } from "@crossborder/webhooks/stores/memory";
import { expect, test } from "vitest";
import { readText, repository } from "../house/repository.ts";
import { run } from "../house/run.ts";
import { renderSvg } from "./render-svg.ts";
import { runDemo } from "./run-demo.ts";
import { type Line, Screen } from "./screen.ts";

const PICTURE = "e2e/demo/demo.svg";
const COMMAND = `pnpm demo --svg ${PICTURE}`;

test("the demo passes, prints no colours into a pipe, and draws the picture of the README", async () => {
  const folder = await mkdtemp(join(tmpdir(), "demo-"));
  try {
    const picture = join(folder, "demo.svg");
    const env = { FORCE_COLOR: undefined, NO_COLOR: undefined };
    const ended = await run(process.execPath, [join(repository, "e2e/demo/main.ts"), "--svg", picture], {
      cwd: folder,
      env,
    });
    expect(ended).toMatchObject({ exitCode: 0, stderr: "" });
    expect(ended.stdout.match(/^ {2}✓ .*$/gm)).toEqual([
      "  ✓ The service executed the payout once.",
      "  ✓ The payout is completed.",
      "  ✓ The service executed the payout once.",
      '  ✓ The client reported "paid", and the webhook confirmed it.',
      "  ✓ The webhook arrived three times and was handled once.",
      "  ✓ The forged webhook was rejected.",
    ]);
    expect(ended.stdout).toBe(stripVTControlCharacters(ended.stdout));
    expect(ended.stdout).not.toMatch(/✗| $/m);
    for (const line of ended.stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(90);
    expect(await readFile(picture, "utf8"), `Run ${COMMAND}`).toBe(readText(PICTURE));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("a receiver that forgets what it has handled fails the check, and no other", async () => {
  const forgetful = { ...createMemoryStore(), claim: async () => "claimed" as const };
  const screen = new Screen();
  await runDemo(screen, forgetful);
  expect(screen.passed).toBe(false);
  expect(screen.lines.filter(({ style }) => style === "failed")).toEqual([
    { style: "failed", text: "  ✗ The webhook arrived three times and was handled once." },
  ]);
});

test("the README shows the picture", () => {
  expect(readText("README.md")).toContain(`](${PICTURE})`);
});

test("the picture escapes what XML does not take as text", () => {
  const lines: Line[] = [{ style: "title", text: "<&>" }];
  expect(renderSvg(lines)).toContain(">&lt;&amp;&gt;</text>");
});
