import {
  type Client,
  type ClientOptions,
  createClient,
  createTermsLink,
  isApiError,
  isConfigurationError,
  isConnectionError,
  isOutcomeUnknownError,
  parseAmount,
} from "@crossborder/client";

const API_KEY = "smoke-key-0123456789";
const payout = { quote_id: "qu_000000000001", sender_wallet_address: "0x01" } as const;

type ClientFor = (behaviour: string, options?: Partial<ClientOptions>) => Client;
type Check = (clientFor: ClientFor, addresses: Addresses) => Promise<boolean>;

/** Addresses that the suite sends its requests to. */
export interface Addresses {
  /** Of `smoke-service.ts`. */
  readonly service: string;
  /** Nothing listens there. */
  readonly nowhere: string;
}

/** Checks that hold in every runtime; `behaviour` selects what `smoke-service.ts` does with the requests. */
const checks: Readonly<Record<string, Check>> = {
  "a call gives its output": async (clientFor) => {
    const quote = await clientFor("fine").quotes.create({
      bank_account_id: "ba_000000000001",
      currency_type: "sender",
      cover_fees: false,
      request_amount: parseAmount("50.00"),
      network: "base_sepolia",
      token: "USDB",
    });
    return quote.id === "qu_000000000001";
  },
  "an error is narrowed by its code": async (clientFor) => {
    const error = await failure(clientFor("QUOTES_EXPIRED").payouts.createEvm(payout));
    return (
      isApiError(error, "QUOTES_EXPIRED") && error.action === "get-new-quote" && error.outcome === "rejected"
    );
  },
  "a refused connection was never sent": async (clientFor, { nowhere }) => {
    const client = clientFor("fine", {
      baseUrl: nowhere,
      retry: { maxAttempts: 2, baseDelayMs: 1 },
    });
    const error = await failure(client.customers.create({ first_name: "Ada" }));
    return isConnectionError(error) && error.attempts.length === 2;
  },
  "a reset connection leaves the outcome unknown": async (clientFor) => {
    const error = await failure(clientFor("reset").customers.create({ first_name: "Ada" }));
    return isOutcomeUnknownError(error) && error.attempts.length === 1;
  },
  "half a body leaves the outcome unknown": async (clientFor) => {
    return isOutcomeUnknownError(
      await failure(clientFor("half a body").customers.create({ first_name: "Ada" })),
    );
  },
  "silence ends with the time": async (clientFor) => {
    return isOutcomeUnknownError(
      await failure(clientFor("silence", { timeoutMs: 200 }).payouts.createEvm(payout)),
    );
  },
  "a success that is no JSON leaves the outcome unknown": async (clientFor) => {
    return isOutcomeUnknownError(await failure(clientFor("no JSON").payouts.createEvm(payout)));
  },
  "a redirect is not followed": async (clientFor) => {
    const error = await failure(clientFor("redirect").doc.get());
    return isApiError(error) && error.status === 307;
  },
  "a signal ends a call": async (clientFor) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const call = clientFor("silence").payouts.createEvm(payout, { signal: controller.signal });
    return isOutcomeUnknownError(await failure(call));
  },
  "a Blob and a stream are uploaded": async (clientFor) => {
    const file = new Blob(["%PDF"]);
    const { upload } = clientFor("upload");
    const urls = [
      await upload.create({ file, bucket: "documents" }),
      await upload.create({
        file: file.stream() as ReadableStream<Uint8Array<ArrayBuffer>>,
        bucket: "documents",
      }),
    ].map(({ file_url }) => file_url);
    return urls.every((url) => url === "https://files.test/%PDF");
  },
  "a list is iterated over": async (clientFor) => {
    const items = await clientFor("pages").transfers.list().toArray({ limit: 10 });
    return items.map(({ id }) => id).join() === "tr_000000000001,tr_000000000002";
  },
  "the link to the terms has a UUID": async (clientFor) => {
    return (await createTermsLink(clientFor("terms"))).url === "https://terms.test/36";
  },
  "a wrong option is told": async (clientFor) => {
    try {
      clientFor("fine", { apiKey: "" });
      return false;
    } catch (error) {
      return isConfigurationError(error);
    }
  },
  "the key is in no error": async (clientFor) => {
    const error = await failure(clientFor("reset").doc.get());
    const shown = error instanceof Error ? `${error} ${error.stack} ${JSON.stringify(error)}` : "";
    return shown !== "" && !shown.includes(API_KEY);
  },
};

/** Runs every check against the service; resolves with the names of those that fail. */
export async function smoke(addresses: Addresses): Promise<string[]> {
  const clientFor = (behaviour: string, options: Partial<ClientOptions> = {}): Client =>
    createClient({
      apiKey: API_KEY,
      instanceId: "in_000000000001",
      baseUrl: addresses.service,
      timeoutMs: 5000,
      retry: { maxAttempts: 2, baseDelayMs: 1 },
      headers: { "x-behaviour": behaviour },
      ...options,
    });
  const failed: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const held = await check(clientFor, addresses).catch((error: unknown) => String(error));
    if (held !== true) failed.push(held === false ? name : `${name}: ${held}`);
  }
  return failed;
}

/** Number of checks. */
export const checkCount: number = Object.keys(checks).length;

function failure(call: PromiseLike<unknown>): PromiseLike<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}
