import { bytesToHex } from "@noble/hashes/utils.js";
import { beforeEach, describe, expect, test } from "vitest";
import { personalHash, recoverAddress } from "../src/rules/personal-sign.ts";
import { addCustomer, openScene, pathOf, post, type Scene } from "./support/scene.ts";
import { createWallet } from "./support/wallet.ts";

describe("personal_sign", () => {
  // The private key 1 and its address are known to every Ethereum library.
  const known = createWallet(Uint8Array.from({ length: 32 }, (_, index) => (index === 31 ? 1 : 0)));

  test("agrees with the example in the documentation of web3.js", () => {
    expect(bytesToHex(personalHash("Some data"))).toBe(
      "1da44b586eb0729ff70a73c326926f6ed5a25f5b056e7f47fbc6e58d86871655",
    );
    const signature =
      "0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c";
    expect(recoverAddress("Some data", signature)).toBe("0x2c7536E3605D9C16a7a3D7b1898e529396a65c23");
  });

  test("knows the address of a key", () => {
    expect(known.address).toBe("0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf");
  });

  test.each([0, 27])("finds the address that signed, with %i in the last byte", (offset) => {
    expect(recoverAddress("hello", known.sign("hello", offset))).toBe(known.address);
    expect(recoverAddress("hullo", known.sign("hello", offset))).not.toBe(known.address);
  });

  test.each([`0x${"00".repeat(65)}`, `0x${"ff".repeat(65)}`])("finds none in %s", (signature) => {
    expect(recoverAddress("hello", signature)).toBeUndefined();
  });
});

describe("registering a wallet", () => {
  let scene: Scene;
  let customer_id: `re_${string}`;
  let challenge = "";
  let path = "";
  beforeEach(async () => {
    scene = await openScene();
    customer_id = (await addCustomer(scene)).id;
    challenge = ((await scene.client.blockchainWallets.signMessage({ customer_id })) as { message: string })
      .message;
    path = pathOf(scene, `customers/${customer_id}/blockchain-wallets`);
  });

  test("gives the wallet that signed, under any name of the field", async () => {
    const wallet = createWallet();
    for (const field of ["signature", "signature_tx_hash", "signed_message"]) {
      const { status, body } = await post(scene, path, {
        [field]: wallet.sign(challenge),
        name: "Treasury",
        network: "base",
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ customer_id, address: wallet.address, name: "Treasury", network: "base" });
    }
  });

  test.each([
    ["without 0x", (signature: string) => ({ signature: signature.slice(2) })],
    ["beside other addresses", (signature: string) => ({ signature, referrer: createWallet().address })],
    ["beside other bytes", (signature: string) => ({ a: `0x${"11".repeat(65)}`, signature })],
  ])("takes a signature %s", async (_, bodyOf) => {
    const wallet = createWallet();
    const { status, body } = await post(scene, path, bodyOf(wallet.sign(challenge)));
    expect([status, body]).toMatchObject([200, { address: wallet.address }]);
  });

  test.each([
    [
      "another address beside it",
      (wallet: ReturnType<typeof createWallet>) => ({
        signature: wallet.sign(challenge),
        address: createWallet().address,
      }),
    ],
    [
      "one over another message, with the address",
      (wallet: ReturnType<typeof createWallet>) => ({
        signature: wallet.sign("hello"),
        address: wallet.address,
      }),
    ],
    ["no signature", (wallet: ReturnType<typeof createWallet>) => ({ address: wallet.address })],
    ["what is no signature", () => ({ signature: "0x1234" })],
    ["numbers outside of the curve", () => ({ signature: `0x${"ff".repeat(65)}` })],
  ])("rejects %s", async (_, bodyOf) => {
    const { status, body } = await post(scene, path, bodyOf(createWallet()));
    expect([status, body.code]).toEqual([400, "VALIDATION_FAILED"]);
  });

  test("takes ten wallets of a customer and no more", async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      const wallet = createWallet();
      statuses.push(await post(scene, path, { signature: wallet.sign(challenge), address: wallet.address }));
    }
    expect(statuses.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 400]);
    expect(statuses.at(-1)?.body.code).toBe("WALLETS_LIMIT_REACHED");
  });
});
