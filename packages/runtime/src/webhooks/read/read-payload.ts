import { WebhookError } from "../webhook-error.ts";
import { isDeeperThan } from "./nesting.ts";

/** An event in JSON: any object. */
export type Payload = Readonly<Record<string, unknown>>;

/** Reads a verified body as a JSON object of at most `maxDepth` levels. Throws `WebhookError` with reason `payload`. */
export function readPayload(body: Uint8Array, maxDepth: number): Payload {
  const text = decodeText(body);
  if (isDeeperThan(text, maxDepth))
    throw new WebhookError(
      "payload",
      `The payload is nested deeper than ${maxDepth} levels. Raise maxDepth if the service sends such payloads.`,
    );
  const value = parseJson(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Payload; // just checked
  throw new WebhookError("payload", "The payload is not a JSON object.");
}

/** Decodes UTF-8. Rejects invalid bytes, whose replacement would change the signed text. Removes a byte order mark. */
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
    // The parser's message quotes the payload, which may contain personal data.
    throw new WebhookError("payload", "The payload is not JSON.");
  }
}
