import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "../src/index.ts";
import { addApprovedQuote, openScene, WALLET } from "./support/scene.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("everything is there again when the file is opened again, the clock included", async () => {
  const data = join(folder, "again.db");
  const first = await openScene("in process", { data });
  const { id } = await addApprovedQuote(first);
  const payout = await first.client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
  await first.sandbox.payouts.waitFor(payout.id, "completed");
  await first.control.clock.freeze();
  await first.control.clock.advance({ seconds: 86_400 });
  const snapshot = await first.control.snapshot.get();
  const journal = structuredClone(first.sandbox.journal());
  const { instances } = first.sandbox;
  await first.close();
  const second = await openScene("in process", { data });
  expect(second.sandbox.instances).toEqual(instances);
  expect(second.sandbox.journal()).toEqual(journal);
  expect(await second.control.snapshot.get()).toEqual(snapshot);
  expect(await second.client.payouts.list()).toMatchObject([{ id: payout.id, status: "completed" }]);
  await second.control.sandbox.reset();
  await second.close();
  const third = createSandbox({ data });
  expect(third.journal()).toHaveLength(1);
  third.close();
});

test("a file that another sandbox uses is rejected, with what to do", () => {
  const data = join(folder, "taken.db");
  const first = createSandbox({ data });
  expect(() => createSandbox({ data })).toThrow(/cannot open .*taken\.db: .*no other sandbox uses it/);
  first.close();
});

test.each(["missing/folder.db", "."])("the file %s is rejected, with what to do", (name) => {
  expect(() => createSandbox({ data: join(folder, name) })).toThrow("Check that the folder exists");
});
