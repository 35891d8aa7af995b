import { checkNumber, DEFAULT_MAX_BODY_BYTES, tooLarge } from "../limits.ts";
import { configError, WebhookError } from "../webhook-error.ts";
import { describeMismatch } from "./describe-mismatch.ts";
import { createKeyFinder, type FindSecrets, type Keys, type SigningSecrets } from "./find-keys.ts";
import { alreadyParsed } from "./read-body.ts";
import { type HeadersInput, readSignatureHeaders } from "./signature-headers.ts";
import { signedMessage } from "./signing-key.ts";

/** Options of signature checks. */
export interface SignatureOptions {
  /**
   * Signing secrets in base64, with or without `whsec_`, or as `{ raw }`; several while a secret is being replaced. Or
   * a function, synchronous or not, that finds them for each delivery, such as those of the tenant in the URL.
   */
  readonly secrets: SigningSecrets | FindSecrets;
  /** Prefix of the names of the three headers, with the dash; several if senders differ. Default `webhook-`. */
  readonly headerPrefix?: string | readonly string[] | undefined;
  /** Largest allowed difference of the timestamp in either direction, in milliseconds. Default 300000. */
  readonly toleranceMs?: number | undefined;
  /** Longest accepted body in bytes. Default 5242880 (5 MiB). */
  readonly maxBodyBytes?: number | undefined;
  /** Returns the time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** A delivery as received: the body is bytes, or text that was not parsed. */
export interface RawDelivery {
  readonly headers: HeadersInput;
  readonly body: Uint8Array | ArrayBuffer | string;
  /** The request's URL or path, if `secrets` is a function that needs it. */
  readonly url?: string | undefined;
}

/** A delivery whose signature matched. */
export interface VerifiedDelivery {
  /** The message's ID, which is the same for repeated deliveries. */
  readonly id: string;
  /** Time of the signature. */
  readonly timestamp: Date;
  /** The signed body. */
  readonly body: Uint8Array;
  /** Tenant whose secret matched, as the function `secrets` names it. */
  readonly tenant: string | undefined;
}

/** A delivery before its body is read. */
type DeliveryHead = Omit<RawDelivery, "body">;

/** A delivery whose headers and timestamp are valid. */
interface CheckedHead {
  /** Finds the keys with which it may be signed. */
  findKeys(): Keys | Promise<Keys>;
  /** Verifies the body with the given keys, or finds them first. Throws `WebhookError` for an untrusted delivery. */
  open(body: RawDelivery["body"], keys?: Keys): Promise<VerifiedDelivery>;
}

/** Checks the headers of a delivery. Throws `WebhookError` for an untrusted delivery. */
export type CheckHead = (head: DeliveryHead) => CheckedHead;

/**
 * Creates a verifier for the scheme of Standard Webhooks, HMAC-SHA256 over `id.timestamp.body`, in two steps: a body
 * is read only if its headers are valid. Throws `WebhookError` with reason `config` for invalid secrets or options.
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
        const wanted = await Promise.all(keys.map((sign) => sign(message)));
        // From the signed copy: the caller's bytes may have changed meanwhile.
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
  throw configError('headerPrefix must end with a dash, for example "acme-".');
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

/** Not by `instanceof`: test runners and edge runtimes have another `ArrayBuffer`. */
function isArrayBuffer(body: unknown): body is ArrayBuffer {
  return Object.prototype.toString.call(body) === "[object ArrayBuffer]";
}

/** Returns seconds since 1970. Accepts only one spelling of a number, because the text of the header is signed. */
function checkTimestamp(
  text: string,
  { toleranceMs, now }: { toleranceMs: number; now: () => number },
): number {
  if (!/^[1-9][0-9]{0,11}$/.test(text))
    throw new WebhookError("timestamp", "The timestamp is not a number of seconds.");
  const seconds = Number(text);
  const age = Math.floor(now() / 1000) - seconds;
  // Senders' clocks may be fast or slow, so the tolerance applies in both directions. If `now` returns no number, the
  // difference is NaN, which must be rejected.
  if (!(Math.abs(age) * 1000 <= toleranceMs))
    throw new WebhookError("timestamp", describeSkew(age, toleranceMs));
  return seconds;
}

/** Describes the difference of a timestamp, its direction and the likely reason. */
function describeSkew(age: number, toleranceMs: number): string {
  if (!Number.isFinite(age))
    return "The timestamp cannot be checked, because the option `now` did not return a number.";
  const [direction, reason] =
    age > 0
      ? ["past", "The delivery was late or was replayed by somebody else, or this machine's clock is fast."]
      : ["future", "This machine's clock is slow, or the sender's is fast."];
  return `The timestamp is ${Math.abs(age)} seconds in the ${direction}; ${toleranceMs / 1000} are allowed. ${reason}`;
}

/** Returns the signatures of version 1 and ignores other versions. */
function signaturesOf(header: string): string[] {
  return header.split(" ").flatMap((entry) => (entry.startsWith("v1,") ? [entry.slice("v1,".length)] : []));
}

/** Compares all pairs, even after a match, so that timing reveals nothing. */
function anyMatches(given: readonly string[], wanted: readonly string[]): boolean {
  let matches = 0;
  for (const signature of given)
    for (const secret of wanted) matches |= equalInConstantTime(signature, secret);
  return matches === 1;
}

/** Returns 1 if two texts are equal, otherwise 0, in constant time. */
function equalInConstantTime(given: string, wanted: string): 0 | 1 {
  if (given.length !== wanted.length) return 0; // the length of a signature is not secret
  let difference = 0;
  for (let index = 0; index < wanted.length; index++)
    difference |= given.charCodeAt(index) ^ wanted.charCodeAt(index);
  return difference === 0 ? 1 : 0;
}
