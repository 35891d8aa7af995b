import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { search } from "../../../../../../random-search.ts";
import { createPostgresInbox } from "../../../../src/webhooks/stores/postgres.ts";
import { type Chance, createChance } from "../../chance.ts";
import { createCredit, findLost, findWrongEffects } from "../handlers/effects.ts";
import { postgresServersWith } from "../servers.ts";

const { seed, numRuns: kills } = search(5);
const worker = join(import.meta.dirname, "inbox-worker.ts");
const ids = Array.from({ length: 30 }, (_, index) => `msg_${index}`);

/** Runs a process on some messages until it has ended, or is killed some time after its first message. */
async function runWorker(
  words: readonly string[],
  killAfterMs: number | undefined,
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [worker, ...words], { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  child.stdout.on("data", (chunk) => {
    printed += chunk;
    if (killAfterMs !== undefined) timer ??= setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  });
  await new Promise((resolve) => child.once("close", resolve));
  clearTimeout(timer);
  return printed.split("\n").slice(0, -1);
}

interface Delivering {
  readonly client: string;
  readonly schema: string;
  readonly chance: Chance;
  /** Messages that wait for somebody to settle them: nobody acknowledges these. */
  readonly pendingIds: () => Promise<readonly string[]>;
}

/** Gives the messages that were not acknowledged in the end. */
async function deliverUntilSettled({ client, schema, chance, pendingIds }: Delivering) {
  let open: readonly string[] = ids;
  const acknowledged = new Set<string>();
  for (let attempt = 0; open.length > 0 && attempt < kills + 40; attempt++) {
    if (attempt > kills && (await pendingIds()).join() === [...open].sort().join()) break;
    const manner = attempt < kills ? "random" : "honest";
    const words = [client, schema, manner, String(attempt), String(seed + attempt), ...open];
    for (const id of await runWorker(words, attempt < kills ? chance.below(300) : undefined))
      acknowledged.add(id);
    // A sender repeats some messages although they were acknowledged.
    open =
      attempt < kills
        ? ids.filter((id) => !acknowledged.has(id) || chance.below(4) === 0)
        : ids.filter((id) => !acknowledged.has(id));
  }
  return [...open].sort();
}

describe.each(postgresServersWith(3).filter(({ name }) => name !== "pglite"))(
  "processes that are killed while they work on messages, on $name,",
  ({ name, skip, open }) => {
    if (skip !== undefined) {
      console.info(`skipped: killed processes on ${name}, since ${skip}`);
      test.skip(`are not tested, since ${skip}`, () => undefined);
      return;
    }

    test("have one effect for each message", async () => {
      const { subject, close } = await open();
      const { query } = subject.database;
      await createCredit(query);
      const client = name.endsWith("pg") ? "pg" : "postgres";
      const pendingIds = async () => {
        const pending = await createPostgresInbox(subject).listPending();
        return pending.map(({ key }) => key.replace("letters ", "")).sort();
      };
      const delivering = { client, schema: subject.schema ?? "", chance: createChance(seed), pendingIds };
      const left = await deliverUntilSettled(delivering);
      expect(left).toEqual(await pendingIds());
      expect(await findWrongEffects(query)).toEqual([]);
      expect(await findLost(query)).toEqual([]);
      await close();
    });
  },
);
