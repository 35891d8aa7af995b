import { rejection } from "../http/rejection.ts";
import type { InstanceRow, QuoteRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";
import { findPayableAccount } from "./bank-accounts.ts";
import { checkApproved, findCustomer } from "./customers.ts";
import { evmNetworks, MAIN_NETWORKS_UNSPECIFIED } from "./networks.ts";
import type { Rule } from "./rule.ts";

/** "Limits": quote lifetime. */
const QUOTE_LIFETIME_MS = 5 * 60_000;

/** A cent in the smallest parts of a token with six decimals. The unit of `contract.amount` is not shown: this is the sandbox's. */
const PARTS_PER_CENT = 10_000n;

const TOKEN_ADDRESS = "0x0000000000000000000000000000000000000002";
const SERVICE_ADDRESS = "0x0000000000000000000000000000000000000003";
const APPROVE_ABI = [
  {
    type: "function",
    name: "approve",
    stateMutability: "nonpayable",
    inputs: [
      { name: "spender", type: "address" },
      { name: "amount", type: "uint256" },
    ],
    outputs: [{ name: "", type: "bool" }],
  },
];

/** "Payout flow" 4. */
export const createQuote: Rule<"quotes.create"> = (tx, { instance, body, unspecified }) => {
  checkToken(instance, body.token);
  checkNetwork(instance, body.network);
  if (instance.kind === "production") unspecified(MAIN_NETWORKS_UNSPECIFIED);
  if (body.request_amount < 1)
    throw rejection("PAYOUTS_AMOUNT_BELOW_MINIMUM", {
      message: "The smallest amount is 1.",
      unspecified: "The smallest amount of a rail is not shown; the sandbox takes 1.",
    });
  const account = findPayableAccount(tx, { id: body.bank_account_id, instance });
  checkApproved(findCustomer(tx, instance, account.customer_id));
  const quote = tx.put("quotes", {
    id: tx.id("qu_"),
    instance_id: instance.id,
    created_at: tx.now,
    customer_id: account.customer_id,
    bank_account_id: account.id,
    state: "open",
    expires_at: tx.now + QUOTE_LIFETIME_MS,
    request_amount: body.request_amount,
    network: body.network,
    token: body.token,
    contract: contractOf(body),
    approval: null,
  });
  return { id: quote.id, contract: quote.contract, expires_at: new Date(quote.expires_at).toISOString() };
};

/** "What the service does" 2: USDB on development instances, USDC or USDT on production. */
function checkToken({ kind }: InstanceRow, token: string): void {
  if ((kind === "development") !== (token === "USDB")) throw rejection("BLOCKCHAIN_TOKEN_NOT_SUPPORTED");
}

/** "What the service does" 2: development instances settle on test networks; "Quote": which those are, EVM all of them. */
function checkNetwork({ kind }: InstanceRow, network: string): void {
  const networks = evmNetworks(kind);
  if (networks.includes(network)) return;
  throw rejection("BLOCKCHAIN_NETWORK_NOT_SUPPORTED", {
    message: `Use ${networks.join(", ")}.`,
    unspecified: kind === "production" ? MAIN_NETWORKS_UNSPECIFIED : undefined,
  });
}

function contractOf({
  network,
  request_amount,
}: {
  readonly network: string;
  readonly request_amount: number;
}): QuoteRow["contract"] {
  return {
    network,
    address: TOKEN_ADDRESS,
    abi: APPROVE_ABI,
    amount: String(BigInt(request_amount) * PARTS_PER_CENT),
    serviceContractAddress: SERVICE_ADDRESS,
  };
}

/** "Moves shown by rules", quote: already used, past expiry, invalid state. A used quote stays used past expiry. */
export function checkUsable(tx: Transaction, quote: QuoteRow): void {
  if (quote.state === "used") throw rejection("QUOTES_ALREADY_USED");
  if (tx.now >= quote.expires_at) throw rejection("QUOTES_EXPIRED");
  if (quote.state === "invalid") throw rejection("QUOTES_INVALID_STATE");
}
