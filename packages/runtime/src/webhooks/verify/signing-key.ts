import { createHmacSigner } from "#hmac";
import type { Bytes } from "../../bytes.ts";
import { configError } from "../webhook-error.ts";

/**
 * A signing secret: base64 with or without `whsec_`, or `{ raw }`, whose UTF-8 text is the key. Either way, it has at
 * least 24 bytes, as Standard Webhooks requires.
 */
export type SigningSecret = string | { readonly raw: string };

/** Returns the HMAC-SHA256 of a message under one key, in base64; synchronously if the platform can. */
export type SigningKey = (message: Bytes) => string | Promise<string>;

/** Minimum of Standard Webhooks for secrets: 192 bits. Secrets beyond its maximum of 512 bits are accepted. */
const MIN_SECRET_BYTES = 24;

/** Creates a key from a secret. Throws `WebhookError` with reason `config` if it is malformed or too short. */
export function createSigningKey(secret: SigningSecret): SigningKey {
  const bytes = secretBytes(secret);
  // A shorter one is not a complete secret, and an attacker who guesses it could sign.
  if (bytes.length < MIN_SECRET_BYTES)
    throw configError(
      `A signing secret has fewer than ${MIN_SECRET_BYTES} bytes. Use the whole secret of the endpoint.`,
    );
  return createHmacSigner(bytes);
}

/** Returns the signed bytes: `id.timestamp.body`, the headers as they were sent and the body byte for byte. */
export function signedMessage(id: string, timestamp: string, body: Uint8Array): Bytes {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const message = new Uint8Array(head.length + body.length);
  message.set(head);
  message.set(body, head.length);
  return message;
}

function secretBytes(secret: unknown): Bytes {
  if (typeof secret === "string") return decodeSecret(secret);
  const raw = (secret as { readonly raw?: unknown } | null | undefined)?.raw; // of any value
  if (typeof raw === "string") return new TextEncoder().encode(raw);
  throw configError("A signing secret is not a string. Check that its environment variable is set.");
}

function decodeSecret(secret: string): Bytes {
  const text = secret.replace(/^whsec_/, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.replace(/=+$/, "").length % 4 === 1) {
    throw configError(
      "A signing secret is not base64, with or without the prefix whsec_. If its text is the key itself, pass { raw: secret }.",
    );
  }
  return Uint8Array.from(atob(text.replace(/=+$/, "")), (unit) => unit.charCodeAt(0));
}
