import { isWebhookError, type WebhookErrorReason } from "../webhook-error.ts";

/** Outcome of a delivery after its response. */
export interface DeliveryOutcome extends FailedDelivery {
  /**
   * `accepted`: its handler finished. `duplicate`: the message was handled before. `changed`: it was handled before,
   * with another body. `ignored`: the event has no handler. `busy`: another worker is handling the message. `closed`:
   * the receiver is closed. `rejected`: not verified or not readable. `failed`: its handler failed or was late.
   */
  readonly outcome:
    | "accepted"
    | "duplicate"
    | "changed"
    | "ignored"
    | "busy"
    | "closed"
    | "rejected"
    | "failed";
  /** The reason of the `WebhookError` that ended it, if one did. */
  readonly reason: WebhookErrorReason | undefined;
  /** The status of the response. */
  readonly status: number;
  /** Time from the request's headers to the response, in milliseconds, by a monotonic clock. */
  readonly durationMs: number;
}

/** Outcome of a delivery. */
export type Outcome = DeliveryOutcome["outcome"];

/** Known facts about a delivery that failed. All are undefined until its signature has matched. */
export interface FailedDelivery {
  /** The message's ID, which is the same for repeated deliveries. */
  readonly id: string | undefined;
  /** The event's name in the payload. */
  readonly event: string | undefined;
  /**
   * Number of attempts of the message, including this one: counted by the database of an inbox, otherwise by this
   * receiver since the process started.
   */
  readonly attempt: number | undefined;
  /** Tenant whose secret matched, if the function `secrets` names tenants. */
  readonly tenant: string | undefined;
}

const MAX_FRAMES = 5;

/**
 * Default of `onError`: writes an error to the console, with its message and where the code failed. `busy` and `closed`
 * are not failures and are written as information. The messages of errors of other code are omitted, since they may
 * quote the payload.
 */
export function logError(error: unknown, { id, event, attempt, tenant }: FailedDelivery): void {
  const delivery = Object.entries({ id, event, attempt, tenant })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${printable(String(value))}`);
  const about = delivery.length > 0 ? ` (${delivery.join(", ")})` : "";
  if (isWebhookError(error, "busy", "closed")) {
    const what = error.reason === "busy" ? "is already being handled" : "was left for later";
    console.info(`Webhook ${what}${about}: ${error.message}`);
  } else console.error(`Webhook failed${about}: ${describeError(error)}`);
}

function describeError(error: unknown): string {
  if (isWebhookError(error)) return `${error.reason}: ${error.message}`;
  if (!(error instanceof Error)) return `a value was thrown that is not an Error (${typeof error})`;
  const code = "code" in error ? wordOf(error.code) : undefined;
  const name = wordOf(error.name) ?? "Error";
  return [code === undefined ? name : `${name} ${code}`, ...framesOf(error)].join("\n");
}

/** Returns a name or a code, but no text that could be a sentence. */
function wordOf(value: unknown): string | undefined {
  return typeof value === "string" && /^\w{1,60}$/.test(value) ? value : undefined;
}

/** Returns the frames of the stack without its beginning, which repeats the message. */
function framesOf({ stack, message }: Error): string[] {
  if (typeof stack !== "string" || !stack.includes(message)) return [];
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split("\n")
    .filter((line) => /^ +at .*:\d+:\d+\)?$/.test(line))
    .slice(0, MAX_FRAMES);
}

function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?").slice(0, 200);
}
