import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { document, resolveSchema } from "../src/description/document.ts";
import { addCustomer, openScene, pathOf, post, type Scene } from "./support/scene.ts";

let scene: Scene;
let customer = "";
beforeAll(async () => {
  scene = await openScene();
  customer = (await addCustomer(scene)).id;
});
afterAll(() => scene.close());

const SET_BY_SERVICE = new Set(["id", "status", "created_at", "connector_connected_at", "offramp_wallets"]);

const propertiesOf = (component: string) =>
  Object.keys(document.components.schemas[component]?.properties ?? {});
const fieldsIn = (body: { errors?: readonly { path: readonly string[] }[] }) =>
  body.errors?.map(({ path }) => path[0]) ?? [];

describe("no value of a described field is taken unseen", () => {
  test.each([
    ["CustomerCreate", "receivers"],
    ["QuoteCreate", "quotes"],
    ["PayoutCreateEvm", "payouts/evm"],
  ])(
    "%s: an object in place of each field is rejected, with the name of the field",
    async (component, path) => {
      for (const name of propertiesOf(component)) {
        const { status, body } = await post(scene, pathOf(scene, path), { [name]: {} });
        expect([status, fieldsIn(body)], name).toEqual([400, expect.arrayContaining([name])]);
      }
    },
  );

  const rails = document.components.schemas.BankAccountCreate?.oneOf?.map(resolveSchema) ?? [];
  const types = rails.map(({ properties }) => String(properties?.type?.const));
  const common = ["recipient_relationship", "business_industry", "phone_number", "tax_id", "date_of_birth"];

  test.each(types)("%s: each of its fields is looked at, and no field of another rail", async (type) => {
    const branch = rails[types.indexOf(type)]?.properties ?? {};
    const own = new Set([...Object.keys(branch), ...common, "tron_wallet_hash"]);
    for (const name of propertiesOf("BankAccount").filter((name) => name !== "type")) {
      const path = pathOf(scene, `receivers/${customer}/bank-accounts`);
      const { status, body } = await post(scene, path, { type, name: "A", [name]: {} });
      expect(status, name).toBeLessThan(500);
      expect(fieldsIn(body).includes(name) && body.code !== "BANK_ACCOUNTS_INCOMPLETE", name).toBe(
        own.has(name) || (type === "rtp" && !SET_BY_SERVICE.has(name)),
      );
    }
  });
});

describe("every field of a record is there, with null where nothing is known", () => {
  test("of a bank account", async () => {
    const sent = { type: "pix", name: "A", pix_key: "a" };
    const { body } = await post(scene, pathOf(scene, `receivers/${customer}/bank-accounts`), sent);
    expect(Object.keys(body).sort()).toEqual(propertiesOf("BankAccount").sort());
    expect(body).toMatchObject({ ...sent, tax_id: null, offramp_wallets: null, sepa_iban: null });
  });

  test("of a payin, with no fee for the partner", async () => {
    const { control, sandbox, fetch } = scene;
    await control.payins.create({ instance_id: sandbox.instances.development.id });
    const [payin] = await (await fetch(pathOf(scene, "payins"))).json();
    expect(Object.keys(payin).sort()).toEqual(propertiesOf("Payin").sort());
    expect(payin).toMatchObject({
      status: "processing",
      partner_fee: 0,
      pix_code: null,
      card_instruction: null,
    });
  });
});
