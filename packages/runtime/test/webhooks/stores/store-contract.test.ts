import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StoreUnderTest, storeContract } from "../../../src/webhooks/testing/index.ts";
import type { Opened } from "./servers.ts";
import { storesUnderTest } from "./stores-under-test.ts";

describe.each(storesUnderTest)("a store on $name", ({ name, skip, open }) => {
  if (skip !== undefined) {
    console.info(`skipped: the store on ${name}, since ${skip}`);
    test.skip(`is not tested, since ${skip}`, () => undefined);
    return;
  }
  let opened: Opened<StoreUnderTest>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  // One clock is enough for the rule that takes the longest.
  const rules = name.includes("pglite, on a clock") ? storeContract.slice(0, -1) : storeContract;
  test.each(rules)(
    "keeps the rule: $name",
    async ({ run }) => {
      await expect(run(opened.subject)).resolves.toBeUndefined();
    },
    60_000,
  );
});
