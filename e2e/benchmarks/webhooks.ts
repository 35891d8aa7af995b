import { createHmac, timingSafeEqual } from "node:crypto";
import { createWebhookVerifier } from "@crossborder/webhooks";
import { signDelivery } from "@crossborder/webhooks/testing";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { awaiting, failBelow, printCosts, printMachine, race } from "./harness/turns.ts";

// `pnpm bench:webhooks`: verifies and parses one delivery by ours, by two libraries, and by node:crypto called by hand.
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const KEY = Buffer.from(SECRET.slice("whsec_".length), "base64");
/** Share of our time that counts as level: two runs of the same program are no nearer to each other. */
const LEVEL = 0.9;

type Headers = Readonly<Record<string, string>>;
type Verify = (body: Buffer, headers: Headers) => unknown;

const verifier = createWebhookVerifier({ secrets: SECRET });
const standard = new StandardWebhook(SECRET);
const svix = new SvixWebhook(SECRET);
const VERIFIERS: Readonly<Record<string, Verify>> = {
  "@crossborder/webhooks": (body, headers) => verifier.verify({ headers, body }),
  standardwebhooks: (body, headers) => standard.verify(body, headers),
  svix: (body, headers) => svix.verify(body, headers),
  "node:crypto, by hand": verifyByHand,
};

for (const size of [1024, 65_536]) {
  const { headers, bytes } = await deliveryOf(size);
  const forged = Buffer.from(bytes.toString().replace("update", "create"));
  for (const [name, verify] of Object.entries(VERIFIERS)) {
    const accepts = async (body: Buffer): Promise<boolean> => {
      try {
        await verify(body, headers);
        return true;
      } catch {
        return false;
      }
    };
    // A verifier that accepts everything would be fast.
    if (!(await accepts(bytes)) || (await accepts(forged))) throw new Error(`${name} verifies wrongly.`);
  }
  const racers = Object.entries(VERIFIERS).map(([name, verify]) => [
    name,
    awaiting(() => verify(bytes, headers)),
  ]);
  const peer = "@crossborder/webhooks";
  const costs = await race(Object.fromEntries(racers), { peer, rounds: 40, roundMicroseconds: 15_000 });
  printMachine(`Verify and parse ${size / 1024} KB. CPU time, medians of 40 rounds in turns, and of ours.`);
  printCosts(costs);
  failBelow(
    ["standardwebhooks", "svix"]
      .filter((name) => (costs[name]?.ratio ?? 0) < LEVEL)
      .map((name) => `Ours is slower than ${name}.`),
  );
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

function verifyByHand(bytes: Buffer, headers: Headers): unknown {
  const head = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.`;
  const wanted = createHmac("sha256", KEY).update(head).update(bytes).digest();
  const given = Buffer.from(headers["webhook-signature"]?.slice("v1,".length) ?? "", "base64");
  if (!timingSafeEqual(wanted, given)) throw new Error("The signature does not match.");
  return JSON.parse(bytes.toString());
}
