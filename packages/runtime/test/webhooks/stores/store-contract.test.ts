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

  // The rule that takes the longest makes 50 times as many deliveries on a clock that tests move. One client of Postgres is
  // enough for these; the others keep the rule on the clock of the database.
  const isRepeated = /^(?:pglite|Postgres by postgres), on a clock/.test(name);
  const rules = isRepeated ? storeContract.slice(0, -1) : storeContract;
  test.each(rules)(
    "keeps the rule: $name",
    async ({ run }) => {
      await expect(run(opened.subject)).resolves.toBeUndefined();
    },
    60_000,
  );
});
