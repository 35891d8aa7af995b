import { createHmac, timingSafeEqual } from "node:crypto";
import { createDeliveryReader } from "@crossborder/webhooks";
import { signDelivery } from "@crossborder/webhooks/testing";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";

// `pnpm bench:webhooks`: verifies and parses one delivery by ours, by two libraries, and by node:crypto called by hand. The
// candidates take turns, so that a busy machine slows all of them; what counts are the ratios of their medians.

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const KEY = Buffer.from(SECRET.slice("whsec_".length), "base64");
const ROUNDS = 40;
const ROUND_MS = 15;
/** What counts as level, as a share of our time: no two runs of the same program are nearer to each other. */
const LEVEL = 0.9;

interface Sample {
  readonly headers: Record<string, string>;
  readonly bytes: Buffer;
}

type Candidate = (sample: Sample) => unknown;

const reader = createDeliveryReader({ secrets: SECRET });
const standard = new StandardWebhook(SECRET);
const svix = new SvixWebhook(SECRET);

const candidates: Readonly<Record<string, Candidate>> = {
  "@crossborder/webhooks": ({ headers, bytes }) => reader.receive({ headers, body: bytes }),
  standardwebhooks: ({ headers, bytes }) => standard.verify(bytes, headers),
  svix: ({ headers, bytes }) => svix.verify(bytes, headers),
  "node:crypto, by hand": ({ headers, bytes }) => {
    const head = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.`;
    const wanted = createHmac("sha256", KEY).update(head).update(bytes).digest();
    const given = Buffer.from(headers["webhook-signature"]?.slice("v1,".length) ?? "", "base64");
    if (!timingSafeEqual(wanted, given)) throw new Error("The signature does not match.");
    return JSON.parse(bytes.toString());
  },
};

async function sampleOf(size: number): Promise<Sample> {
  const event = { webhook_event: "payout.update", text: "" };
  const text = "x".repeat(size - JSON.stringify(event).length);
  const { headers, body } = await signDelivery({ secret: SECRET, event: JSON.stringify({ ...event, text }) });
  return { headers, bytes: Buffer.from(body) };
}

/** Microseconds per call, over about as many calls as one round has time for. */
async function timeRound(candidate: Candidate, sample: Sample): Promise<number> {
  const start = performance.now();
  let calls = 0;
  do {
    await candidate(sample);
    calls++;
  } while (performance.now() - start < ROUND_MS);
  return ((performance.now() - start) * 1000) / calls;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measure(sample: Sample): Promise<Map<string, number>> {
  const times = new Map(Object.keys(candidates).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, candidate] of Object.entries(candidates))
      times.get(name)?.push(await timeRound(candidate, sample));
  return new Map([...times].map(([name, values]) => [name, median(values)]));
}

for (const size of [1024, 65_536]) {
  const medians = await measure(await sampleOf(size));
  const ours = medians.get("@crossborder/webhooks") ?? Number.NaN;
  process.stdout.write(`\nverify and parse, ${size / 1024} KB\n`);
  for (const [name, time] of medians) {
    const cells = [
      name.padEnd(24),
      `${time.toFixed(1)} µs`.padStart(12),
      `${(time / ours).toFixed(2)} of ours`.padStart(16),
    ];
    process.stdout.write(`${cells.join("")}\n`);
  }
  const slower = ["standardwebhooks", "svix"].filter((name) => (medians.get(name) ?? 0) < LEVEL * ours);
  if (slower.length > 0) {
    process.stdout.write(`Ours is slower than ${slower.join(" and ")}.\n`);
    process.exitCode = 1;
  }
}
