import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { privateKeyToAddress } from "viem/accounts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mustRun, run } from "../../house/run.ts";
import { handWrittenPages, readBlocks } from "../blocks/find-programs.ts";
import type { ProgramRun } from "../blocks/import-programs.ts";
import { runPrograms } from "../blocks/run-programs.ts";
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

  test("is not executed without a node", async () => {
    const { exitCode } = await run(process.execPath, [path], optionsWith({ RPC_URL: "http://127.0.0.1:9" }));
    expect(exitCode).toBe(1);
    const operations = scene.sandbox.journal().map(({ operation }) => operation);
    expect(operations).toContain("quotes.create");
    expect(operations).not.toContain("payouts.createEvm");
  });
});

describe("the payout of the guide, where something is missing", () => {
  const missing = [
    ["viem", "CROSSBORDER_API_KEY"],
    ["viem", "CROSSBORDER_BASE_URL"],
    ["viem", "BANK_ACCOUNT_ID"],
    ["viem", "SENDER_PRIVATE_KEY"],
    ["viem", "RPC_URL"],
    ["ethers", "SENDER_PRIVATE_KEY"],
    ["ethers", "RPC_URL"],
  ] as const;
  let runs: readonly ProgramRun[];
  let requests: number;

  // In one process: loading the libraries takes longer than finding out what is missing.
  beforeAll(async () => {
    const scene = await openPaymentScene();
    const { length } = scene.sandbox.journal();
    const starts = missing.map(([library, name]) => ({
      program: pay,
      environment: { ...scene.environment, WALLET_LIBRARY: library, [name]: "" },
    }));
    runs = await runPrograms(work, starts);
    requests = scene.sandbox.journal().length - length;
    await scene.close();
  });

  test.each(missing.map((one, index) => [...one, index] as const))(
    "with %s names %s",
    (_library, name, index) => {
      expect(runs[index]?.error).toMatch(new RegExp(`Error: Set .*${name}`));
    },
  );

  test("requests nothing", () => {
    expect(requests).toBe(0);
  });
});
