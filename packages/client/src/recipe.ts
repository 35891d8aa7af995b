import type { DoubtfulCall } from "@crossborder/runtime/client";

/** How to find out whether a call was carried out, for the operations that can do something twice. */
export function recipe({ operation, startedAt }: DoubtfulCall): string | undefined {
  const since = startedAt.toISOString();
  switch (operation.operationId) {
    case "payouts.createEvm":
      return (
        `Read the payouts from the newest with client.payouts.iterate(), back to ${since}, filtered by the bank account ` +
        "of the quote if you know it. A payout of this quote there: it was executed, follow it. None: execute the same " +
        "quote again, which cannot pay twice. Do not take a new quote before you know."
      );
    case "customers.create":
      return `Look for the customer among those created since ${since} with client.customers.iterate() before creating another.`;
    case "bankAccounts.create":
      return `Look for the account among those created since ${since} with client.bankAccounts.list() before adding another.`;
    default:
      return undefined;
  }
}
