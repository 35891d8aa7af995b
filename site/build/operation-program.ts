/** Calls of an operation: one that the service accepts, and one that it rejects. */
interface TriedOperation {
  /** What the calls need, from the fixtures of the sandbox. */
  readonly needed?: string;
  readonly accepted: string;
  readonly rejected: string;
}

const PRICE = `currency_type: "sender", cover_fees: false, request_amount: parseAmount("50.00"), token: "USDB"`;

/** Groups with a list, by the prefix of their IDs. */
const LISTS = { customers: "re", payouts: "po", payins: "pi", payables: "pa", transfers: "tr" };

/** Operations by their ID. A wallet is registered with its owner's signature, which no fixture has. */
const OPERATIONS: Readonly<Record<string, TriedOperation>> = {
  "tos.create": {
    accepted: "client.tos.create({ idempotency_key: crypto.randomUUID() })",
    rejected: 'client.tos.create({ idempotency_key: "not a UUID" })',
  },
  "customers.create": {
    needed: "const { tos_id } = await fixtures.acceptedTos();",
    accepted: 'client.customers.create({ tos_id, first_name: "Ada", last_name: "Example" })',
    rejected:
      'client.customers.create({ tos_id: tosId("to_000000000000"), first_name: "Ada", last_name: "Example" })',
  },
  "bankAccounts.create": {
    needed: "const { customer_id: receiver_id } = await fixtures.approvedCustomer();",
    accepted:
      'client.bankAccounts.create({ receiver_id, type: "pix", name: "Main account", pix_key: "ada@example.com" })',
    rejected: 'client.bankAccounts.create({ receiver_id, type: "ted", name: "Main account" })',
  },
  "bankAccounts.list": {
    needed: "const { customer_id } = await fixtures.bankAccount();",
    accepted: "client.bankAccounts.list({ customer_id })",
    rejected: 'client.bankAccounts.list({ customer_id: customerId("re_000000000000") })',
  },
  "quotes.create": {
    needed: "const { bank_account_id } = await fixtures.bankAccount();",
    accepted: `client.quotes.create({ bank_account_id, network: "base_sepolia", ${PRICE} })`,
    rejected: `client.quotes.create({ bank_account_id, network: "ethereum", ${PRICE} })`,
  },
  "payouts.createEvm": {
    needed: "const { quote_id, sender_wallet_address } = await fixtures.payableQuote();",
    accepted: "client.payouts.createEvm({ quote_id, sender_wallet_address })",
    rejected: "client.payouts.createEvm({ quote_id, sender_wallet_address })",
  },
  "blockchainWallets.signMessage": {
    needed: "const { customer_id } = await fixtures.approvedCustomer();",
    accepted: "client.blockchainWallets.signMessage({ customer_id })",
    rejected: 'client.blockchainWallets.signMessage({ customer_id: customerId("re_000000000000") })',
  },
  ...Object.fromEntries(
    Object.entries(LISTS).map(([group, prefix]) => [
      `${group}.list`,
      {
        accepted: `client.${group}.list()`,
        rejected: `client.${group}.list({ starting_after: "${prefix}_000000000000" })`,
      },
    ]),
  ),
};

/**
 * Returns a program for the page of an operation, which needs nothing but a block that is marked with `run`: its first call
 * succeeds with what the fixtures of a sandbox have made, and its second one shows an error of the service. Undefined for an
 * operation that no fixture is enough for.
 */
export function operationProgram(id: string): string | undefined {
  const operation = OPERATIONS[id];
  if (operation === undefined) return undefined;
  const { needed, accepted, rejected } = operation;
  const helpers = new Set(
    [...`${accepted}${rejected}`.matchAll(/(?<=[ (])(?:parseAmount|\w+Id)(?=\()/g)].flat(),
  );
  const sandbox = ["fetch", "instances", ...(needed === undefined ? [] : ["fixtures"])];
  return `import { ${["createClient", "isApiError", ...helpers].join(", ")} } from "@crossborder/client";
import { createSandbox } from "@crossborder/sandbox";

const { ${sandbox.join(", ")} } = createSandbox();
const { id: instanceId, apiKey } = instances.development;
const client = createClient({ apiKey, instanceId, baseUrl: "http://sandbox.test", fetch });
${needed === undefined ? "" : `${needed}\n`}
console.log(await ${accepted});

// ${accepted === rejected ? "The same call once more" : "A call that the service rejects"}.
try {
  await ${rejected};
} catch (error) {
  if (!isApiError(error)) throw error;
  console.log(error.code, error.action);
}
`;
}
