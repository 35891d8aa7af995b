import { createSandbox, type Sandbox, serveSandbox } from "@crossborder/sandbox";
import { getAddress } from "viem";
import { generatePrivateKey } from "viem/accounts";
import { Chain } from "./chain.ts";
import { serveChain } from "./serve-chain.ts";
import type { Spend } from "./token.ts";

/** The contracts that the sandbox names in its quotes. */
const TOKEN = getAddress("0x0000000000000000000000000000000000000002");
const SERVICE = getAddress("0x0000000000000000000000000000000000000003");

/** A sandbox and a chain on ports, whose approvals the sandbox sees, and the environment that programs need for both. */
export interface PaymentScene {
  readonly sandbox: Sandbox;
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

export async function openPaymentScene(): Promise<PaymentScene> {
  const sandbox = createSandbox();
  const { id: instanceId, apiKey } = sandbox.instances.development;
  const { bank_account_id } = await sandbox.fixtures.payableQuote();
  const service = await serveSandbox(sandbox, { port: 0 });
  const chain = await serveChain(new Chain(TOKEN, (spend) => approve(sandbox, spend)));
  return {
    sandbox,
    environment: {
      CROSSBORDER_API_KEY: apiKey,
      CROSSBORDER_INSTANCE_ID: instanceId,
      CROSSBORDER_BASE_URL: service.url,
      BANK_ACCOUNT_ID: bank_account_id,
      RPC_URL: chain.url,
      SENDER_PRIVATE_KEY: generatePrivateKey(),
    },
    close: async () => {
      chain.close();
      await service.close();
    },
  };
}

/** Allowance that the service reads from the chain: how much of the owner's tokens it may spend, for the newest quote. */
async function approve({ control, journal }: Sandbox, { owner, spender, amount }: Spend): Promise<void> {
  if (spender !== SERVICE) return;
  const quotes = journal()
    .flatMap(({ changes }) => changes)
    .filter(({ table }) => table === "quotes");
  const quote_id = quotes.at(-1)?.id;
  if (quote_id === undefined) throw new Error("Something was approved before there was a quote.");
  await control.approvals.create({ quote_id, amount: String(amount), sender_wallet_address: owner });
}
