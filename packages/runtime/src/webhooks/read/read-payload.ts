import { WebhookError } from "../webhook-error.ts";
import { isDeeperThan } from "./nesting.ts";

/** An event as JSON: any object. */
export type Payload = Readonly<Record<string, unknown>>;

/** Limits of a payload. */
export interface PayloadLimits {
  /** Deepest nesting of lists and objects. */
  readonly maxDepth: number;
}

/** Reads a verified body as a JSON object. Throws `WebhookError` with reason `payload`. */
export function readPayload(body: Uint8Array, { maxDepth }: PayloadLimits): Payload {
  const text = decodeText(body);
  if (isDeeperThan(text, maxDepth))
    throw new WebhookError(
      "payload",
      `The payload is nested deeper than ${maxDepth} levels. Raise maxDepth if the service sends such payloads.`,
    );
  const value = parseJson(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Payload; // checked just here
  throw new WebhookError("payload", "The payload is not a JSON object.");
}

/** UTF-8 without replacements, since these would change what was signed. A byte order mark is left out. */
function decodeText(body: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch (cause) {
    throw new WebhookError("payload", "The payload is not UTF-8.", { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the payload, which may hold personal data.
    throw new WebhookError("payload", "The payload is not JSON.");
  }
}
