import { randomUUID } from "node:crypto";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { z } from "zod";
import type { WorkflowRunner } from "./workflow-runner.ts";

const WithId = z.object({ id: z.string() });
const MONEY = { network: "base_sepolia", token: "USDB" } as const;
/** A quote lives for five minutes. */
const PAST_EXPIRY_SECONDS = 301;

/** Runs every workflow. Between them, control calls stand for people, the blockchain and time. */
export async function runWorkflows(runner: WorkflowRunner): Promise<void> {
  const wallet = privateKeyToAccount(generatePrivateKey());
  const tosId = await acceptTerms(runner);
  const { customerId, bankAccountId } = await payOnEvm(runner, { tosId, wallet });
  await forceEnds(runner, { bankAccountId, wallet });
  await expireQuote(runner, { bankAccountId, wallet });
  await registerWallet(runner, { customerId, wallet });
}

async function acceptTerms(runner: WorkflowRunner): Promise<string> {
  const inputs = { idempotency_key: randomUUID() };
  const bodyOf = await runner.execute("terms", {
    file: "payout-evm.arazzo.yaml",
    workflowId: "requestTerms",
    inputs,
  });
  const { url } = z.object({ url: z.string() }).parse(bodyOf("createTerms"));
  return (await runner.sandbox.control.tos.accept({ url })).tos_id;
}

async function payOnEvm(
  runner: WorkflowRunner,
  { tosId, wallet }: { readonly tosId: string; readonly wallet: PrivateKeyAccount },
) {
  const bodyOf = await runner.pay("payout", {
    file: "payout-evm.arazzo.yaml",
    workflowId: "payoutOnEvm",
    inputs: {
      customer: { tos_id: tosId, first_name: "Ada", last_name: "Example" },
      bank_account: { type: "pix", name: "Main account", pix_key: "ada@example.com" },
      request_amount: 5000,
      ...MONEY,
      sender_wallet_address: wallet.address,
    },
  });
  return {
    customerId: WithId.parse(bodyOf("createCustomer")).id,
    bankAccountId: WithId.parse(bodyOf("createBankAccount")).id,
  };
}

interface Payment {
  readonly bankAccountId: string;
  readonly wallet: PrivateKeyAccount;
}

async function forceEnds(runner: WorkflowRunner, { bankAccountId, wallet }: Payment): Promise<void> {
  const ends = { failed: 66600, refunded: 77700 };
  for (const [status, request_amount] of Object.entries(ends))
    await runner.pay(`payout that is ${status}`, {
      file: "forced-end.arazzo.yaml",
      workflowId: "payoutWithForcedEnd",
      inputs: {
        bank_account_id: bankAccountId,
        request_amount,
        status,
        ...MONEY,
        sender_wallet_address: wallet.address,
      },
    });
}

async function expireQuote(runner: WorkflowRunner, { bankAccountId, wallet }: Payment): Promise<void> {
  const { control } = runner.sandbox;
  const file = "expired-quote.arazzo.yaml";
  const quote = { bank_account_id: bankAccountId, request_amount: 5000, ...MONEY };
  const bodyOf = await runner.execute("quote", { file, workflowId: "requestQuote", inputs: quote });
  const { id: quote_id } = WithId.parse(bodyOf("createQuote"));
  await control.approvals.create({ quote_id }); // so that its age is the only reason to refuse it
  await control.clock.advance({ seconds: PAST_EXPIRY_SECONDS });
  const inputs = { ...quote, quote_id, sender_wallet_address: wallet.address };
  await runner.execute("quote that has expired", { file, workflowId: "executeExpiredQuote", inputs });
}

async function registerWallet(
  runner: WorkflowRunner,
  {
    customerId,
    wallet: { address, signMessage },
  }: { readonly customerId: string; readonly wallet: PrivateKeyAccount },
): Promise<void> {
  const file = "register-wallet.arazzo.yaml";
  const customer = { customer_id: customerId };
  const bodyOf = await runner.execute("challenge", {
    file,
    workflowId: "requestChallenge",
    inputs: customer,
  });
  const { message } = z.object({ message: z.string() }).parse(bodyOf("getChallenge"));
  const signature = await signMessage({ message });
  const wallet = { name: "Main wallet", network: MONEY.network, address, signature };
  await runner.execute("wallet", { file, workflowId: "registerWallet", inputs: { ...customer, wallet } });
}
