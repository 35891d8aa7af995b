import { describe, expectTypeOf, test } from "vitest";
import type { Delivery, Payload, WebhookReceiver } from "../../../src/webhooks/index.ts";
import type { LetterEvents, LetterGone, LetterNew } from "../fixtures.ts";

declare const delivery: Delivery<LetterEvents>;
declare const receiver: WebhookReceiver<LetterEvents>;

describe("a delivery", () => {
  test("is narrowed by its kind, and a switch over all kinds is exhaustive", () => {
    switch (delivery.kind) {
      case "letter.new":
        expectTypeOf(delivery.event).toEqualTypeOf<LetterNew>();
        break;
      case "letter.gone":
        expectTypeOf(delivery.event).toEqualTypeOf<LetterGone>();
        break;
      case "unknown":
        expectTypeOf(delivery.event).toEqualTypeOf<Payload>();
        expectTypeOf(delivery.name).toEqualTypeOf<string>();
        break;
      default:
        expectTypeOf(delivery).toBeNever();
    }
  });
});

describe("a receiver", () => {
  test("gives each handler the event that it is for", () => {
    receiver.on("letter.new", (taken) => {
      expectTypeOf(taken).toEqualTypeOf<Delivery<LetterEvents, "letter.new">>();
      expectTypeOf(taken.event).toEqualTypeOf<LetterNew>();
    });
    receiver.onUnhandled((taken) => {
      expectTypeOf(taken).toEqualTypeOf<Delivery<LetterEvents>>();
    });
  });

  test("has no handler for an event that is not described", () => {
    // @ts-expect-error a misspelled name
    receiver.on("letter.nwe", () => {});
  });
});
