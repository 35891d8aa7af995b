import { encodeFunctionData, erc20Abi, type Hex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { Chain } from "./chain.ts";
import type { Spend } from "./token.ts";

const TOKEN = "0x0000000000000000000000000000000000000002";
const SPENDER = "0x0000000000000000000000000000000000000003";
const account = privateKeyToAccount(generatePrivateKey());
const approve = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [SPENDER, 7n] });

function openChain() {
  const approvals: Spend[] = [];
  const chain = new Chain(TOKEN, async (spend) => void approvals.push(spend));
  return { approvals, chain };
}

function sign(changes: { chainId?: number; nonce?: number; gas?: bigint; data?: Hex } = {}): Promise<Hex> {
  return account.signTransaction({
    type: "eip1559",
    chainId: 84_532,
    nonce: 0,
    to: TOKEN,
    data: approve,
    gas: 60_000n,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
    ...changes,
  });
}

test("an approval is mined in the next block, and its receipt is there then", async () => {
  const { approvals, chain } = openChain();
  const hash = await chain.request("eth_sendRawTransaction", [await sign()]);
  expect(await chain.request("eth_getTransactionReceipt", [hash])).toBeNull();
  await expect
    .poll(() => chain.request("eth_getTransactionReceipt", [hash]))
    .toMatchObject({ status: "0x1", from: account.address });
  expect(approvals).toEqual([{ owner: account.address, spender: SPENDER, amount: 7n }]);
  const allowance = encodeFunctionData({
    abi: erc20Abi,
    functionName: "allowance",
    args: [account.address, SPENDER],
  });
  expect(BigInt((await chain.request("eth_call", [{ to: TOKEN, data: allowance }])) as Hex)).toBe(7n);
});

test.each([
  ["of another chain", { chainId: 1 }, "invalid chain id"],
  ["with a nonce that is too high", { nonce: 3 }, "nonce too high"],
  ["with too little gas", { gas: 21_000n }, "intrinsic gas too low"],
  ["that is no approval", { data: "0x12345678" as const }, "execution reverted"],
])("a transaction %s is rejected", async (_name, changes, message) => {
  const { approvals, chain } = openChain();
  await expect(chain.request("eth_sendRawTransaction", [await sign(changes)])).rejects.toThrow(message);
  expect(approvals).toEqual([]);
});

test("the same transaction is taken once, and a method that does not exist is an error", async () => {
  const { chain } = openChain();
  await chain.request("eth_sendRawTransaction", [await sign()]);
  await expect(chain.request("eth_sendRawTransaction", [await sign()])).rejects.toThrow("already known");
  const other = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [SPENDER, 8n] });
  await expect(chain.request("eth_sendRawTransaction", [await sign({ data: other })])).rejects.toThrow(
    "nonce too low",
  );
  await expect(chain.request("eth_makeMoney", [])).rejects.toMatchObject({ code: -32_601 });
});
