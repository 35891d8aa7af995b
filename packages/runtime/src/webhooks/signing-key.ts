import { WebhookError } from "./webhook-error.ts";

/** Signs with one secret; the key is imported once. */
export interface SigningKey {
  /** The HMAC-SHA256 of a message, in base64. */
  sign(message: Uint8Array<ArrayBuffer>): Promise<string>;
}

const ALGORITHM = { name: "HMAC", hash: "SHA-256" } as const;

/** What Standard Webhooks asks of secrets: at least 192 bits. Longer ones than its 512 are as safe. */
const MIN_SECRET_BYTES = 24;

/**
 * Makes a key from a secret in base64, with or without `whsec_`. Throws `WebhookError` with reason `config` for one that is
 * malformed or shorter than the scheme allows.
 */
export function createSigningKey(secret: string): SigningKey {
  const bytes = decodeSecret(secret);
  let imported: Promise<CryptoKey> | undefined;
  return {
    async sign(message) {
      imported ??= crypto.subtle.importKey("raw", bytes, ALGORITHM, false, ["sign"]);
      return toBase64(new Uint8Array(await crypto.subtle.sign("HMAC", await imported, message)));
    },
  };
}

/** What is signed: `id.timestamp.body`, the headers as they were sent and the body byte for byte. */
export function signedMessage(id: string, timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const message = new Uint8Array(head.length + body.length);
  message.set(head);
  message.set(body, head.length);
  return message;
}

function decodeSecret(secret: unknown): Uint8Array<ArrayBuffer> {
  if (typeof secret !== "string") {
    throw new WebhookError("config", "A signing secret is no text. Is the variable set that it comes from?");
  }
  const text = secret.replace(/^whsec_/, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.replace(/=+$/, "").length % 4 === 1) {
    throw new WebhookError("config", "A signing secret is not base64, with or without whsec_ before it.");
  }
  const bytes = Uint8Array.from(atob(text.replace(/=+$/, "")), (unit) => unit.charCodeAt(0));
  // A shorter one is a part of a secret, or something else: whoever guesses it can sign.
  if (bytes.length < MIN_SECRET_BYTES)
    throw new WebhookError("config", `A signing secret has fewer than ${MIN_SECRET_BYTES} bytes.`);
  return bytes;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
