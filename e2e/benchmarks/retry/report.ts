import { createClient } from "@crossborder/client";
import { errorCatalog, findError } from "@crossborder/errors";

/** Error codes that a policy decides wrongly. */
interface WrongDecisions {
  readonly policy: string;
  /** Sent again although the same request cannot succeed, or succeeds twice. */
  readonly retried: readonly string[];
  /** Given up although the same request succeeds a little later. */
  readonly notRetried: readonly string[];
}

/** Retryable by its class, and still never to be sent again as it is. */
interface Exception {
  readonly code: string;
  readonly reason: string;
}

/** Figures of `report:retry`. */
export interface RetryReport {
  readonly codes: number;
  readonly policies: readonly WrongDecisions[];
  readonly ours: WrongDecisions;
  readonly exceptions: readonly Exception[];
}

type ErrorEntry = readonly [code: string, entry: { readonly status: number; readonly retryClass: string }];

const CODES: readonly ErrorEntry[] = Object.entries(errorCatalog);

const oneOf =
  (...statuses: readonly number[]) =>
  (status: number): boolean =>
    statuses.includes(status);

/** The published rules by status of five widely used clients. */
const STATUS_POLICIES: Readonly<Record<string, (status: number) => boolean>> = {
  "429 and 5xx": (status) => status === 429 || status >= 500,
  "409 and 5xx": (status) => status === 409 || status >= 500,
  "408, 409, 429 and 5xx": (status) => oneOf(408, 409, 429)(status) || status >= 500,
  "429, 500, 502, 503, 504": oneOf(429, 500, 502, 503, 504),
  "any but 400, 401, 403, 404, 410, 422, 451": (status) => !oneOf(400, 401, 403, 404, 410, 422, 451)(status),
};

/** Compares status-based policies and our client with the catalogue, on an operation that may be repeated. */
export async function retryReport(): Promise<RetryReport> {
  const sentAgain = new Set<string>();
  for (const entry of CODES) if (await isSentAgain(entry)) sentAgain.add(entry[0]);
  return {
    codes: CODES.length,
    policies: Object.entries(STATUS_POLICIES).map(([name, retries]) =>
      wrongDecisions(name, ([, { status }]) => retries(status)),
    ),
    ours: wrongDecisions("by code (@crossborder/client)", ([code]) => sentAgain.has(code)),
    exceptions: CODES.flatMap(([code]) => {
      const { resend, note = "" } = findError(code) ?? {};
      return resend === false && !sentAgain.has(code) ? [{ code, reason: note }] : [];
    }),
  };
}

/** Calls our client to find out whether it sends an idempotent request again after this error. */
async function isSentAgain([code, { status }]: ErrorEntry): Promise<boolean> {
  let requests = 0;
  const client = createClient({
    apiKey: "key",
    instanceId: "in_000000000001",
    baseUrl: "http://127.0.0.1:9",
    retry: { maxAttempts: 2, baseDelayMs: 0 },
    fetch: async () => {
      requests += 1;
      return Response.json({ success: false, code }, { status });
    },
  });
  await client.tos.create({ idempotency_key: "00000000-0000-4000-8000-000000000001" }).catch(() => {});
  return requests > 1;
}

/** Codes that are not to be resent are exceptions: they count neither way. */
function wrongDecisions(policy: string, isRetried: (entry: ErrorEntry) => boolean): WrongDecisions {
  const counted = CODES.filter(([code]) => findError(code)?.resend !== false);
  const isRetryable = ([, { retryClass }]: ErrorEntry): boolean => retryClass === "retryable";
  const namesOf = (entries: readonly ErrorEntry[]): string[] => entries.map(([code]) => code);
  return {
    policy,
    retried: namesOf(counted.filter((entry) => isRetried(entry) && !isRetryable(entry))),
    notRetried: namesOf(counted.filter((entry) => !isRetried(entry) && isRetryable(entry))),
  };
}
