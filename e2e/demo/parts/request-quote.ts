import { parseAmount } from "@crossborder/client";
import type { BankAccountId, QuoteId } from "@crossborder/types";
import type { SetUp } from "../set-up.ts";

/** The address that pays. The sandbox takes any. */
export const SENDER = "0x0000000000000000000000000000000000000001";

/** Gets a price, and approves the spend as the sender's wallet does on-chain. */
export async function requestQuote(
  { screen, client, sandbox }: SetUp,
  bank_account_id: BankAccountId,
): Promise<QuoteId> {
  const quote = await client.quotes.create({
    bank_account_id,
    currency_type: "sender",
    cover_fees: false,
    request_amount: parseAmount("50.00"),
    network: "base_sepolia",
    token: "USDB",
  });
  screen.step("Quote received", quote.id, "50.00 USDB, valid for five minutes");
  await sandbox.control.approvals.create({ quote_id: quote.id });
  screen.step("Spend approved", undefined, "by the sender's wallet, on the blockchain");
  return quote.id;
}
