import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { privateKeyToAddress } from "viem/accounts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mustRun, run } from "../../house/run.ts";
import { handWrittenPages, readBlocks } from "../blocks/find-programs.ts";
import { pathOf, workFolder, writePrograms } from "../blocks/write-programs.ts";
import { openPaymentScene, type PaymentScene } from "./payment-scene.ts";

const work = workFolder("chain");
const pay = { page: "guides/payouts", file: "pay.ts" };

beforeAll(() =>
  writePrograms(
    work,
    handWrittenPages().flatMap((page) => readBlocks(page).programs),
  ),
);
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe("the payout of the guide", () => {
  let scene: PaymentScene;
  beforeEach(async () => {
    scene = await openPaymentScene();
  });
  afterEach(() => scene.close());

  const path = pathOf(work, pay);
  const optionsWith = (environment: Record<string, string>) => ({
    cwd: dirname(path),
    env: { ...scene.environment, ...environment },
  });

  test.each(["viem", "ethers"])(
    "is executed once, from the wallet that approved it with %s",
    async (library) => {
      const options = optionsWith({ WALLET_LIBRARY: library });
      expect(await mustRun(process.execPath, [path], options)).toMatch(/^paid with po_.{12}$/m);
      const payouts = scene.sandbox
        .journal()
        .filter(({ operation }) => operation === "payouts.createEvm")
        .flatMap(({ changes }) => changes.filter(({ table }) => table === "payouts"));
      expect(payouts).toHaveLength(1);
      const sender = privateKeyToAddress(scene.environment.SENDER_PRIVATE_KEY as `0x${string}`);
      expect(payouts[0]?.row).toMatchObject({ sender_wallet_address: sender });
    },
  );

  test.each([
    ["viem", "CROSSBORDER_API_KEY"],
    ["viem", "CROSSBORDER_BASE_URL"],
    ["viem", "BANK_ACCOUNT_ID"],
    ["viem", "SENDER_PRIVATE_KEY"],
    ["viem", "RPC_URL"],
    ["ethers", "SENDER_PRIVATE_KEY"],
    ["ethers", "RPC_URL"],
  ])("with %s names %s where it is missing, and requests nothing", async (library, name) => {
    const { length } = scene.sandbox.journal();
    const options = optionsWith({ WALLET_LIBRARY: library, [name]: "" });
    const { exitCode, stderr } = await run(process.execPath, [path], options);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(new RegExp(`Error: Set .*${name}`));
    expect(scene.sandbox.journal()).toHaveLength(length);
  });

  test("is not executed without a node", async () => {
    const { exitCode } = await run(process.execPath, [path], optionsWith({ RPC_URL: "http://127.0.0.1:9" }));
    expect(exitCode).toBe(1);
    const operations = scene.sandbox.journal().map(({ operation }) => operation);
    expect(operations).toContain("quotes.create");
    expect(operations).not.toContain("payouts.createEvm");
  });
});
