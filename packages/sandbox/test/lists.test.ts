import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import {
  addAccount,
  addApprovedQuote,
  addCustomer,
  openScene,
  pathOf,
  type Scene,
  WALLET,
} from "./support/scene.ts";

interface Page {
  readonly data: readonly { readonly id: string }[];
  readonly pagination: {
    readonly has_more: boolean;
    readonly next_page: string | null;
    readonly prev_page: string | null;
  };
}

let scene: Scene;
/** Newest first. */
let ids: string[] = [];
beforeAll(async () => {
  scene = await openScene();
  const instance_id = scene.sandbox.instances.development.id;
  for (let count = 0; count < 123; count += 1)
    await scene.control.payins.create({ instance_id, payment_method: count % 2 ? "pix" : "ach" });
  ids = (await list("payins")).map(({ id }) => id);
});

const read = async (path: string) => (await scene.fetch(pathOf(scene, path))).json();
const list = (path: string): Promise<{ id: string }[]> => read(path);
const page = (path: string): Promise<Page> => read(path);

describe("a list", () => {
  test("is a plain array of everything, newest first, when no page is asked for", async () => {
    expect(ids).toHaveLength(123);
    const made = scene.sandbox
      .journal()
      .flatMap(({ changes }) => changes.flatMap(({ table, id }) => (table === "payins" ? [id] : [])));
    expect(ids).toEqual(made.reverse());
    expect(await list("payins?offset=50")).toHaveLength(123);
  });

  test("is an array without a cap, longer than the largest page", async () => {
    const full = await openScene();
    const { id: instance_id } = full.sandbox.instances.development;
    const quote = await addApprovedQuote(full);
    await full.client.payouts.createEvm({ quote_id: quote.id, sender_wallet_address: WALLET });
    await full.control.payins.create({ instance_id });
    await full.control.payables.create({ instance_id, kind: "collection" });
    const { tables, ...snapshot } = await full.control.snapshot.get();
    const names = ["customers", "payouts", "payins", "payables"] as const;
    const copies = names.map((name) => {
      const [row] = tables[name] ?? [];
      const copiesOf = Array.from({ length: 1001 }, (_, count) => ({
        ...row,
        id: `${row?.id.slice(0, 3)}${String(count).padStart(12, "0")}`,
      }));
      return [name, copiesOf];
    });
    await full.control.snapshot.restore({
      ...snapshot,
      tables: { ...tables, ...Object.fromEntries(copies) },
    });
    for (const name of names) {
      const all = await (await full.fetch(pathOf(full, name))).json();
      expect(all, name).toHaveLength(1001);
      const largest = await (await full.fetch(pathOf(full, `${name}?limit=1000`))).json();
      expect([largest.data.length, largest.pagination.has_more], name).toEqual([1000, true]);
    }
  });

  test("comes in pages of ten, or a hundred for customers, when only a cursor is sent", async () => {
    expect((await page(`payins?starting_after=${ids[0]}`)).data.map(({ id }) => id)).toEqual(
      ids.slice(1, 11),
    );
  });

  test("of transfers is a page always", async () => {
    expect(await page("transfers")).toEqual({
      data: [],
      pagination: { has_more: false, next_page: null, prev_page: null },
    });
    const instance_id = scene.sandbox.instances.development.id;
    for (let count = 0; count < 11; count += 1) await scene.control.transfers.create({ instance_id });
    const first = await page("transfers");
    expect([first.data.length, first.pagination.has_more]).toEqual([10, true]);
    expect((await page(`transfers?starting_after=${first.pagination.next_page}`)).data).toHaveLength(1);
  });

  test("rejects a cursor that names nothing, and two at once", async () => {
    expect(await page("payins?starting_after=pi_000000000000")).toMatchObject({ code: "VALIDATION_FAILED" });
    expect(await page(`payins?starting_after=${ids[0]}&ending_before=${ids[5]}`)).toMatchObject({
      code: "VALIDATION_INVALID_REQUEST",
    });
  });

  const runs = search(60);
  test(`gives the same items by pages as at once, for every size and filter (seed ${runs.seed})`, async () => {
    const sizes = fc.constantFrom(10, 50, 100, 200, 500, 1000);
    const filters = fc.constantFrom("", "&payment_method=pix", "&status=processing", "&status=failed");
    await fc.assert(
      fc.asyncProperty(sizes, filters, fc.nat(122), async (limit, filter, at) => {
        const all = (await list(`payins?${filter.slice(1)}`)).map(({ id }) => id);
        const walked: string[] = [];
        for (let cursor: string | null = ""; cursor !== null; ) {
          const after: string = cursor === "" ? "" : `&starting_after=${cursor}`;
          const { data, pagination }: Page = await page(`payins?limit=${limit}${filter}${after}`);
          walked.push(...data.map(({ id }) => id));
          expect(pagination.next_page).toBe(pagination.has_more ? (data.at(-1)?.id ?? null) : null);
          expect(pagination.prev_page).toBe(cursor === "" ? null : cursor);
          cursor = pagination.next_page;
        }
        expect(walked).toEqual(all);
        const before = await page(`payins?limit=${limit}${filter}&ending_before=${ids[at]}`);
        const newer = ids.slice(0, at).filter((id) => all.includes(id));
        expect(before.data.map(({ id }) => id)).toEqual(newer.slice(-limit));
        expect(before.pagination.prev_page).toBe(ids[at]);
      }),
      runs,
    );
  });
});

describe("filters", () => {
  let ada: Scene;
  const found: Record<string, string> = {};
  beforeAll(async () => {
    ada = await openScene();
    found.ada = (await addCustomer(ada, { first_name: "Ada", last_name: "Lovelace", country: "GB" })).id;
    found.bob = (await addCustomer(ada, { first_name: "Bob", last_name: "Adams", country: "US" })).id;
    found.account = (await addAccount(ada, found.ada as `re_${string}`)).id;
  });

  test.each([
    ["full_name=ada", ["bob", "ada"]],
    ["customer_name=ADA%20LOVE", ["ada"]],
    ["full_name=eve", []],
    ["country=GB", ["ada"]],
    ["status=approved", ["bob", "ada"]],
    ["status=APPROVED", []],
    ["customer_id=$bob", ["bob"]],
    ["bank_account_id=$account", ["ada"]],
    ["bank_account_id=ba_000000000000", []],
    ["full_name=ada&country=US", ["bob"]],
  ])("of customers: %s", async (query, names) => {
    const text = query.replace(/\$(\w+)/, (_, name: string) => found[name] ?? "");
    const customers = (await (await ada.fetch(pathOf(ada, `customers?${text}`))).json()) as { id: string }[];
    expect(customers.map(({ id }) => id)).toEqual(names.map((name) => found[name]));
  });

  test.each([
    ["payment_method=pix", 1],
    ["payment_method=ach", 0],
    ["country=BR", 1],
    ["country=US", 0],
    ["network=base_sepolia&token=USDB", 1],
    ["network=base", 0],
    ["customer_name=example", 1],
    ["status=processing", 1],
    ["status=completed", 0],
  ])("of payouts: %s", async (query, count) => {
    const other = await openScene();
    const { id } = await addApprovedQuote(other);
    await other.control.clock.freeze();
    await other.client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
    expect(await (await other.fetch(pathOf(other, `payouts?${query}`))).json()).toHaveLength(count);
  });

  test("of payables: state and customer, exactly", async () => {
    const instance_id = ada.sandbox.instances.development.id;
    await ada.control.payables.create({ instance_id, kind: "boleto", code: "1", customer_id: found.ada });
    const count = async (query: string) =>
      ((await (await ada.fetch(pathOf(ada, `payables?${query}`))).json()) as []).length;
    expect([await count("status=draft"), await count("status=paid")]).toEqual([1, 0]);
    expect([await count(`customer_id=${found.ada}`), await count(`customer_id=${found.bob}`)]).toEqual([
      1, 0,
    ]);
  });
});
