import {
  type Address,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerialized,
  toEventSelector,
} from "viem";
import { type Spend, Token } from "./token.ts";

/** Base Sepolia. */
const CHAIN_ID = 84_532;
const BLOCK_MS = 40;
const GAS_LIMIT = 30_000_000n;
/** Approximate gas of an approval. */
const GAS_USED = 46_000n;
const FEE = 1_000_000_000n;
const BLOOM: Hex = `0x${"0".repeat(512)}`;

interface Mined extends Spend {
  readonly hash: Hex;
  readonly nonce: number;
  readonly block: number;
  readonly to: Address;
}

/** An error as a node returns it, with the code that libraries look at. */
export class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const reverted = () => new RpcError(3, "execution reverted");

/**
 * A chain with one token. It checks what a node checks (signature, chain, nonce, gas) and takes a block's time to mine a
 * transaction, so that its receipt is not there at once.
 */
export class Chain {
  readonly #token: Address;
  readonly #onApproval: (spend: Spend) => Promise<void>;
  readonly #state = new Token();
  readonly #mined = new Map<Hex, Mined>();
  readonly #startedAt = Date.now();

  constructor(token: Address, onApproval: (spend: Spend) => Promise<void>) {
    this.#token = token;
    this.#onApproval = onApproval;
  }

  /** Runs one request of JSON-RPC; throws an `RpcError` where a node returns an error. */
  async request(method: string, params: readonly unknown[]): Promise<unknown> {
    const [first, second] = params;
    switch (method) {
      case "eth_chainId":
        return numberToHex(CHAIN_ID);
      case "net_version":
        return String(CHAIN_ID);
      case "eth_blockNumber":
        return numberToHex(this.#height());
      case "eth_gasPrice":
      case "eth_maxPriorityFeePerGas":
        return numberToHex(FEE);
      case "eth_estimateGas":
        return this.#call(first as Call) && numberToHex(GAS_USED);
      case "eth_call":
        return this.#call(first as Call);
      case "eth_getTransactionCount":
        return numberToHex(this.#nonceOf(String(first)));
      case "eth_getBlockByNumber":
        return this.#block(first as string);
      case "eth_getTransactionReceipt":
        return this.#receipt(first as Hex);
      case "eth_getTransactionByHash":
        return this.#transaction(first as Hex);
      case "eth_sendRawTransaction":
        return this.#send(first as TransactionSerialized);
      default:
        throw new RpcError(-32_601, `the method ${method} does not exist (${String(second ?? "")})`);
    }
  }

  #height(): number {
    return 1 + Math.floor((Date.now() - this.#startedAt) / BLOCK_MS);
  }

  #nonceOf(owner: string): number {
    return [...this.#mined.values()].filter((one) => one.owner.toLowerCase() === owner.toLowerCase()).length;
  }

  #call({ from, to, data, input }: Call): Hex {
    const isToken = to?.toLowerCase() === this.#token.toLowerCase();
    const result = isToken ? this.#state.call(from ?? this.#token, data ?? input ?? "0x") : "0x";
    if (result === undefined) throw reverted();
    return result;
  }

  async #send(serializedTransaction: TransactionSerialized): Promise<Hex> {
    const hash = keccak256(serializedTransaction);
    if (this.#mined.has(hash)) throw new RpcError(-32_000, "already known");
    const {
      chainId,
      nonce = 0,
      to,
      data = "0x",
      gas = 0n,
      maxFeePerGas = 0n,
    } = parseTransaction(serializedTransaction);
    const owner = await recoverTransactionAddress({ serializedTransaction });
    if (chainId !== CHAIN_ID) throw new RpcError(-32_000, `invalid chain id for signer: ${chainId}`);
    const next = this.#nonceOf(owner);
    if (nonce !== next) throw new RpcError(-32_000, `nonce too ${nonce < next ? "low" : "high"}`);
    if (gas < GAS_USED || gas > GAS_LIMIT) throw new RpcError(-32_000, "intrinsic gas too low");
    if (maxFeePerGas < FEE) throw new RpcError(-32_000, "max fee per gas less than block base fee");
    const spend = to?.toLowerCase() === this.#token.toLowerCase() && this.#state.readApproval(owner, data);
    if (!spend || !to) throw reverted();
    this.#state.approve(spend);
    this.#mined.set(hash, { ...spend, hash, nonce, block: this.#height() + 1, to });
    await this.#onApproval(spend);
    return hash;
  }

  #find(hash: Hex): Mined | undefined {
    const mined = this.#mined.get(hash);
    return mined && mined.block <= this.#height() ? mined : undefined;
  }

  #block(tag: string): Record<string, unknown> {
    const number = /^0x/.test(tag) ? Number(tag) : this.#height();
    return {
      number: numberToHex(number),
      hash: pad(numberToHex(number + 1), { size: 32 }),
      parentHash: pad(numberToHex(number), { size: 32 }),
      timestamp: numberToHex(Math.floor(this.#startedAt / 1000) + number),
      baseFeePerGas: numberToHex(FEE / 2n),
      gasLimit: numberToHex(GAS_LIMIT),
      gasUsed: "0x0",
      difficulty: "0x0",
      nonce: pad("0x0", { size: 8 }),
      miner: pad("0x0", { size: 20 }),
      extraData: "0x",
      logsBloom: BLOOM,
      size: "0x0",
      transactions: [],
      uncles: [],
    };
  }

  #transaction(hash: Hex): Record<string, unknown> | null {
    const known = this.#mined.get(hash);
    if (!known) return null;
    const mined = this.#find(hash);
    return {
      hash,
      nonce: numberToHex(known.nonce),
      from: known.owner,
      to: known.to,
      value: "0x0",
      input: "0x",
      type: "0x2",
      chainId: numberToHex(CHAIN_ID),
      gas: numberToHex(GAS_USED),
      gasPrice: numberToHex(FEE),
      maxFeePerGas: numberToHex(FEE),
      maxPriorityFeePerGas: numberToHex(FEE),
      blockNumber: mined ? numberToHex(mined.block) : null,
      blockHash: mined ? pad(numberToHex(mined.block + 1), { size: 32 }) : null,
      transactionIndex: mined ? "0x0" : null,
      accessList: [],
      v: "0x0",
      r: pad("0x1", { size: 32 }),
      s: pad("0x1", { size: 32 }),
    };
  }

  #receipt(hash: Hex): Record<string, unknown> | null {
    const mined = this.#find(hash);
    if (!mined) return null;
    const { owner, spender, amount, block, to } = mined;
    const place = {
      transactionHash: hash,
      transactionIndex: "0x0",
      blockNumber: numberToHex(block),
      blockHash: pad(numberToHex(block + 1), { size: 32 }),
    };
    const topics = [
      toEventSelector("Approval(address,address,uint256)"),
      pad(owner, { size: 32 }),
      pad(spender, { size: 32 }),
    ];
    return {
      ...place,
      status: "0x1",
      type: "0x2",
      from: owner,
      to,
      contractAddress: null,
      gasUsed: numberToHex(GAS_USED),
      cumulativeGasUsed: numberToHex(GAS_USED),
      effectiveGasPrice: numberToHex(FEE),
      logsBloom: BLOOM,
      logs: [
        {
          ...place,
          address: to,
          topics,
          data: numberToHex(amount, { size: 32 }),
          logIndex: "0x0",
          removed: false,
        },
      ],
    };
  }
}

interface Call {
  readonly from?: Address;
  readonly to?: Address;
  readonly data?: Hex;
  readonly input?: Hex;
}
