import { createHmac, timingSafeEqual } from "node:crypto";
import { createWebhookVerifier } from "@crossborder/webhooks";
import { signDelivery } from "@crossborder/webhooks/testing";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { failBelow, printMachine, printTable } from "../harness/print.ts";
import { race } from "../harness/race.ts";
import { spreadText } from "../harness/spread.ts";

// `pnpm bench:webhooks`: verifies and parses one delivery by ours, by two libraries, and by node:crypto called by hand.
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const KEY = Buffer.from(SECRET.slice("whsec_".length), "base64");
const OURS = "@crossborder/webhooks";
/** What counts as level, as a share of our time: no two runs of the same program are nearer to each other. */
const LEVEL = 0.9;

const verifier = createWebhookVerifier({ secrets: SECRET });
const standard = new StandardWebhook(SECRET);
const svix = new SvixWebhook(SECRET);

for (const size of [1024, 65_536]) {
  const { headers, bytes } = await deliveryOf(size);
  const verify: Readonly<Record<string, (body: Buffer) => unknown>> = {
    [OURS]: (body) => verifier.verify({ headers, body }),
    standardwebhooks: (body) => standard.verify(body, headers),
    svix: (body) => svix.verify(body, headers),
    "node:crypto, by hand": (body) => verifyByHand(headers, body),
  };
  for (const [name, once] of Object.entries(verify)) await checkVerifier(name, once, bytes);
  const racers = Object.fromEntries(
    Object.entries(verify).map(([name, once]) => [
      name,
      async (calls: number) => {
        for (let count = 0; count < calls; count++) await once(bytes);
      },
    ]),
  );
  const results = await race(racers, { peer: OURS, rounds: 40, roundMicroseconds: 15_000 });
  printMachine("Medians of 40 rounds in turns.");
  printTable(
    [`verify and parse, ${size / 1024} KB`, "CPU µs", "of ours"],
    results.map(({ name, microseconds, ratio }) => [name, microseconds.toFixed(1), spreadText(ratio)]),
  );
  failBelow(
    results
      .filter(({ name, ratio }) => ["standardwebhooks", "svix"].includes(name) && ratio.median < LEVEL)
      .map(({ name }) => `Ours is slower than ${name}.`),
  );
}

/** A verifier that accepts everything would be fast. */
async function checkVerifier(name: string, verify: (body: Buffer) => unknown, bytes: Buffer): Promise<void> {
  const accepts = async (body: Buffer): Promise<boolean> => {
    try {
      await verify(body);
      return true;
    } catch {
      return false;
    }
  };
  const forged = Buffer.from(bytes.toString().replace("update", "create"));
  if (!(await accepts(bytes)) || (await accepts(forged))) throw new Error(`${name} verifies wrongly.`);
}

async function deliveryOf(size: number): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  const event = { webhook_event: "payout.update", text: "" };
  const text = "x".repeat(size - JSON.stringify(event).length);
  const { headers, body } = await signDelivery({
    secrets: SECRET,
    event: JSON.stringify({ ...event, text }),
  });
  return { headers, bytes: Buffer.from(body) };
}

function verifyByHand(headers: Readonly<Record<string, string>>, bytes: Buffer): unknown {
  const head = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.`;
  const wanted = createHmac("sha256", KEY).update(head).update(bytes).digest();
  const given = Buffer.from(headers["webhook-signature"]?.slice("v1,".length) ?? "", "base64");
  if (!timingSafeEqual(wanted, given)) throw new Error("The signature does not match.");
  return JSON.parse(bytes.toString());
}
