import { checkNumber, DEFAULT_MAX_BODY_BYTES, tooLarge } from "./limits.ts";
import { alreadyRead } from "./read-body.ts";
import { type HeadersInput, readSignatureHeaders } from "./signature-headers.ts";
import { createSigningKey, signedMessage } from "./signing-key.ts";
import { WebhookError } from "./webhook-error.ts";

/** What a verifier needs. */
export interface VerifierOptions {
  /** Signing secrets in base64, with or without `whsec_`; several while a secret is being replaced. */
  readonly secrets: string | readonly string[];
  /** What the names of the three headers begin with, the dash included; several when senders differ. Default `webhook-`. */
  readonly headerPrefix?: string | readonly string[] | undefined;
  /** How far the timestamp may be off, in seconds, both ways, the boundary included. Default 300. */
  readonly toleranceSeconds?: number | undefined;
  /** Longest body that is taken, in bytes. Default 1048576 (1 MiB). */
  readonly maxBodyBytes?: number | undefined;
  /** The time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** A delivery as it came: the body is bytes, or text that nobody has parsed. */
export interface RawDelivery {
  readonly headers: HeadersInput;
  readonly body: Uint8Array | ArrayBuffer | string;
}

/** A delivery whose signature matched. */
export interface VerifiedDelivery {
  /** Names the message; it is the same when the delivery is repeated. */
  readonly id: string;
  /** When it was signed. */
  readonly timestamp: Date;
  /** The body that was signed. */
  readonly body: Uint8Array;
}

/** Checks deliveries; what it gives can only be had from a signature that matched. */
export interface Verifier {
  /** Throws `WebhookError` for a delivery that must not be trusted. */
  verify(delivery: RawDelivery): Promise<VerifiedDelivery>;
}

/**
 * Makes a verifier for the scheme of Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`. Throws `WebhookError` with
 * reason `config` when a secret or another option cannot be used.
 */
export function createVerifier(options: VerifierOptions): Verifier {
  const { now = Date.now } = options;
  const toleranceSeconds = checkNumber("toleranceSeconds", options.toleranceSeconds ?? 300, 0);
  const maxBodyBytes = checkNumber("maxBodyBytes", options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES, 1);
  const prefixes = checkPrefixes([options.headerPrefix ?? "webhook-"].flat());
  const keys = [options.secrets].flat().map(createSigningKey);
  if (keys.length === 0) throw new WebhookError("config", "At least one signing secret is needed.");
  return {
    async verify(delivery) {
      const body = bytesOf(delivery.body);
      if (body.length > maxBodyBytes) throw tooLarge(maxBodyBytes);
      const { id, timestamp, signature } = readSignatureHeaders(delivery.headers, prefixes);
      const sentAt = checkTimestamp(timestamp, { toleranceSeconds, now });
      const message = signedMessage(id, timestamp, body);
      const wanted = await Promise.all(keys.map((key) => key.sign(message)));
      if (!anyMatches(signaturesOf(signature), wanted))
        throw new WebhookError("signature", "No signature matches.");
      // From the copy that was signed: the caller's own bytes may have changed meanwhile.
      return { id, timestamp: new Date(sentAt * 1000), body: message.subarray(message.length - body.length) };
    },
  };
}

function checkPrefixes(prefixes: readonly string[]): string[] {
  if (prefixes.length > 0 && prefixes.every((prefix) => /^[\w-]*-$/.test(prefix)))
    return [...new Set(prefixes.map((prefix) => prefix.toLowerCase()))];
  throw new WebhookError("config", 'headerPrefix must end in the dash, like "acme-".');
}

function bytesOf(body: unknown): Uint8Array {
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (isArrayBuffer(body)) return new Uint8Array(body);
  if (typeof body === "string") return new TextEncoder().encode(body);
  throw alreadyRead(
    "Give the bytes or the text as they came, before any JSON parser, for example from request.arrayBuffer().",
  );
}

/** Not by `instanceof`: test runners and edge runtimes bring an `ArrayBuffer` of their own. */
function isArrayBuffer(body: unknown): body is ArrayBuffer {
  return Object.prototype.toString.call(body) === "[object ArrayBuffer]";
}

/** What is signed is the header's text, so only one spelling of a number is taken. Gives seconds since 1970. */
function checkTimestamp(
  text: string,
  { toleranceSeconds, now }: { toleranceSeconds: number; now: () => number },
): number {
  if (!/^[1-9][0-9]{0,11}$/.test(text))
    throw new WebhookError("timestamp", "The timestamp is no number of seconds.");
  const seconds = Number(text);
  // Clocks of senders are off both ways: early timestamps are taken as far as late ones. A clock that gives no number
  // makes the difference NaN, which must not pass.
  if (!(Math.abs(Math.floor(now() / 1000) - seconds) <= toleranceSeconds)) {
    throw new WebhookError("timestamp", `The timestamp is more than ${toleranceSeconds} seconds off.`);
  }
  return seconds;
}

/** The signatures of version 1; other versions may stand beside them. */
function signaturesOf(header: string): string[] {
  return header.split(" ").flatMap((entry) => (entry.startsWith("v1,") ? [entry.slice("v1,".length)] : []));
}

/** Looks at every pair, whatever the first ones gave, so that the time tells nothing. */
function anyMatches(given: readonly string[], wanted: readonly string[]): boolean {
  let matches = 0;
  for (const signature of given)
    for (const secret of wanted) matches |= equalInConstantTime(signature, secret);
  return matches === 1;
}

/** 1 when two texts are equal, else 0; takes as long for the first difference as for the last. */
function equalInConstantTime(given: string, wanted: string): 0 | 1 {
  if (given.length !== wanted.length) return 0; // the length of a signature is no secret
  let difference = 0;
  for (let index = 0; index < wanted.length; index++)
    difference |= given.charCodeAt(index) ^ wanted.charCodeAt(index);
  return difference === 0 ? 1 : 0;
}
