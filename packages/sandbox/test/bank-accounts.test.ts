import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCustomer, openScene, pathOf, post, type Scene } from "./support/scene.ts";

let scene: Scene;
let path = "";
beforeAll(async () => {
  scene = await openScene();
  path = pathOf(scene, `receivers/${(await addCustomer(scene)).id}/bank-accounts`);
});
afterAll(() => scene.close());

const folder = new URL("../../../spec/examples/", import.meta.url);
const examples = readdirSync(folder).filter((name) => /^BankAccountCreate\..*\.json$/.test(name));
const readExample = (name: string) => JSON.parse(readFileSync(new URL(name, folder), "utf8"));

describe("the examples of the description", () => {
  test("cover every rail", () => expect(examples.length).toBeGreaterThan(11));

  test.each(examples.filter((name) => !name.includes(".damaged.")))(
    "%s is created as it was sent",
    async (name) => {
      const sent = readExample(name);
      const { status, body } = await post(scene, path, sent);
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...sent, status: "approved" });
    },
  );

  test.each(examples.filter((name) => name.includes(".damaged.")))("%s is rejected", async (name) => {
    const { status, body } = await post(scene, path, readExample(name));
    expect(status).toBe(400);
    expect(body.errors?.length).toBeGreaterThan(0);
  });
});

describe("bad data is rejected on development too", () => {
  const ach = readExample("BankAccountCreate.ach.json");
  test.each([
    [
      "a routing number whose digits do not check",
      { ...ach, routing_number: "123456789" },
      "BANK_ACCOUNTS_INVALID_ROUTING",
    ],
    [
      "a routing number of eight digits",
      { ...ach, routing_number: "12345678" },
      "BANK_ACCOUNTS_INVALID_ROUTING",
    ],
    [
      "a routing number that is no text",
      { ...ach, routing_number: 21000021 },
      "BANK_ACCOUNTS_INVALID_ROUTING",
    ],
    [
      "no account number",
      { type: "ach", name: "A", routing_number: "021000021" },
      "BANK_ACCOUNTS_INCOMPLETE",
    ],
    ["a blank key", { type: "pix", name: "A", pix_key: " " }, "BANK_ACCOUNTS_INCOMPLETE"],
    ["no key", { type: "pix", name: "A" }, "BANK_ACCOUNTS_INCOMPLETE"],
    [
      "a debit card without its institution",
      { type: "spei_partner", name: "A", spei_protocol: "debitcard", spei_clabe: "1" },
      "BANK_ACCOUNTS_INCOMPLETE",
    ],
    [
      "a bank code with letters",
      { type: "ted", name: "A", ted_bank_code: "abc", ted_branch_code: "0001", ted_cpf_cnpj: "1" },
      "BANK_ACCOUNTS_INVALID_BANK_CODE",
    ],
    ["a tax ID of 33 characters", { ...ach, tax_id: "1".repeat(33) }, "VALIDATION_FAILED"],
    ["a relationship that does not exist", { ...ach, recipient_relationship: "nobody" }, "VALIDATION_FAILED"],
    ["an industry with letters", { ...ach, business_industry: "bakery" }, "VALIDATION_FAILED"],
    ["a wrong value on rtp", { type: "rtp", name: "A", account_type: "gold" }, "VALIDATION_FAILED"],
    ["no name", { type: "pix", pix_key: "a" }, "VALIDATION_MISSING_REQUIRED_FIELDS"],
    ["no type", { name: "A", pix_key: "a" }, "VALIDATION_MISSING_REQUIRED_FIELDS"],
    ["a rail that does not exist", { type: "cheque", name: "A" }, "VALIDATION_FAILED"],
    ["a name of 129 characters", { ...ach, beneficiary_name: "A".repeat(129) }, "VALIDATION_FAILED"],
  ])("%s: %s", async (_, sent, code) => {
    const { status, body } = await post(scene, path, sent);
    expect([status, body.code]).toEqual([400, code]);
  });

  test("fields of another rail are unknown to this one and pass, whatever they hold", async () => {
    const { status, body } = await post(scene, path, { ...ach, pix_key: 5, swift_payment_code: "x" });
    expect([status, body]).toMatchObject([200, { pix_key: null, swift_payment_code: null }]);
  });

  test.each(["debitcard", "phonenum"])("%s needs the institution, and no CLABE", async (spei_protocol) => {
    const sent = { type: "spei_partner", name: "A", spei_protocol, spei_institution_code: "40002" };
    expect((await post(scene, path, sent)).status).toBe(200);
  });

  test("a valid routing number passes", async () => {
    expect((await post(scene, path, { ...ach, routing_number: "021000021" })).status).toBe(200);
  });

  test("a routing number with any other digit anywhere is rejected", async () => {
    const valid = "324377516"; // no digit is 0
    expect((await post(scene, path, { ...ach, routing_number: valid })).status).toBe(200);
    for (let position = 0; position < 9; position += 1)
      for (const digit of "0123456789") {
        const routing_number = valid.slice(0, position) + digit + valid.slice(position + 1);
        if (routing_number === valid) continue;
        const { body } = await post(scene, path, { ...ach, routing_number });
        expect(body.code, routing_number).toBe("BANK_ACCOUNTS_INVALID_ROUTING");
      }
  });

  test("a customer that does not exist has none", async () => {
    const other = pathOf(scene, "receivers/re_000000000000/bank-accounts");
    expect((await post(scene, other, ach)).body.code).toBe("CUSTOMERS_NOT_FOUND");
  });
});

describe("the filters of the list", () => {
  beforeAll(async () => {
    path = pathOf(scene, `receivers/${(await addCustomer(scene)).id}/bank-accounts`);
    for (const name of ["ach", "pix", "sepa"])
      await post(scene, path, readExample(`BankAccountCreate.${name}.json`));
  });

  test.each([
    ["", ["sepa", "pix", "ach"]],
    ["type=pix", ["pix"]],
    ["country=DE", ["sepa"]],
    ["country=BR", ["pix"]],
    ["status=approved", ["sepa", "pix", "ach"]],
    ["status=rejected", []],
    ["name=Main%20account", ["ach"]],
    ["name=main%20account", []],
    ["bank_account_id=ba_000000000000", []],
    ["limit=10&starting_after=x", ["sepa", "pix", "ach"]],
  ])("%j gives %j, as a plain array", async (query, types) => {
    const response = await scene.fetch(`${path}?${query}`);
    const accounts = (await response.json()) as { type: string }[];
    expect(accounts.map(({ type }) => type)).toEqual(types);
  });
});
