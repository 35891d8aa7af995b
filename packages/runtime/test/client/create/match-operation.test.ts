import { expect, test } from "vitest";
import { operationAt } from "../../../src/client/create/match-operation.ts";
import { operation } from "../scripted-fetch.ts";

const byId = operation({
  operationId: "things.repeat",
  path: "/things/{id}",
  idempotency: { kind: "idempotent" },
});
const pay = operation({ operationId: "things.pay", path: "/things/pay", idempotency: { kind: "none" } });
const nested = operation({ operationId: "things.parts", path: "/things/{id}/parts" });
const cancel = operation({ operationId: "things.cancel", path: "/things/{id}:cancel" });
const dotted = operation({ operationId: "things.list", path: "/v1.0/things" });
const described = [byId, pay, nested, cancel, dotted];

test.each([
  ["/things/pay", "things.pay"],
  ["/things/7", "things.repeat"],
  ["/things/{thing_id}", "things.repeat"],
  ["/things/7/parts", "things.parts"],
  ["/things/7:cancel", "things.cancel"],
  ["/v1.0/things", "things.list"],
  ["/v1x0/things", undefined],
  ["/things/7/parts/8", undefined],
  ["/things", undefined],
  ["/things/", undefined],
])("%s is %s, in whatever order they are described", (path, operationId) => {
  for (const operations of [described, [...described].reverse()])
    expect(operationAt(operations, { method: "POST", path })?.operationId).toBe(operationId);
  expect(operationAt(described, { method: "GET", path })).toBeUndefined();
});
