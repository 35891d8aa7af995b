import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { document } from "../src/description/document.ts";
import {
  addAccount,
  addApprovedQuote,
  addCustomer,
  openScene,
  pathOf,
  post,
  quoteInput,
  type Scene,
  WALLET,
} from "./support/scene.ts";
import { createWallet } from "./support/wallet.ts";

const { seed, numRuns } = search(300);

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const NAMED = (document.components.schemas.BlockchainWalletNetwork?.enum ?? []) as string[];
const NETWORKS = {
  development: ["sepolia", "base_sepolia", "arbitrum_sepolia", "polygon_amoy"],
  production: ["ethereum", "base", "arbitrum", "polygon"],
} as const;

/** Requests a quote on an instance, with the account of no customer: the network is checked first. */
async function quoteOn(kind: "development" | "production", network: string) {
  const { id, apiKey } = scene.sandbox.instances[kind];
  const token = kind === "development" ? "USDB" : "USDC";
  const response = await scene.fetch(`/v1/instances/${id}/quotes`, {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({ ...quoteInput("ba_000000000000"), token, network }),
  });
  const { code, message } = await response.json();
  return { code, message, unspecified: response.headers.get("sandbox-unspecified") };
}

describe("the network of a quote", () => {
  test("is one of the source's", () =>
    expect(NAMED).toEqual(expect.arrayContaining(Object.values(NETWORKS).flat())));

  test(`is one of the instance's, whatever is sent (seed ${seed})`, async () => {
    const networks = fc.oneof(
      fc.constantFrom(...NAMED),
      fc.constantFrom("", "Base", "optimism", "base "),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("development" as const, "production" as const),
        networks,
        async (kind, network) => {
          const isAccepted = (NETWORKS[kind] as readonly string[]).includes(network);
          const { code, message } = await quoteOn(kind, network);
          expect(code).toBe(isAccepted ? "BANK_ACCOUNTS_NOT_FOUND" : "BLOCKCHAIN_NETWORK_NOT_SUPPORTED");
          if (!isAccepted) expect(message).toBe(`Use ${NETWORKS[kind].join(", ")}.`);
        },
      ),
      { seed, numRuns },
    );
  });

  test("of production is the sandbox's own list, and says so", async () => {
    expect((await quoteOn("production", "tempo")).unspecified).toContain(
      "production instances are not listed",
    );
    expect((await quoteOn("development", "tempo")).unspecified).toBe(null);
  });
});

describe("the sender's wallet", () => {
  const hex = "0123456789abcdefABCDEF";
  const addresses = fc.oneof(
    fc.string({ unit: fc.constantFrom(...hex), minLength: 40, maxLength: 40 }).map((digits) => `0x${digits}`),
    fc.constantFrom(
      "0x01",
      "",
      WALLET.slice(2),
      `${WALLET} `,
      `${WALLET}0`,
      WALLET.replace("a", "g"),
      "TJRab",
      "null",
    ),
    fc.string(),
  );

  test(`is an EVM address, whatever is sent, and a refused one uses no quote (seed ${seed})`, async () => {
    const { id: quote_id } = await addApprovedQuote(scene);
    await scene.control.quotes.update({ id: quote_id, state: "invalid" }); // this rejects valid requests
    await fc.assert(
      fc.asyncProperty(addresses, async (sender_wallet_address) => {
        const { body } = await post(scene, pathOf(scene, "payouts/evm"), { quote_id, sender_wallet_address });
        const isAddress = /^0x[0-9a-fA-F]{40}$/.test(sender_wallet_address);
        expect([sender_wallet_address, body.code]).toEqual([
          sender_wallet_address,
          isAddress ? "QUOTES_INVALID_STATE" : "VALIDATION_FAILED",
        ]);
        if (!isAddress) expect(body.errors).toMatchObject([{ path: ["sender_wallet_address"] }]);
      }),
      { seed, numRuns },
    );
  });
});

describe("the telephone number of a customer", () => {
  const create = async (phone_number: string) => {
    const { url } = await scene.client.tos.create({ idempotency_key: crypto.randomUUID() });
    const { tos_id } = await scene.control.tos.accept({ url });
    return post(scene, pathOf(scene, "receivers"), { tos_id, phone_number });
  };

  test.each(["+12025550100", "+1 (202) 555-0100", "+55 11 91234-5678", "+4930123456", "+123456789012345"])(
    "may be %s",
    async (phone_number) => {
      const { status, body } = await create(phone_number);
      expect([status, body]).toEqual([200, expect.objectContaining({ phone_number })]);
    },
  );

  test.each([
    "+",
    "+0123456789",
    "+abc",
    "+12",
    "+1234567890123456",
    "12025550100",
    "+1202555x100",
    "++12025550100",
    "",
  ])("may not be %j", async (phone_number) => {
    const { status, body } = await create(phone_number);
    expect([status, body.code]).toEqual([400, "CUSTOMERS_INVALID_PHONE"]);
    expect(body.errors).toMatchObject([{ path: ["phone_number"] }]);
  });

  test("of a bank account has no stated form, and none is checked", async () => {
    const receiver_id = (await addCustomer(scene)).id;
    const { status } = await post(scene, pathOf(scene, `receivers/${receiver_id}/bank-accounts`), {
      type: "pix",
      name: "A",
      pix_key: "a",
      phone_number: "ext. 5",
    });
    expect(status).toBe(200);
  });
});

test("an address that is sent with a signature is the signer's, whatever it looks like", async () => {
  const { id: customer_id } = await addCustomer(scene);
  const { message } = (await scene.client.blockchainWallets.signMessage({ customer_id })) as {
    message: string;
  };
  const wallet = createWallet();
  const signature = wallet.sign(message);
  const path = pathOf(scene, `customers/${customer_id}/blockchain-wallets`);
  for (const address of ["0x12", "", "tron", WALLET])
    expect((await post(scene, path, { signature, address })).body.code).toBe("VALIDATION_FAILED");
  expect((await post(scene, path, { signature, address: wallet.address })).status).toBe(200);
});

test("a payable is funded on the same networks", async () => {
  const instance_id = scene.sandbox.instances.development.id;
  const { id } = await scene.control.payables.create({ instance_id, kind: "boleto" });
  await addAccount(scene);
  for (const network of NAMED) {
    const isEvm = Object.values(NETWORKS)
      .flat()
      .includes(network as "base");
    const quoting = scene.control.payables.quote({ id: String(id), network });
    if (isEvm) expect(await quoting).toMatchObject({ id });
    else await expect(quoting).rejects.toMatchObject({ code: "PAYABLES_NETWORK_NOT_SUPPORTED" });
  }
});
