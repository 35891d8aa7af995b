import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { readManifest } from "../../house/repository.ts";
import { type LoadResult, runLoad } from "./load.ts";
import { type BenchServer, startServer } from "./start-server.ts";
import { bareWork, control, mixedWork, prepare } from "./work.ts";

// `pnpm bench:sandbox [--seconds 30] [--connections 50]`: mixed reads and writes over HTTP against the sandbox, beside a bare
// route of the framework that it stands on. Both take turns, so that a busy machine slows both; what counts are ratios.
// Fails when a request failed, or when the memory after a reset grows.

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "30" }, connections: { type: "string", default: "50" } },
});
const ROUNDS = 6;
const connections = Number(values.connections);
const durationMs = (Number(values.seconds) * 1000) / ROUNDS;
if (!(connections >= 1 && durationMs > 0)) throw new Error("Pass numbers above zero.");

/** What a collection of garbage may leave behind between two rounds. */
const HEAP_SLACK_BYTES = 8 * 1024 * 1024;

interface Round extends LoadResult {
  /** Processor time of the server for one request, in microseconds. */
  readonly cpuPerRequest: number;
  /** After the round, when nothing of it is left in the sandbox. */
  readonly heapBytes: number;
}

async function roundOf(server: BenchServer, kind: "sandbox" | "bare"): Promise<Round> {
  const headers = { authorization: `Bearer ${server.apiKey}` };
  const work = kind === "sandbox" ? mixedWork(server, await prepare(server)) : bareWork(server);
  const before = await server.measure();
  const result = await runLoad(server.url, headers, { connections, durationMs, work });
  const after = await server.measure();
  if (kind === "sandbox") await control(server, "reset");
  const { heapBytes } = await server.measure();
  return { ...result, cpuPerRequest: ((after.cpuMs - before.cpuMs) * 1000) / result.requests, heapBytes };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

const servers = { sandbox: await startServer("sandbox"), bare: await startServer("bare") };
const rounds: Record<keyof typeof servers, Round[]> = { sandbox: [], bare: [] };
for (let round = 0; round < ROUNDS; round += 1)
  for (const kind of ["sandbox", "bare"] as const) rounds[kind].push(await roundOf(servers[kind], kind));
for (const server of Object.values(servers)) await server.stop();

const perSecond = (list: readonly Round[]) => median(list.map(({ requests, seconds }) => requests / seconds));
const cpu = (list: readonly Round[]) => median(list.map(({ cpuPerRequest }) => cpuPerRequest));
const heaps = rounds.sandbox.map(({ heapBytes }) => heapBytes / 1024 / 1024);
const { version } = readManifest("packages/sandbox");
const lines = [
  `sandbox ${version}, Node ${process.version}, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}`,
  `${connections} connections, ${values.seconds} s in ${ROUNDS} rounds, each beside a bare Hono route`,
  "",
  `requests a second     ${perSecond(rounds.sandbox).toFixed(0)}, ${(perSecond(rounds.sandbox) / perSecond(rounds.bare)).toFixed(2)} of the bare route`,
  `processor per request ${cpu(rounds.sandbox).toFixed(0)} µs, ${(cpu(rounds.sandbox) / cpu(rounds.bare)).toFixed(1)} times the bare route`,
  `heap after each reset ${heaps.map((heap) => heap.toFixed(1)).join(", ")} MiB`,
  `requests              ${rounds.sandbox.reduce((sum, { requests }) => sum + requests, 0)}`,
];
process.stdout.write(`${lines.join("\n")}\n`);

const errors = [...rounds.sandbox, ...rounds.bare].flatMap((round) => round.errors);
const [firstHeap = 0] = heaps.slice(1); // the first round also loads what is loaded once
const growth = (heaps.at(-1) ?? 0) - firstHeap;
if (errors.length > 0) process.stderr.write(`Requests failed:\n${errors.join("\n")}\n`);
const grows = growth * 1024 * 1024 > HEAP_SLACK_BYTES;
if (grows) process.stderr.write(`The heap grew by ${growth.toFixed(1)} MiB between resets.\n`);
if (errors.length > 0 || grows) process.exitCode = 1;
