import { describe, expect, test } from "vitest";
import { createWebhookReceiver, createWebhookVerifier, isWebhookError } from "../../../src/webhooks/index.ts";
import { createMemoryStore } from "../../../src/webhooks/stores/memory.ts";

const description = { eventNames: ["letter.new", "letter.gone"], nameProperty: "name" } as const;
const secrets = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const store = createMemoryStore();
const deduplicate = { store, consumer: "letters" };
const onError = (): void => undefined;

/** Creates a receiver or a verifier with any options, as JavaScript may. */
type Create = (options?: unknown) => unknown;
const receiver: Create = (options) => createWebhookReceiver(description, options as never);
const verifier: Create = (options) => createWebhookVerifier(description, options as never);

function messageOf(create: Create, options: unknown): string {
  try {
    create(options);
  } catch (error) {
    return isWebhookError(error, "config") ? error.message : `no WebhookError: ${error}`;
  }
  return "accepted";
}

const OF_VERIFIER =
  "secrets, headerPrefix, toleranceMs, maxBodyBytes, maxDepth, validators, invalidEvents, now";
const OF_RECEIVER = `${OF_VERIFIER}, deduplicate, timeoutMs, retryAfterMs, onError, onOutcome`;

describe("an option that would be ignored is rejected at once", () => {
  test.each([
    [{ secret: secrets }, 'Unknown option "secret". Use secrets.'],
    [{ secrets, tolerance: 300 }, 'Unknown option "tolerance". Use toleranceMs.'],
    [{ secrets, toString: 1 }, `Unknown option "toString". Use ${OF_VERIFIER}`],
    [{ secrets, validators: "letters" }, "validators must be an object."],
    [
      { secrets, validators: { "letter.nwe": {} } },
      'Unknown validator "letter.nwe". Use letter.new, letter.gone.',
    ],
    [undefined, "options must be an object."],
    [null, "options must be an object."],
    [{}, "A signing secret is not a string. Check that its environment variable is set."],
    [{ secrets, validators: { "letter.new": undefined }, maxDepth: undefined }, "accepted"],
  ])("%j: %s", (options, message) => {
    for (const create of [verifier, receiver]) expect(messageOf(create, options)).toContain(message);
  });

  test.each([
    [{ store }, `Unknown option "store". Use ${OF_RECEIVER}.`],
    [{ deduplication: deduplicate }, `Unknown option "deduplication". Use ${OF_RECEIVER}.`],
    [{ time: 5 }, 'Unknown option "time". Use timeoutMs.'],
    [{ onError: "log" }, "onError requires a function, but got string."],
    [{ onOutcome: {} }, "onOutcome requires a function, but got object."],
    [{ deduplicate: true }, "deduplicate options must be an object."],
    [
      { deduplicate: { ...deduplicate, leaseSeconds: 5 } },
      'Unknown deduplicate option "leaseSeconds". Use store, consumer, leaseMs, retainMs.',
    ],
    [
      { deduplicate: { store: new Map(), consumer: "a" } },
      "deduplicate.store.claim requires a function, but got undefined.",
    ],
    [
      { deduplicate: { store: { ...store, complete: undefined }, consumer: "a" } },
      "deduplicate.store.complete requires a function, but got undefined.",
    ],
    [{ deduplicate: { consumer: "a" } }, "deduplicate.store.claim requires a function"],
    [{ deduplicate, timeoutMs: 5, retryAfterMs: 5, onError, onOutcome: onError }, "accepted"],
  ])("by a receiver: %j", (options, message) => {
    expect(messageOf(receiver, { secrets, ...options })).toContain(message);
  });

  test("that only receivers have is none of a verifier", () => {
    expect(messageOf(verifier, { secrets, deduplicate })).toContain('Unknown option "deduplicate".');
  });
});
