import { readFile, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, isSdkError } from "../src/index.ts";
import {
  emptyChunked,
  error,
  halfBody,
  json,
  reset,
  silent,
  stalledBody,
  text,
} from "./support/behaviours.ts";
import { type Behaviour, type FaultServer, startFaultServer } from "./support/fault-server.ts";
import { startResettingServer } from "./support/resetting-server.ts";
import { QUOTE, testClient, WALLET } from "./support/test-client.ts";

let server: FaultServer;
/** An address that nothing listens on any more. */
let nowhere: string;
/** Answers no connection but with a reset. */
let resetting: Awaited<ReturnType<typeof startResettingServer>>;
beforeAll(async () => {
  resetting = await startResettingServer();
  const gone = await startFaultServer();
  nowhere = gone.url;
  await gone.close();
  server = await startFaultServer();
});
afterAll(() => {
  resetting.close();
  return server.close();
});

/** One operation for each way to treat a request that is sent twice. */
const CALLS = {
  "`GET`": (client: Client) => client.doc.get(),
  idempotent: (client: Client) =>
    client.tos.create({ idempotency_key: "00000000-0000-4000-8000-000000000001" }),
  "single-use": (client: Client) =>
    client.payouts.createEvm({ quote_id: QUOTE, sender_wallet_address: WALLET }),
  none: (client: Client) => client.customers.create({ first_name: "Ada" }),
} as const satisfies Record<string, (client: Client) => Promise<unknown>>;

/** The described success of each operation. */
const GOOD: Behaviour = (request, response) => {
  const id = request.url.endsWith("/receivers") ? "re_000000000001" : "po_000000000001";
  json(200, { url: "https://terms.example.com", id })(request, response);
};

/** Faults before any request is read. */
type Unread = "connection-refused" | "reset unread";

/** Behaviour of the server at the first attempt and after it; the attempts and the outcome of each operation. */
const FAULTS: readonly [
  name: string,
  first: Behaviour | Unread,
  then: Behaviour | "same",
  expected: readonly string[],
][] = [
  [
    "connection refused",
    "connection-refused",
    "same",
    ["not-sent ×3", "not-sent ×3", "not-sent ×3", "not-sent ×3"],
  ],
  [
    "reset before the request was read",
    "reset unread",
    "same",
    ["unknown ×3", "unknown ×3", "unknown ×3", "unknown"],
  ],
  ["no response", silent, "same", ["unknown ×3", "unknown ×3", "unknown ×3", "unknown"]],
  ["reset after the request was read", reset, "same", ["unknown ×3", "unknown ×3", "unknown ×3", "unknown"]],
  ["reset once, then fine", reset, GOOD, ["ok ×2", "ok ×2", "ok ×2", "unknown"]],
  [
    "reset once, then `QUOTES_ALREADY_USED`",
    reset,
    error(409, "QUOTES_ALREADY_USED"),
    ["rejected ×2", "unknown ×2", "processed ×2", "unknown"],
  ],
  [
    "reset once, then `QUOTES_EXPIRED`",
    reset,
    error(400, "QUOTES_EXPIRED"),
    ["rejected ×2", "unknown ×2", "unknown ×2", "unknown"],
  ],
  ["half a body", halfBody, "same", ["unknown ×3", "unknown ×3", "unknown ×3", "unknown"]],
  ["a head, then nothing", stalledBody, "same", ["unknown ×3", "unknown ×3", "unknown ×3", "unknown"]],
  ["502 with HTML", text(502, "<html>"), "same", ["unknown ×3", "unknown ×3", "unknown ×3", "unknown"]],
  ["502, empty", text(502, ""), "same", ["unknown ×3", "unknown ×3", "unknown ×3", "unknown"]],
  ["502, empty, in chunks", emptyChunked(502), "same", ["unknown ×3", "unknown ×3", "unknown ×3", "unknown"]],
  [
    "502 with JSON without a code",
    json(502, { message: "?" }),
    "same",
    ["unknown ×3", "unknown ×3", "unknown ×3", "unknown"],
  ],
  ["500 with HTML", text(500, "<html>"), "same", ["unknown ×3", "unknown ×3", "unknown ×3", "unknown"]],
  ["200 with HTML", text(200, "<html>"), "same", ["unknown", "unknown", "unknown ×2", "unknown"]],
  ["200, empty", text(200, ""), "same", ["unknown", "unknown", "unknown ×2", "unknown"]],
  ["200 with `null`", json(200, null), "same", ["unknown", "unknown", "unknown ×2", "unknown"]],
  ["200 with `{}`", json(200, {}), "same", ["ok", "ok", "unknown ×2", "unknown"]],
  [
    "200 with another ID",
    json(200, { id: "ba_000000000001" }),
    "same",
    ["ok", "ok", "unknown ×2", "unknown"],
  ],
  [
    "200 with HTML, then `QUOTES_ALREADY_USED`",
    text(200, "<html>"),
    error(409, "QUOTES_ALREADY_USED"),
    ["unknown", "unknown", "processed ×2", "unknown"],
  ],
  [
    "`QUOTES_ALREADY_USED` at once",
    error(409, "QUOTES_ALREADY_USED"),
    "same",
    ["rejected", "rejected", "processed", "rejected"],
  ],
  ["204", text(204, ""), "same", ["unknown", "unknown", "unknown ×2", "unknown"]],
  [
    "200 with an error envelope",
    error(200, "INTERNAL_ERROR"),
    "same",
    ["unknown", "unknown", "unknown", "unknown"],
  ],
  ["429 with HTML, then fine", text(429, "<html>"), GOOD, ["ok ×2", "ok ×2", "ok ×2", "unknown"]],
  ["403 with HTML", text(403, "<html>"), "same", ["unknown", "unknown", "unknown", "unknown"]],
  [
    "403 with JSON without the mark of an error",
    json(403, { code: "BLOCKED" }),
    "same",
    ["unknown", "unknown", "unknown", "unknown"],
  ],
  ["404 with HTML", text(404, "<html>"), "same", ["unknown", "unknown", "unknown", "unknown"]],
  [
    "a redirect (301, 302, 303, 307 or 308)",
    text(303, "", { location: "http://127.0.0.1:9/" }),
    "same",
    ["unknown", "unknown", "unknown", "unknown"],
  ],
  [
    "`AUTH_RATE_LIMITED` (429), then fine",
    error(429, "AUTH_RATE_LIMITED"),
    GOOD,
    ["ok ×2", "ok ×2", "ok ×2", "ok ×2"],
  ],
  [
    "`PAYOUTS_ALLOWANCE_NOT_CONFIRMED` (400), then fine",
    error(400, "PAYOUTS_ALLOWANCE_NOT_CONFIRMED"),
    GOOD,
    ["ok ×2", "ok ×2", "ok ×2", "rejected"],
  ],
  [
    "`INTERNAL_ERROR` (500), then fine",
    error(500, "INTERNAL_ERROR"),
    GOOD,
    ["ok ×2", "ok ×2", "ok ×2", "unknown"],
  ],
  [
    "`PAYINS_FUNDING_PULL_FAILED` (502)",
    error(502, "PAYINS_FUNDING_PULL_FAILED"),
    "same",
    ["rejected", "rejected", "rejected", "rejected"],
  ],
  [
    "`PAYINS_CARD_PAYMENT_PENDING` (502)",
    error(502, "PAYINS_CARD_PAYMENT_PENDING"),
    "same",
    ["rejected", "rejected", "unknown", "unknown"],
  ],
  [
    "`QUOTES_EXPIRED` (400)",
    error(400, "QUOTES_EXPIRED"),
    "same",
    ["rejected", "rejected", "rejected", "rejected"],
  ],
  [
    "an unknown code with 400",
    error(400, "SOMETHING_NEW"),
    "same",
    ["rejected", "rejected", "rejected", "rejected"],
  ],
  [
    "an unknown code with 503, then fine",
    error(503, "SOMETHING_NEW"),
    GOOD,
    ["ok ×2", "ok ×2", "unknown", "unknown"],
  ],
];

/** Faults by the cells of their row: those with the same outcomes share one. */
const rows = new Map<string, string[]>();

describe("each fault has the outcome that the guide says", () => {
  test.each(FAULTS)("%s", async (name, first, then, expected) => {
    const results: string[] = [];
    for (const call of Object.values(CALLS)) results.push(await resultOf(call, first, then));
    const cells = results.join(" | ");
    rows.set(cells, [...(rows.get(cells) ?? []), name]);
    expect(results).toEqual(expected);
  });

  test("and its table there is the one that these tests give", async () => {
    const file = new URL("../../../docs/packages/client.md", import.meta.url);
    const guide = await readFile(file, "utf8");
    const table = [
      `| fault | ${Object.keys(CALLS).join(" | ")} |`,
      "| --- | --- | --- | --- | --- |",
      ...[...rows].map(([cells, names]) => `| ${names.join("; ")} | ${cells} |`),
    ].join("\n");
    if (process.env.UPDATE_GUIDE) {
      const updated = guide.replace(
        /(<!-- fault matrix -->\n)[\s\S]*(<!-- end -->)/,
        (_all, start, end) => `${start}\n${table}\n\n${end}`,
      );
      await writeFile(file, updated);
    }
    expect(await readFile(file, "utf8")).toContain(`\n${table}\n`);
    const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
    expect(readme).toContain(`table of ${FAULTS.length} faults`);
    const front = await readFile(new URL("../../../README.md", import.meta.url), "utf8");
    expect(front).toContain(`${FAULTS.length} faults on the wire`);
  });
});

/** `ok` or the outcome, with the number of attempts if there was more than one. */
async function resultOf(
  call: (client: Client) => Promise<unknown>,
  first: Behaviour | Unread,
  then: Behaviour | "same",
): Promise<string> {
  const retry = first === silent || first === stalledBody ? { attemptTimeoutMs: 100 } : {};
  const isRead = typeof first === "function";
  const unread = first === "connection-refused" ? nowhere : resetting.url;
  const client = testClient(isRead ? server.url : unread, { retry });
  if (isRead) server.behave(first, then === "same" ? first : then);
  const [outcome, attempts] = await call(client).then(
    () => ["ok", server.received.length] as const,
    (reason: unknown) => {
      if (!isSdkError(reason)) throw reason;
      return [reason.outcome, reason.attempts.length] as const;
    },
  );
  if (isRead) expect(attempts).toBe(server.received.length);
  return attempts > 1 ? `${outcome} ×${attempts}` : outcome;
}
