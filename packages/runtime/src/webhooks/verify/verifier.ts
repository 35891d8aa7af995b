import { checkNumber, DEFAULT_MAX_BODY_BYTES, tooLarge } from "../limits.ts";
import { WebhookError } from "../webhook-error.ts";
import { describeMismatch } from "./describe-mismatch.ts";
import { createKeyFinder, type FindSecrets, type Keys, type SigningSecrets } from "./find-keys.ts";
import { alreadyParsed } from "./read-body.ts";
import { type HeadersInput, readSignatureHeaders } from "./signature-headers.ts";
import { signedMessage } from "./signing-key.ts";

/** Options of the check of signatures. */
export interface SignatureOptions {
  /**
   * Signing secrets in base64, with or without `whsec_`, or as `{ raw }`; several while a secret is being replaced. A function
   * finds them for each delivery, at once or later, such as those of the tenant in the URL.
   */
  readonly secrets: SigningSecrets | FindSecrets;
  /** Prefix of the names of the three headers, with the dash; several when senders differ. Default `webhook-`. */
  readonly headerPrefix?: string | readonly string[] | undefined;
  /** Largest difference of the timestamp in either direction, in milliseconds, the boundary included. Default 300000. */
  readonly toleranceMs?: number | undefined;
  /** Longest body that is taken, in bytes. Default 5242880 (5 MiB). */
  readonly maxBodyBytes?: number | undefined;
  /** The time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** A delivery as it came: the body is bytes, or text that nobody has parsed. */
export interface RawDelivery {
  readonly headers: HeadersInput;
  readonly body: Uint8Array | ArrayBuffer | string;
  /** The request's URL or path, where `secrets` is a function that needs it. */
  readonly url?: string | undefined;
}

/** A delivery whose signature matched. */
export interface VerifiedDelivery {
  /** Names the message; it is the same when the delivery is repeated. */
  readonly id: string;
  /** Time at which it was signed. */
  readonly timestamp: Date;
  /** The body that was signed. */
  readonly body: Uint8Array;
  /** Whose secret matched, as the function `secrets` names it. */
  readonly tenant: string | undefined;
}

/** A delivery before its body is read. */
type DeliveryHead = Omit<RawDelivery, "body">;

/** A delivery whose headers and timestamp are in order. */
interface CheckedHead {
  /** Finds the keys that it may be signed with. */
  findKeys(): Keys | Promise<Keys>;
  /** Checks the body against these keys, or finds them first. Throws `WebhookError` for a delivery that must not be trusted. */
  open(body: RawDelivery["body"], keys?: Keys): Promise<VerifiedDelivery>;
}

/** Checks what comes before a body. Throws `WebhookError` for a delivery that must not be trusted. */
export type CheckHead = (head: DeliveryHead) => CheckedHead;

/**
 * Makes a verifier for the scheme of Standard Webhooks, HMAC-SHA256 over `id.timestamp.body`, in two steps, so that nobody's
 * body is read whose headers are wrong. Throws `WebhookError` with reason `config` when a secret or another option cannot be
 * used.
 */
export function createHeadCheck(options: SignatureOptions): CheckHead {
  const { now = Date.now } = options;
  const toleranceMs = checkNumber("toleranceMs", options.toleranceMs ?? 300_000, 0);
  const maxBodyBytes = checkNumber("maxBodyBytes", options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES, 1);
  const prefixes = checkPrefixes([options.headerPrefix ?? "webhook-"].flat());
  const findKeys = createKeyFinder(options.secrets);
  return (head) => {
    const { id, timestamp, signature } = readSignatureHeaders(head.headers, prefixes);
    const sentAt = checkTimestamp(timestamp, { toleranceMs, now });
    return {
      findKeys: () => findKeys(head),
      async open(given, found) {
        const body = bytesOf(given);
        if (body.length > maxBodyBytes) throw tooLarge(maxBodyBytes);
        const message = signedMessage(id, timestamp, body);
        const { keys, tenant, confirm } = found ?? (await findKeys(head));
        const wanted = await Promise.all(keys.map((key) => key.sign(message)));
        // From the copy that was signed: the caller's own bytes may have changed meanwhile.
        const signed = message.subarray(message.length - body.length);
        if (!anyMatches(signaturesOf(signature), wanted))
          throw new WebhookError("signature", describeMismatch(head.headers, signed));
        confirm?.();
        return { id, timestamp: new Date(sentAt * 1000), body: signed, tenant };
      },
    };
  };
}

function checkPrefixes(prefixes: readonly string[]): string[] {
  if (prefixes.length > 0 && prefixes.every((prefix) => /^[\w-]*-$/.test(prefix)))
    return [...new Set(prefixes.map((prefix) => prefix.toLowerCase()))];
  throw new WebhookError("config", 'headerPrefix must end with a dash, for example "acme-".');
}

function bytesOf(body: unknown): Uint8Array {
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (isArrayBuffer(body)) return new Uint8Array(body);
  if (typeof body === "string") return new TextEncoder().encode(body);
  throw alreadyParsed(
    body,
    "Pass `body` as bytes or text before any JSON parser, for example from request.arrayBuffer().",
  );
}

/** Not by `instanceof`: test runners and edge runtimes bring an `ArrayBuffer` of their own. */
function isArrayBuffer(body: unknown): body is ArrayBuffer {
  return Object.prototype.toString.call(body) === "[object ArrayBuffer]";
}

/** Returns seconds since 1970. The text of the header is signed, so only one spelling of a number is accepted. */
function checkTimestamp(
  text: string,
  { toleranceMs, now }: { toleranceMs: number; now: () => number },
): number {
  if (!/^[1-9][0-9]{0,11}$/.test(text))
    throw new WebhookError("timestamp", "The timestamp is not a number of seconds.");
  const seconds = Number(text);
  const age = Math.floor(now() / 1000) - seconds;
  // Clocks of senders are off both ways: early timestamps are taken as far as late ones. A clock that gives no number
  // makes the difference NaN, which must not pass.
  if (!(Math.abs(age) * 1000 <= toleranceMs))
    throw new WebhookError("timestamp", describeSkew(age, toleranceMs));
  return seconds;
}

/** Describes how far a timestamp is off, in which direction, and the likely reason. */
function describeSkew(age: number, toleranceMs: number): string {
  if (!Number.isFinite(age))
    return "The timestamp cannot be checked, because the option `now` did not return a number.";
  const [direction, reason] =
    age > 0
      ? ["past", "The delivery was late or was replayed by somebody else, or this machine's clock is fast."]
      : ["future", "This machine's clock is slow, or the sender's is fast."];
  return `The timestamp is ${Math.abs(age)} seconds in the ${direction}; ${toleranceMs / 1000} are allowed. ${reason}`;
}

/** The signatures of version 1; other versions may stand beside them. */
function signaturesOf(header: string): string[] {
  return header.split(" ").flatMap((entry) => (entry.startsWith("v1,") ? [entry.slice("v1,".length)] : []));
}

/** Looks at every pair, whatever the first ones gave, so that the time reveals nothing. */
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
