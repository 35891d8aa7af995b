import { createHmac } from "node:crypto";
import type { Expectation, Vector, VectorBody, VectorOptions } from "../vector.ts";

export const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
export const OTHER = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
export const NOW = 1_738_324_800;
export const EVENT = '{"webhook_event":"payout.update","amount":1}';

export interface Draft {
  readonly id?: string;
  readonly timestamp?: string;
  readonly body?: string | Buffer;
  /** Signed parts, if they differ from those that are sent. */
  readonly signed?: { id?: string; timestamp?: string; body?: string | Buffer };
  readonly secret?: string;
  readonly prefix?: string;
  /** Made from the right signature, without its version. */
  readonly signature?: (signature: string) => string;
  /** Made from the three right headers. */
  readonly headers?: (headers: [string, string][]) => [string, string][];
  readonly form?: Vector["form"];
  readonly options?: Partial<VectorOptions>;
  readonly now?: number;
  /** Value to pass instead of the body. */
  readonly given?: VectorBody;
}

export const rejects = (reason: string): Expectation => ({ reason });
export const known: Expectation = { kind: "payout.update" };

export function vector(name: string, expect: Expectation, draft: Draft = {}): Vector {
  const { id = "msg_1", timestamp = String(NOW), body = EVENT, secret = SECRET, prefix = "webhook-" } = draft;
  const message = { id, timestamp, body, ...draft.signed };
  const right = hmac(secret, message);
  const headers: [string, string][] = [
    [`${prefix}id`, id],
    [`${prefix}timestamp`, timestamp],
    [`${prefix}signature`, draft.signature?.(right) ?? `v1,${right}`],
  ];
  return {
    name,
    options: { secrets: SECRET, ...draft.options },
    now: draft.now ?? NOW * 1000,
    headers: draft.headers?.(headers) ?? headers,
    form: draft.form ?? "record",
    body: draft.given ?? (typeof body === "string" ? { text: body } : { base64: body.toString("base64") }),
    expect,
  };
}

export function hmac(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: string; body: string | Buffer },
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest("base64");
}

export const event = (more: string): string => `{"webhook_event":"payout.update",${more}}`;
export const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));

export const FORMS = ["record", "headers", "lists", "raw"] as const;

/** A signature with another secret. */
export const wrong: string = hmac(OTHER, { id: "msg_1", timestamp: String(NOW), body: EVENT });
