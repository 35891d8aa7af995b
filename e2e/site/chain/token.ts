import { type Address, decodeFunctionData, encodeAbiParameters, erc20Abi, type Hex } from "viem";

/** Arguments of a call of `approve`. */
export interface Spend {
  readonly owner: Address;
  readonly spender: Address;
  readonly amount: bigint;
}

/** The parts of an ERC-20 token that an approval needs. */
export class Token {
  readonly #allowances = new Map<string, bigint>();

  /** Reads a call's data; undefined for anything but `approve`, which the chain then reverts. */
  readApproval(owner: Address, data: Hex): Spend | undefined {
    try {
      const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
      return functionName === "approve" ? { owner, spender: args[0], amount: args[1] } : undefined;
    } catch {
      return undefined;
    }
  }

  approve({ owner, spender, amount }: Spend): void {
    this.#allowances.set(keyOf(owner, spender), amount);
  }

  /** The result of a call that changes nothing; undefined if it would be reverted. */
  call(from: Address, data: Hex): Hex | undefined {
    if (this.readApproval(from, data)) return encodeAbiParameters([{ type: "bool" }], [true]);
    try {
      const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
      if (functionName !== "allowance") return undefined;
      const allowance = this.#allowances.get(keyOf(args[0], args[1])) ?? 0n;
      return encodeAbiParameters([{ type: "uint256" }], [allowance]);
    } catch {
      return undefined;
    }
  }
}

function keyOf(owner: string, spender: string): string {
  return `${owner} ${spender}`.toLowerCase();
}
