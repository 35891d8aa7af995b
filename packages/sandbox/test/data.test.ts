import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { createSandbox } from "../src/index.ts";
import { addApprovedQuote, openScene, WALLET } from "./support/scene.ts";

const runs = search(100);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("everything is there again when the file is opened again, the clock included", async () => {
  const data = join(folder, "again.db");
  const first = await openScene("in process", { dataFile: data });
  const { id } = await addApprovedQuote(first);
  const payout = await first.client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
  await first.sandbox.advanceUntilPayout(payout.id, "completed");
  await first.control.clock.freeze();
  await first.control.clock.advance({ seconds: 86_400 });
  const snapshot = await first.control.snapshot.get();
  const journal = structuredClone(first.sandbox.journal());
  const { instances } = first.sandbox;
  await first.close();
  const second = await openScene("in process", { dataFile: data });
  expect(second.sandbox.instances).toEqual(instances);
  expect(second.sandbox.journal()).toEqual(journal);
  expect(await second.control.snapshot.get()).toEqual(snapshot);
  expect(await second.client.payouts.listAll()).toMatchObject([{ id: payout.id, status: "completed" }]);
  await second.control.reset();
  await second.close();
  const third = createSandbox({ dataFile: data });
  expect(third.journal()).toHaveLength(1);
  third.close();
});

test("a file that another sandbox uses is rejected, with what to do", () => {
  const data = join(folder, "taken.db");
  const first = createSandbox({ dataFile: data });
  expect(() => createSandbox({ dataFile: data })).toThrow(
    /cannot open .*taken\.db: .*no other sandbox uses it/,
  );
  first.close();
});

test("a database of another program is rejected, and left as it is", () => {
  const data = join(folder, "other.db");
  const other = new DatabaseSync(data);
  other.exec("create table invoices (id text)");
  other.close();
  const before = readFileSync(data);
  expect(() => createSandbox({ dataFile: data })).toThrow(
    /other\.db: it is the database of another program\./,
  );
  expect(readFileSync(data)).toEqual(before);
});

/** A closed file with some transactions in it. */
async function writeFileOfSandbox(data: string): Promise<number> {
  const scene = await openScene("in process", { dataFile: data });
  for (let count = 0; count < 3; count++) await addApprovedQuote(scene);
  const { length } = scene.sandbox.journal();
  await scene.close();
  return length;
}

test("a journal with a hole or a damaged entry is rejected, and says which entry it is", async () => {
  const data = join(folder, "whole.db");
  const count = await writeFileOfSandbox(data);
  const damages = [
    "delete from journal where seq = 4",
    "update journal set entry = substr(entry, 2) where seq = 4",
    "update journal set entry = 'null' where seq = 4",
    "update journal set entry = json_remove(entry, '$.changes') where seq = 4",
    "update journal set entry = json_set(entry, '$.seq', 5) where seq = 4",
  ];
  for (const damage of damages) {
    const damaged = join(folder, "damaged.db");
    copyFileSync(data, damaged);
    const database = new DatabaseSync(damaged);
    database.exec(damage);
    database.close();
    expect(() => createSandbox({ dataFile: damaged }), damage).toThrow(
      /cannot open .*damaged\.db: its entry 4 is missing or damaged\./,
    );
  }
  const whole = createSandbox({ dataFile: data });
  expect(whole.journal()).toHaveLength(count);
  whole.close();
});

test("a file that is damaged anywhere is rejected with its name, or nothing of it is lost", async () => {
  const data = join(folder, "sound.db");
  const count = await writeFileOfSandbox(data);
  const bytes = readFileSync(data);
  const damage = fc.record({
    at: fc.nat(bytes.length - 1),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 600 }),
    cut: fc.boolean(),
  });
  fc.assert(
    fc.property(damage, ({ at, bytes: noise, cut }) => {
      const damaged = join(folder, "noise.db");
      const copy = Buffer.from(cut ? bytes.subarray(0, at) : bytes);
      if (!cut) copy.set(noise.subarray(0, copy.length - at), at);
      writeFileSync(damaged, copy);
      try {
        const sandbox = createSandbox({ dataFile: damaged });
        // What is shorter than any page is a new file to SQLite. Noise may have hit free space or the text of a field.
        if (copy.length >= 512) expect(sandbox.journal()).toHaveLength(count);
        sandbox.close();
      } catch (error) {
        expect(error).toMatchObject({ message: expect.stringMatching(/cannot open .*noise\.db: /) });
      }
    }),
    runs,
  );
});

test.each(["missing/folder.db", "."])("the file %s is rejected, with what to do", (name) => {
  expect(() => createSandbox({ dataFile: join(folder, name) })).toThrow("Check that the folder exists");
});
