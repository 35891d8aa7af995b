import type { Bytes } from "../../bytes.ts";
import type { SigningSecrets } from "../verify/find-keys.ts";
import { isBytes } from "../verify/read-body.ts";
import { createSigningKey, signedMessage } from "../verify/signing-key.ts";

/** Options of a signer. */
export interface SignOptions<Event> {
  /** Signing secret in base64, with or without `whsec_`, or as `{ raw }`; several create several signatures. */
  readonly secrets: SigningSecrets;
  /** Sent as JSON; text and bytes are sent as they are. */
  readonly event: Event | string | Uint8Array;
  /** Default `msg_` and a random UUID. */
  readonly id?: string | undefined;
  /** Time of the signature. Default now. */
  readonly timestamp?: Date | undefined;
  /** Prefix of the names of the three headers, with the dash. Default `webhook-`. */
  readonly headerPrefix?: string | undefined;
}

/** A signed delivery, which you can pass as options to `Request` or `fetch`. */
export interface SignedDelivery {
  readonly method: "POST";
  readonly headers: Record<string, string>;
  readonly body: string | Bytes;
}

/** Signs a delivery like the service, for tests. Throws `WebhookError` with reason `config` for a malformed secret. */
export async function signDelivery<Event extends object>(
  options: SignOptions<Event>,
): Promise<SignedDelivery> {
  const { event, timestamp = new Date(), headerPrefix = "webhook-" } = options;
  const id = options.id ?? `msg_${crypto.randomUUID()}`;
  const body = bodyOf(event);
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const seconds = String(Math.floor(timestamp.getTime() / 1000));
  const message = signedMessage(id, seconds, bytes);
  const signatures = await Promise.all(
    [options.secrets].flat().map((secret) => createSigningKey(secret)(message)),
  );
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [`${headerPrefix}id`]: id,
      [`${headerPrefix}timestamp`]: seconds,
      [`${headerPrefix}signature`]: signatures.map((signature) => `v1,${signature}`).join(" "),
    },
    body,
  };
}

function bodyOf(event: object | string): string | Bytes {
  if (typeof event === "string") return event;
  return isBytes(event) ? new Uint8Array(event) : JSON.stringify(event);
}
