import { handlerTimeout, runHandler } from "../../../../src/webhooks/receive/run-handler.ts";
import { createPostgresInbox, fromPg, fromPostgresJs } from "../../../../src/webhooks/stores/postgres.ts";
import { createChance } from "../../chance.ts";
import { carryOut, HONEST, randomPlan } from "../handlers/random-handler.ts";
import { openPgPool, openPostgresJs } from "../postgres-clients.ts";

// A process that works on messages until it is killed, and prints each that it acknowledges.
const [client = "", schema = "", manner = "", attempt = "0", seed = "0", ...ids] = process.argv.slice(2);
process.on("unhandledRejection", () => undefined);
const database = client === "pg" ? fromPg(openPgPool(schema, 3)) : fromPostgresJs(openPostgresJs(schema, 3));
const inbox = createPostgresInbox<unknown>({ database, consumer: "letters" });
const chance = createChance(Number(seed));
const waiting = [...ids];

async function workOn(): Promise<void> {
  const id = waiting.shift();
  if (id === undefined) return;
  const plan = manner === "honest" || chance.below(3) === 0 ? HONEST : randomPlan(chance, { canSleep: true });
  const handle = inbox.handler((delivery: { id: string }, context) =>
    carryOut(plan, { message: delivery.id, attempt: Number(attempt), context, leave: () => undefined }),
  );
  await runHandler((context) => handle({ id }, context), {
    late: handlerTimeout,
    timeoutMs: 400,
    extendClaim: async () => undefined,
  }).then(
    () => console.log(id),
    () => undefined,
  );
  await workOn();
}

await Promise.all([workOn(), workOn(), workOn(), workOn()]);
process.exit(0);
