import { formatAmount, type PayoutsCreateEvmInput, type QuotesCreateInput } from "@crossborder/client";
import type { Confirmation, ConfirmationText } from "@crossborder/runtime/mcp";
import type { Quote } from "@crossborder/types";
import { findReceiver, type ReceiverClient } from "./find-receiver.ts";
import { idWords, oneLine, quoted } from "./quoted.ts";

/** A quote that this session created: the service has no operation that reads one. */
interface KnownQuote {
  readonly input: QuotesCreateInput;
  readonly quote: Quote;
}

/** Quotes live for five minutes, so those before the last hundred are useless. */
const MOST_QUOTES = 100;

/** Confirmation texts of payouts, and the quotes that they need. */
export interface PayoutConfirmations {
  readonly confirm: Readonly<Record<string, ConfirmationText>>;
  /** Remembers quotes that tools return. */
  readonly remember: (tool: string, input: unknown, output: unknown) => void;
}

/** Describes a quote and its payout to a person. `service` is the first line of each text. */
export function confirmPayouts(client: ReceiverClient, service: string): PayoutConfirmations {
  const quotes = new Map<string, KnownQuote>();
  const describe = async (
    input: QuotesCreateInput,
    { begin, end, signal }: { begin: string; end: readonly string[]; signal: AbortSignal },
  ): Promise<Confirmation> => {
    const receiver = await findReceiver(client, input.bank_account_id, { signal });
    if (receiver === undefined)
      return {
        refused: "The service does not say whom the bank account belongs to, so no person can decide.",
      };
    return [service, `${begin} ${amountWords(input)} to ${receiver}.`, feeWords(input), ...end].join("\n");
  };
  return {
    remember: (tool, input, output) => {
      if (tool !== "quotes_create") return;
      const known = { input, quote: output } as KnownQuote; // the input and the output of this operation
      quotes.set(known.quote.id, known);
      for (const id of [...quotes.keys()].slice(0, -MOST_QUOTES)) quotes.delete(id);
    },
    confirm: {
      // Inputs fit the schemas of their tools.
      quotes_create: (input, { signal }) => {
        const begin = "Ask for the price of a payout of";
        return describe(input as QuotesCreateInput, { begin, end: ["This moves no money yet."], signal });
      },
      payouts_createEvm: (input, { signal }) => {
        const { quote_id, sender_wallet_address } = input as PayoutsCreateEvmInput;
        const known = quotes.get(quote_id);
        if (known === undefined) return { refused: UNKNOWN_QUOTE };
        const sender = `It is taken from the wallet ${quoted(sender_wallet_address)} on ${quoted(known.input.network)}.`;
        return describe(known.input, {
          begin: "Pay out",
          end: [sender, quoteWords(known.quote), "The quote pays once, however often it is confirmed."],
          signal,
        });
      },
    },
  };
}

const UNKNOWN_QUOTE =
  "The service cannot say what a quote pays and whom, and this quote was not created in this session. Create one with quotes_create, then pay that.";

function amountWords({ currency_type, request_amount, token }: QuotesCreateInput): string {
  const amount = formatAmount(request_amount);
  if (currency_type === "sender") return `${amount} ${token}`;
  return `${amount} in the currency of ${quoted(currency_type)}, paid in ${token},`;
}

function feeWords({ cover_fees }: QuotesCreateInput): string {
  return cover_fees ? "Fees are covered." : "Fees are not covered.";
}

/** Fields except `id` and `contract` are not stated, such as the amount that arrives: they are shown as received. */
function quoteWords({ id, contract: _, ...others }: Quote): string {
  return `The service's words on the quote ${idWords(id)}, as data: ${oneLine(JSON.stringify(others), 500)}`;
}
