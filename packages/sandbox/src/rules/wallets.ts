import * as exact from "@crossborder/zod";
import { rejection } from "../http/rejection.ts";
import { lettersOf } from "../state/ids.ts";
import type { WalletRow } from "../state/tables.ts";
import { emit } from "../webhooks/emit.ts";
import { findCustomer } from "./customers.ts";
import { isSignature, recoverAddress } from "./personal-sign.ts";
import type { Rule } from "./rule.ts";

/** "Limits": wallets per customer. */
const MAX_WALLETS = 10;

/** "Registering an external wallet" 1. The body is not shown: `message` is the sandbox's own. */
export const getSignMessage: Rule<"blockchainWallets.signMessage"> = (tx, { instance, path }) => {
  const { id } = findCustomer(tx, instance, path.customer_id);
  return { message: challengeOf(id) };
};

/** Always the same for a customer: the source does not say that challenges expire. */
export function challengeOf(customerId: string): string {
  const nonce = lettersOf(`challenge ${customerId}`, 16);
  return `Sign this message to register your wallet.\n\nCustomer: ${customerId}\nNonce: ${nonce}`;
}

/** "Registering an external wallet" 3. */
export const createWallet: Rule<"blockchainWallets.create"> = (tx, { instance, path, body }) => {
  const customer = findCustomer(tx, instance, path.customer_id);
  const address = verifiedAddress(customer.id, body);
  const own = tx.list("wallets").filter(({ customer_id }) => customer_id === customer.id);
  if (own.length >= MAX_WALLETS) throw rejection("WALLETS_LIMIT_REACHED");
  const wallet = tx.put("wallets", {
    id: tx.id("bw_"),
    instance_id: instance.id,
    customer_id: customer.id,
    created_at: tx.now,
    fields: {
      name: typeof body.name === "string" ? body.name : null,
      network: exact.BlockchainWalletNetwork.safeParse(body.network).data ?? null,
      address,
      signature_tx_hash: null,
      is_account_abstraction: false,
    },
  });
  emit(tx, { instanceId: instance.id, event: "blockchainWallet.new", payload: walletView(wallet) });
  return walletView(wallet);
};

/**
 * Returns the wallet that signed the challenge. The field with the signature is not documented, so all fields are
 * searched, `signature` first; an `address` beside it must be the one that signed.
 */
function verifiedAddress(customerId: string, body: Readonly<Record<string, unknown>>): string {
  const signature = [body.signature, ...Object.values(body)].find(isSignature);
  if (signature === undefined)
    throw rejectedSignature("Send the signature over the challenge: 65 bytes in hex.");
  const address = recoverAddress(challengeOf(customerId), signature);
  const claimed = String(body.address ?? address).toLowerCase();
  if (address === undefined || claimed !== address.toLowerCase())
    throw rejectedSignature("The signature does not match the address and the customer's challenge.");
  return address;
}

function rejectedSignature(message: string): Error {
  const unspecified =
    "The name of the field with the signature is not shown; the sandbox looks in all of them.";
  return rejection("VALIDATION_FAILED", { errors: [{ path: ["signature"], message }], unspecified });
}

/** The wallet as responses and events show it. */
function walletView({ id, customer_id, fields }: WalletRow): Record<string, unknown> {
  return { id, customer_id, ...fields };
}
