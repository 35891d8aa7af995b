import type { Fetch } from "../../src/index.ts";

/** Course of one request: whether the service carries it out, and what the caller sees. */
export interface Fault {
  readonly arrives: boolean;
  readonly seen:
    | "answer"
    | "connection refused"
    | "connection reset"
    | "no answer in time"
    | "half a body"
    | "HTML 502"
    | "HTML 200"
    | "AUTH_RATE_LIMITED"
    | "PAYOUTS_ALLOWANCE_NOT_CONFIRMED"
    | "INTERNAL_ERROR"
    | "QUOTES_EXPIRED"
    | Page;
}

/** A response that the service never gives: a proxy, a firewall or a wrong address does. */
export interface Page {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Work that a service has done so far. */
export interface Ledger {
  /** Quote ID to number of executions. */
  readonly executions: Map<string, number>;
  quotes: number;
  customers: number;
}

/** A small service that keeps books, behind a network with the scheduled faults. */
export function payoutService(schedule: readonly Fault[]): {
  readonly fetch: Fetch;
  readonly ledger: Ledger;
} {
  const ledger: Ledger = { executions: new Map(), quotes: 0, customers: 0 };
  const faults = [...schedule];
  const fetch: Fetch = async (url, init) => {
    const fault = faults.shift() ?? { arrives: true, seen: "answer" };
    const body = await new Response(init.body).text();
    const answer = fault.arrives ? carryOut(ledger, new URL(url).pathname, body) : undefined;
    return show(fault, answer);
  };
  return { fetch, ledger };
}

function carryOut(ledger: Ledger, path: string, body: string): Response {
  if (path.endsWith("/quotes")) {
    ledger.quotes += 1;
    return Response.json({
      id: `qu_${String(ledger.quotes).padStart(12, "0")}`,
      contract: { address: "0x02" },
    });
  }
  if (path.endsWith("/receivers")) {
    ledger.customers += 1;
    return Response.json({ id: "re_000000000001" });
  }
  const { quote_id: quote } = JSON.parse(body) as { quote_id: string }; // the client's own body
  const used = ledger.executions.get(quote) ?? 0;
  if (used > 0) return errorResponse(409, "QUOTES_ALREADY_USED");
  ledger.executions.set(quote, used + 1);
  return Response.json({ id: "po_000000000001" });
}

function errorResponse(status: number, code: string): Response {
  return Response.json(
    { success: false, code, message: "", description: "", errors: [], trace_id: "t" },
    { status },
  );
}

function show({ seen }: Fault, answer: Response | undefined): Response {
  if (typeof seen === "object") return pageResponse(seen);
  switch (seen) {
    case "answer":
      return answer ?? errorResponse(503, "AUTH_SERVICE_UNAVAILABLE");
    case "connection refused":
      throw systemError("ECONNREFUSED", "connect");
    case "connection reset":
      throw systemError("ECONNRESET", "read");
    case "no answer in time":
      throw new DOMException("late", "TimeoutError");
    case "half a body":
      return new Response(
        new ReadableStream({ start: (stream) => stream.error(systemError("ECONNRESET", "read")) }),
      );
    case "HTML 502":
      return new Response("<html>", { status: 502 });
    case "HTML 200":
      return new Response("<html>");
    case "AUTH_RATE_LIMITED":
      return errorResponse(429, seen);
    case "INTERNAL_ERROR":
      return errorResponse(500, seen);
    default:
      return errorResponse(400, seen);
  }
}

function pageResponse({ status, contentType, body }: Page): Response {
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : body, { status, headers: { "content-type": contentType } });
}

function systemError(code: string, syscall: string): Error {
  return Object.assign(new TypeError("fetch failed"), {
    cause: Object.assign(new Error(code), { code, syscall }),
  });
}
