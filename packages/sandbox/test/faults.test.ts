import { isApiError, isOutcomeUnknownError } from "@crossborder/client";
import { errorCatalog } from "@crossborder/errors";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { operations } from "../src/description/operations.ts";
import { DELIVERY_FAULTS } from "../src/webhooks/delivery-faults.ts";
import { addApprovedQuote, openScene, pathOf, type Scene, WALLET, WAYS } from "./support/scene.ts";

describe.each(WAYS)("faults on the wire, %s", (way) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(way);
  });
  afterEach(() => scene.close());

  /** Executes a quote by a bare request, so that nothing is tried again. */
  async function execute(init: RequestInit = {}): Promise<Response> {
    const { id } = await addApprovedQuote(scene);
    return scene.fetch(pathOf(scene, "payouts/evm"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ quote_id: id, sender_wallet_address: WALLET }),
      ...init,
    });
  }

  const executions = async () => {
    const { entries } = await scene.control.journal.list();
    return entries.filter(({ operation }) => operation === "payouts.createEvm").length;
  };

  test.each([
    ["reset-before-commit", 0],
    ["reset-after-commit", 1],
  ] as const)("%s: the connection breaks, and %i payouts were executed", async (fault, count) => {
    await scene.control.faults.create({ operation: "payouts.createEvm", fault });
    await expect(execute()).rejects.toThrow(TypeError);
    expect(await executions()).toBe(count);
    expect((await execute()).status).toBe(200);
  });

  test.each([
    [false, 0],
    [true, 1],
  ])("stall: nothing comes until the caller gives up (after_commit %s)", async (after_commit, count) => {
    await scene.control.faults.create({ operation: "payouts.createEvm", fault: "stall", after_commit });
    await expect(execute({ signal: AbortSignal.timeout(300) })).rejects.toMatchObject({
      name: "TimeoutError",
    });
    expect(await executions()).toBe(count);
  });

  test("cut-body: the headers and half of the body come", async () => {
    await scene.control.faults.create({ operation: "payouts.createEvm", fault: "cut-body" });
    const response = await execute();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(TypeError);
    expect(await executions()).toBe(1);
  });

  test("slow-drip: everything comes, slowly", async () => {
    await scene.control.faults.create({ operation: "payouts.createEvm", fault: "slow-drip" });
    const started = performance.now();
    const payout = await (await execute()).json();
    expect(performance.now() - started).toBeGreaterThan(300);
    expect(payout).toMatchObject({ status: "processing" });
  });

  test.each([
    [false, 0],
    [true, 1],
  ])("html-502: a page of a gateway comes (after_commit %s)", async (after_commit, count) => {
    await scene.control.faults.create({ operation: "payouts.createEvm", fault: "html-502", after_commit });
    const response = await execute();
    expect([response.status, response.headers.get("content-type")]).toEqual([502, "text/html"]);
    expect(await response.text()).toContain("<h1>502 Bad Gateway</h1>");
    expect(await executions()).toBe(count);
  });

  test("the client brings a payout through a reset after the commit: one execution, one confirmed outcome", async () => {
    const { id: quote_id } = await addApprovedQuote(scene);
    await scene.control.faults.create({ operation: "payouts.createEvm", fault: "reset-after-commit" });
    const error = await scene.client.payouts
      .createEvm({ quote_id, sender_wallet_address: WALLET })
      .catch((error: unknown) => error);
    expect(isApiError(error, "QUOTES_ALREADY_USED") && error.outcome).toBe("processed");
    expect(await executions()).toBe(1);
    expect(await scene.client.payouts.listAll()).toHaveLength(1);
  });

  test("the client does not claim to know what an outage left open", async () => {
    const { id: quote_id } = await addApprovedQuote(scene);
    await scene.control.faults.create({
      operation: "payouts.createEvm",
      fault: "html-502",
      after_commit: true,
      times: 50,
    });
    const error = await scene.client.payouts
      .createEvm({ quote_id, sender_wallet_address: WALLET }, { timeoutMs: 1500 })
      .catch((error: unknown) => error);
    expect(isOutcomeUnknownError(error)).toBe(true);
    expect(await executions()).toBe(1);
  });
});

describe("arming faults", () => {
  test.each([
    ["reset after commit", "reset-after-commit"],
    ["resetBeforeCommit", "reset-before-commit"],
    ["before commit", "reset-before-commit"],
    ["CUT_BODY", "cut-body"],
    ["html502", "html-502"],
    ["Slow drip", "slow-drip"],
  ])("reads %j as %s", async (spelling, fault) => {
    const { control } = await openScene();
    expect(await control.faults.create({ fault: spelling })).toMatchObject({ fault });
  });

  test("takes any spelling, and every operation when none is named", async () => {
    const { control, fetch } = await openScene();
    expect(await control.faults.create({ fault: "HTML 502" })).toMatchObject({
      operation: "*",
      fault: "html-502",
    });
    expect(await control.faults.list()).toHaveLength(1);
    expect((await fetch("/doc")).status).toBe(502);
    expect(await control.faults.list()).toEqual([]);
    await control.faults.create({ fault: "reset_after_commit", times: 9 });
    await control.faults.clear();
    expect((await fetch("/doc")).status).toBe(200);
  });

  test.each([
    ...operations.flatMap(({ id, method, paths }) => [
      ...paths.map((path) => [`${method} ${path}`, id]),
      ...paths.map((path) => [
        `${method.toLowerCase()}:${path.replaceAll(/\{\w+\}/g, "some_id")}?limit=10`,
        id,
      ]),
      [id.toUpperCase(), id],
      [id.replace(".", "_"), id],
    ]),
    ["POST https://api.example/v1/instances/in_1/payouts/evm", "payouts.createEvm"],
    ["/v1/instances/{instance_id}/payouts/evm", "payouts.createEvm"],
    [" * ", "*"],
  ])("%s is %s", async (name, operation) => {
    const { control } = await openScene();
    expect(await control.faults.create({ operation: name, fault: "stall" })).toMatchObject({ operation });
  });

  test("takes every code and every fault of a delivery in any spelling", async () => {
    const { control } = await openScene();
    for (const code of Object.keys(errorCatalog))
      expect(await control.faults.create({ code: code.toLowerCase().replaceAll("_", "-") })).toMatchObject({
        code,
      });
    for (const fault of DELIVERY_FAULTS)
      expect(await control.webhookFaults.create({ fault: fault.toUpperCase() })).toMatchObject({ fault });
  });

  test.each([
    "/v1/instances/{instance_id}/customers", // two operations
    "DELETE /doc",
    "POST /v1/instances//payouts/evm",
    "GET /v1/instances/{instance_id}/payouts/",
    "",
  ])("rejects %j, which names no single operation", async (name) => {
    const { control } = await openScene();
    await expect(control.faults.create({ operation: name, fault: "stall" })).rejects.toThrow("operation");
  });

  test.each([
    [{ operation: "payouts.pay", fault: "stall" }, "operation"],
    [{ operation: "*", fault: "explode" }, "fault"],
    [{ operation: "*", code: "NO_SUCH_CODE" }, "code"],
    [{ operation: "*" }, "`fault` or `code`"],
    [{ operation: "*", fault: "stall", code: "INTERNAL_ERROR" }, "`fault` or `code`"],
    [{ operation: "*", fault: "stall", times: 0 }, "times"],
  ])("rejects %j", async (order, part) => {
    const { control } = await openScene();
    await expect(control.faults.create(order as { fault: "stall" })).rejects.toThrow(part);
  });
});
