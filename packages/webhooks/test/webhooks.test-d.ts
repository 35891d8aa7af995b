import type * as types from "@crossborder/types";
import { webhooks as validators } from "@crossborder/zod/webhooks";
import { describe, expectTypeOf, test } from "vitest";
import {
  type BankAccountNewEvent,
  type BlockchainWalletNewEvent,
  createWebhookReceiver,
  createWebhookVerifier,
  type PayinNewEvent,
  type Payload,
  type PayoutCompleteEvent,
  type PayoutNewEvent,
  type PayoutUpdateEvent,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookEventMap,
} from "../src/index.ts";
import { signDelivery } from "../src/testing.ts";

declare const delivery: WebhookDelivery;

describe("payload types", () => {
  test("are those of the description, by name", () => {
    expectTypeOf<PayinNewEvent>().toEqualTypeOf<types.PayinNewEvent>();
    expectTypeOf<WebhookEventMap["payin.new"]>().toEqualTypeOf<PayinNewEvent>();
    expectTypeOf<WebhookEventMap[keyof WebhookEventMap]>().toEqualTypeOf<WebhookEvent>();
    expectTypeOf<keyof WebhookEventMap>().toEqualTypeOf<keyof types.webhooks>();
  });

  test("are what the description says of the requests of each event", () => {
    type Body<Name extends keyof types.webhooks> =
      types.webhooks[Name]["post"]["requestBody"]["content"]["application/json"];
    expectTypeOf<WebhookEventMap["bankAccount.new"]>().toEqualTypeOf<Body<"bankAccount.new">>();
    expectTypeOf<WebhookEventMap["payout.new"]>().toEqualTypeOf<Body<"payout.new">>();
  });
});

describe("a delivery", () => {
  test("is narrowed by its kind, and a switch over all kinds is exhaustive", () => {
    switch (delivery.kind) {
      case "blockchainWallet.new":
        expectTypeOf(delivery.event).toEqualTypeOf<BlockchainWalletNewEvent>();
        break;
      case "bankAccount.new":
        expectTypeOf(delivery.event).toEqualTypeOf<BankAccountNewEvent>();
        expectTypeOf(delivery.event.id).toEqualTypeOf<types.BankAccountId>();
        break;
      case "payin.new":
        expectTypeOf(delivery.event).toEqualTypeOf<PayinNewEvent>();
        expectTypeOf(delivery.event.status).toEqualTypeOf<types.Open<types.PayinStatus>>();
        break;
      case "payout.new":
        expectTypeOf(delivery.event).toEqualTypeOf<PayoutNewEvent>();
        break;
      case "payout.update":
        expectTypeOf(delivery.event).toEqualTypeOf<PayoutUpdateEvent>();
        break;
      case "payout.complete":
        expectTypeOf(delivery.event).toEqualTypeOf<PayoutCompleteEvent>();
        break;
      case "unknown":
        expectTypeOf(delivery.event).toEqualTypeOf<Payload>();
        break;
      default:
        expectTypeOf(delivery).toBeNever();
    }
  });
});

describe("the type of a delivery", () => {
  test("is that of one event by name, and that of all without", () => {
    expectTypeOf<WebhookDelivery<"payin.new">["event"]>().toEqualTypeOf<PayinNewEvent>();
    expectTypeOf<WebhookDelivery<"unknown">["name"]>().toEqualTypeOf<string>();
    expectTypeOf<WebhookDelivery<WebhookDelivery["kind"]>>().toEqualTypeOf<WebhookDelivery>();
    expectTypeOf<WebhookDelivery<"payin.new" | "payout.new">["kind"]>().toEqualTypeOf<
      "payin.new" | "payout.new"
    >();
    // @ts-expect-error a misspelled event
    expectTypeOf<WebhookDelivery<"payin.nwe">>().toBeObject();
  });
});

describe("a verifier", () => {
  test("gives what was verified, never a boolean or nothing", () => {
    expectTypeOf(createWebhookVerifier)
      .returns.toHaveProperty("verify")
      .returns.resolves.toEqualTypeOf<WebhookDelivery>();
  });

  test("takes the validators of the zod package, and rejects those of no event", () => {
    expectTypeOf(createWebhookVerifier).toBeCallableWith({ secrets: "", validators });
    // @ts-expect-error a misspelled event
    createWebhookVerifier({ secrets: "", validators: { "payin.nwe": validators["payin.new"] } });
  });
});

describe("a switch that leaves a kind out", () => {
  test("is not exhaustive", () => {
    switch (delivery.kind) {
      case "payin.new":
      case "unknown":
        break;
      default:
        expectTypeOf(delivery).not.toBeNever();
        // @ts-expect-error five kinds are left
        delivery satisfies never;
    }
  });
});

describe("a receiver", () => {
  test("gives handlers their event, and rejects names that are not described", () => {
    const receiver = createWebhookReceiver({ secrets: "" });
    receiver.on("payin.new", (taken) => {
      expectTypeOf(taken).toEqualTypeOf<WebhookDelivery<"payin.new">>();
      expectTypeOf(taken.event).toEqualTypeOf<PayinNewEvent>();
    });
    receiver.onUnhandled((taken) => {
      expectTypeOf(taken).toEqualTypeOf<WebhookDelivery>();
    });
    // @ts-expect-error a misspelled event
    receiver.on("payin.nwe", () => {});
  });
});

describe("a test signer", () => {
  test("takes events of the service", () => {
    expectTypeOf(signDelivery).toBeCallableWith({ secrets: "", event: { webhook_event: "payout.new" } });
    // @ts-expect-error no event of the service
    const wrong = () => signDelivery({ secrets: "", event: { webhook_event: "payout.nwe" } });
    expectTypeOf(wrong).returns.resolves.toHaveProperty("body");
  });
});
