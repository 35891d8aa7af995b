import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Crash, type Strategy, strategies } from "./strategies.ts";

const GUIDE = `${import.meta.dirname}/../../../../docs/packages/webhooks.md`;

/** Deliveries of a message, as its sender sees them. */
const scenes: readonly { readonly title: string; readonly play: (strategy: Strategy) => Promise<void> }[] = [
  {
    title: "delivered twice",
    play: async (strategy) => {
      await strategy.deliver();
      await strategy.deliver();
    },
  },
  ...(["before the work", "between work and mark", "between mark and answer"] as const).map((crash) => ({
    title: `dies ${crash}`,
    play: (strategy: Strategy) => dieAndRepeat(strategy, crash),
  })),
  {
    title: "repeated after a restart",
    play: async (strategy) => {
      await strategy.deliver();
      strategy.restart();
      await strategy.deliver();
    },
  },
];

/** As a sender does: a message that was not acknowledged is delivered again. */
async function dieAndRepeat(strategy: Strategy, crash: Crash): Promise<void> {
  if (await strategy.deliver(crash)) return;
  strategy.restart();
  strategy.endLeases();
  await strategy.deliver();
}

async function rowOf(open: () => Promise<Strategy>): Promise<string> {
  const cells: string[] = [];
  let name = "";
  for (const { play } of scenes) {
    const strategy = await open();
    name = strategy.name;
    await play(strategy);
    cells.push(["**lost**", "once", "**twice**"][await strategy.effects()] ?? "more often");
    await strategy.close();
  }
  return `| ${[name, ...cells].join(" | ")} |`;
}

test("the guide says how often each strategy does the work of one message, crash by crash", async () => {
  const rows: string[] = [];
  for (const open of strategies) rows.push(await rowOf(open));
  const table = [
    `| strategy | ${scenes.map(({ title }) => title).join(" | ")} |`,
    `| --- |${" --- |".repeat(scenes.length)}`,
    ...rows,
  ].join("\n");
  const guide = readFileSync(GUIDE, "utf8");
  if (process.env.UPDATE_GUIDE) {
    writeFileSync(
      GUIDE,
      guide.replace(/\| strategy \|[\s\S]*?\n(?=\n)/, () => `${table}\n`),
    );
  } else {
    expect(guide).toContain(`\n${table}\n`);
  }
});
