import type { Payout } from "@crossborder/types";
import { type Client, type Fetch, isApiError, reconcilePayout } from "../../src/index.ts";
import { testClient, WALLET } from "./test-client.ts";
import { virtualClock } from "./virtual-clock.ts";

const QUOTES = ["qu_00000000000a", "qu_00000000000b"] as const;
type QuoteId = (typeof QUOTES)[number];
const ACCOUNT = "ba_000000000001";

/** Picks one of `count` possibilities. */
export type Choose = (count: number, what: string) => number;

/** Verdict of a reconciliation about a payment. */
type Verdict = "paid" | "not-paid" | "open";

/** A way to reconcile one payment, with the data that its program has saved. */
export type Reconciliation = (
  client: Client,
  saved: Saved,
) => Promise<{ readonly verdict: Verdict; readonly payout?: string }>;

interface Saved {
  readonly quote_id: QuoteId;
  readonly bank_account_id: typeof ACCOUNT;
  readonly knownPayouts: readonly `po_${string}`[];
  /** The account's newest payout before the quote was first executed. */
  readonly newest: string | undefined;
}

/** A run in which a reconciliation was wrong: its verdict, and the choices before it. */
export interface Fault {
  readonly verdict: string;
  readonly trace: readonly string[];
}

/** Fates of one request for an execution. */
const FATES = [
  "answered",
  "lost before it arrives",
  "lost after it is done",
  "accepted, done later",
  "a page of a proxy",
];

/**
 * Plays two payments to one bank account against a service that guarantees no more than the source: `choose` decides
 * whether a used quote that has expired is "used" or "expired", when quotes expire, the fate of each request, and when
 * a process dies before it has saved a result. Returns the first wrong verdict.
 */
export async function playReconciliation(
  reconciliation: Reconciliation,
  choose: Choose,
  events: number,
): Promise<Fault | undefined> {
  const service = startService(choose);
  const client = testClient("https://api.test", {
    fetch: service.fetch,
    clock: virtualClock(),
    retry: { maxAttempts: 1 },
  });
  const known = new Map<QuoteId, `po_${string}`>();
  const newest = new Map<QuoteId, string | undefined>();
  const rejectedForGood: QuoteId[] = [];
  for (let event = 0; event < events; event++) {
    const kind = choose(3, "event");
    if (kind === 2) {
      service.expire();
      continue;
    }
    const quote_id = QUOTES[kind] ?? QUOTES[0];
    if (!newest.has(quote_id)) newest.set(quote_id, service.newest());
    service.trace.push(`reconcile ${quote_id}`);
    const others = [...known].filter(([quote]) => quote !== quote_id).map(([, payout]) => payout);
    const saved = {
      quote_id,
      bank_account_id: ACCOUNT,
      knownPayouts: others,
      newest: newest.get(quote_id),
    } as const;
    const { verdict, payout } = await reconciliation(client, saved);
    service.trace.push(verdict);
    if (verdict === "paid" && !service.isDone(quote_id))
      return { verdict: `${quote_id} paid`, trace: service.trace };
    if (verdict === "not-paid") rejectedForGood.push(quote_id);
    if (payout !== undefined && choose(2, "crash before it is saved") === 0)
      known.set(quote_id, payout as `po_${string}`);
  }
  service.finish();
  const wrong = rejectedForGood.find((quote) => service.isDone(quote));
  return wrong && { verdict: `${wrong} not-paid`, trace: service.trace };
}

/** A service with two quotes that does only what the source states. */
function startService(choose: Choose) {
  const trace: string[] = [];
  const done = new Map<QuoteId, string>();
  const accepted = new Set<QuoteId>();
  let hasExpired = false;
  let listed = 0;
  const saysUsedFirst = choose(2, "a used quote that has expired is used") === 0;
  const finish = (): void => {
    for (const quote of accepted) done.set(quote, `po_00000000000${quote.at(-1)}`);
    accepted.clear();
  };
  const execute = (quote: QuoteId, isLater: boolean): Response => {
    const isUsed = done.has(quote) || accepted.has(quote);
    if (isUsed && (saysUsedFirst || !hasExpired)) return errorResponse(409, "QUOTES_ALREADY_USED");
    if (hasExpired) return errorResponse(400, "QUOTES_EXPIRED");
    accepted.add(quote);
    if (!isLater) finish();
    return Response.json({ id: `po_00000000000${quote.at(-1)}` });
  };
  const fetch: Fetch = async (_url, { method, body }) => {
    if (method === "GET") {
      // The second look of a recovery comes after the time in which an accepted payout is listed.
      if (listed++ > 0) finish();
      trace.push(`list: ${[...done.values()]}`);
      return Response.json([...done.values()].reverse().map((id) => ({ id })));
    }
    listed = 0;
    const { quote_id } = JSON.parse(String(body)) as { quote_id: QuoteId }; // the client's own body
    const fate = FATES[choose(FATES.length, "fate")] ?? "answered";
    trace.push(fate);
    if (fate === "lost before it arrives") throw reset();
    if (fate === "a page of a proxy") return new Response("<html>", { status: 403 });
    const answer = execute(quote_id, fate === "accepted, done later");
    if (fate === "answered") return answer;
    throw reset();
  };
  return {
    fetch,
    trace,
    finish,
    isDone: (quote: QuoteId) => done.has(quote) || accepted.has(quote),
    newest: () => [...done.values()].at(-1),
    expire: () => {
      trace.push("the quotes expire");
      hasExpired = true;
    },
  };
}

function errorResponse(status: number, code: string): Response {
  return Response.json(
    { success: false, code, message: "", description: "", errors: [], trace_id: "t" },
    { status },
  );
}

function reset(): Error {
  return Object.assign(new TypeError("fetch failed"), {
    cause: Object.assign(new Error("reset"), { code: "ECONNRESET", syscall: "read" }),
  });
}

/** The reconciliation that this package exports. */
export const ours: Reconciliation = async (client, { quote_id, bank_account_id, knownPayouts }) => {
  const given = { quote_id, bank_account_id, knownPayouts, sender_wallet_address: WALLET };
  const reconciliation = await reconcilePayout(client, given, { settleMs: 0 });
  if (reconciliation.kind === "paid")
    return { verdict: "paid", ...(reconciliation.payout && { payout: reconciliation.payout.id }) };
  return { verdict: reconciliation.kind === "not-paid" ? "not-paid" : "open" };
};

/** Takes a payout that is newer than the newest one that was noted for the payout of this quote. */
export const byNewest: Reconciliation = async (client, { quote_id, bank_account_id, newest }) => {
  try {
    const { id } = await client.payouts.createEvm({ quote_id, sender_wallet_address: WALLET });
    return { verdict: "paid", payout: id };
  } catch (error) {
    if (!isApiError(error)) return { verdict: "open" };
    if (error.outcome === "processed") return { verdict: "paid" };
    const [found]: Payout[] = await client.payouts.listAll({ bank_account_id });
    return { verdict: found === undefined || found.id === newest ? "not-paid" : "paid" };
  }
};

/** Takes an expired quote for one that was never executed. */
export const byExpiry: Reconciliation = async (client, { quote_id }) => {
  try {
    const { id } = await client.payouts.createEvm({ quote_id, sender_wallet_address: WALLET });
    return { verdict: "paid", payout: id };
  } catch (error) {
    if (isApiError(error, "QUOTES_EXPIRED")) return { verdict: "not-paid" };
    return { verdict: isApiError(error) && error.outcome === "processed" ? "paid" : "open" };
  }
};
