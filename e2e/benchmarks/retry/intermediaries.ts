import { type Client, createClient, SdkError } from "@crossborder/client";

/** A response that does not come from the service: a proxy, a firewall or another server gave it. */
interface Intermediate {
  readonly status: number;
  readonly body: string;
}

/** Wrong decisions of a client after responses that do not come from the service. */
export interface IntermediaryReport {
  /** Calls that were made: every status with every body, by each kind of operation. */
  readonly calls: number;
  /** A request that is not idempotent was sent again, although the service may have carried it out. */
  readonly sentAgain: readonly string[];
  /** The call was reported as rejected, processed, not sent or successful, which nobody knows. */
  readonly claimed: readonly string[];
}

/** Bodies that show nothing: HTML, nothing, and JSON that is neither the error envelope nor the described success. */
const BODIES = [
  "<html>Bad Gateway</html>",
  "",
  "{}",
  '{"message":"Forbidden"}',
  '{"code":"rate_limited"}',
  '{"success":true,"code":"QUOTES_EXPIRED"}',
];

const STATUSES = [200, 201, 202, 204, ...Array.from({ length: 300 }, (_, index) => 300 + index)];

/** Operations that move money or create something, by what happens when they are sent twice. */
const WRITES: Readonly<Record<"single-use" | "none", (client: Client) => Promise<unknown>>> = {
  "single-use": (client) =>
    client.payouts.createEvm({ quote_id: "qu_000000000001", sender_wallet_address: "0x01" }),
  none: (client) => client.customers.create({ first_name: "Ada" }),
};

/** Makes every call, and lists what the client claims or repeats without evidence. */
export async function intermediaryReport(): Promise<IntermediaryReport> {
  const sentAgain: string[] = [];
  const claimed: string[] = [];
  let calls = 0;
  for (const [idempotency, write] of Object.entries(WRITES))
    for (const status of STATUSES)
      for (const body of BODIES) {
        const { outcome, requests } = await callThrough({ status, body }, write);
        const name = `${idempotency} ${status} ${body}`;
        calls += 1;
        if (outcome !== "unknown") claimed.push(`${name}: ${outcome}`);
        if (idempotency === "none" && requests > 1) sentAgain.push(name);
      }
  return { calls, sentAgain, claimed };
}

async function callThrough(
  { status, body }: Intermediate,
  write: (client: Client) => Promise<unknown>,
): Promise<{ readonly outcome: string; readonly requests: number }> {
  const content = [204, 205, 304].includes(status) ? null : body;
  const { client, sentCount } = scriptedClient(() => new Response(content, { status }));
  const outcome = await write(client).then(
    () => "success",
    (error: unknown) => (error instanceof SdkError ? error.outcome : String(error)),
  );
  return { outcome, requests: sentCount() };
}

/** Returns a client whose every request gets the same response, and how many requests it has sent. */
export function scriptedClient(respond: () => Response): { readonly client: Client; sentCount(): number } {
  let requests = 0;
  const client = createClient({
    apiKey: "key",
    instanceId: "in_000000000001",
    baseUrl: "http://127.0.0.1:9",
    retry: { maxAttempts: 2, baseDelayMs: 0 },
    fetch: async () => {
      requests += 1;
      return respond();
    },
  });
  return { client, sentCount: () => requests };
}
