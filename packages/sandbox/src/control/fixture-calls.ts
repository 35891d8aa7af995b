import * as z from "zod";
import * as fixtures from "../fixtures/make-fixtures.ts";
import { rejection } from "../http/rejection.ts";
import { members } from "../names/members.ts";
import { findAnywhere } from "../rules/find.ts";
import type { InstanceRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";
import { type ControlContext, controlOperation } from "./control-operation.ts";
import * as outputs from "./outputs.ts";

const instance_id = z.string().optional().describe("The instance. Default: the development instance.");
const customer_id = z.string().optional().describe("Default: a new customer, who is approved.");
const quoted = {
  instance_id,
  bank_account_id: z.string().optional().describe("Default: a new account of a new customer, both approved."),
  request_amount: z.int().min(1).optional().describe("Minor units. Default: 5000."),
};

/** Runs a fixture in one transaction, under the rules of the service. */
function make<Made>(
  { transact, engine }: ControlContext,
  input: Omit<fixtures.FixtureInput, "instance"> & { readonly instance_id?: string | undefined },
  run: (tx: Transaction, input: fixtures.FixtureInput) => Made,
): Made {
  const instance = instanceOf(engine.store.state, input.instance_id);
  return transact((tx) => run(tx, { ...input, instance }), instance.id);
}

function instanceOf(state: Pick<Transaction, "get" | "list">, id: string | undefined): InstanceRow {
  if (id !== undefined) return findAnywhere(state, "instances", id);
  const found = state.list("instances").find(({ kind }) => kind === "development");
  if (!found) throw rejection("INSTANCES_NOT_FOUND");
  return found;
}

export const fixtureCalls = {
  "fixtures.acceptedTos": controlOperation({
    summary: "Make accepted terms, for a customer to create",
    input: members({ instance_id }),
    output: outputs.termsFixture,
    run: (context, input) => make(context, input, fixtures.acceptedTos),
  }),
  "fixtures.approvedCustomer": controlOperation({
    summary: "Make a customer who is approved, on production too",
    input: members({ instance_id }),
    output: outputs.customerFixture,
    run: (context, input) => make(context, input, fixtures.approvedCustomer),
  }),
  "fixtures.uploadedFile": controlOperation({
    summary: "Make an uploaded file",
    input: members({ instance_id }),
    output: outputs.fileFixture,
    run: (context, input) => make(context, input, fixtures.uploadedFile),
  }),
  "fixtures.walletSignature": controlOperation({
    summary: "Sign the challenge of a customer, as a wallet",
    input: members({ instance_id, customer_id }),
    output: outputs.walletFixture,
    run: (context, input) => make(context, input, fixtures.walletSignature),
  }),
  "fixtures.bankAccount": controlOperation({
    summary: "Make an approved bank account, with its customer",
    input: members({ instance_id, customer_id }),
    output: outputs.bankAccountFixture,
    run: (context, input) => make(context, input, fixtures.approvedBankAccount),
  }),
  "fixtures.quote": controlOperation({
    summary: "Make a quote, with its customer and bank account. Its token spend is not approved yet",
    input: members(quoted),
    output: outputs.quoteFixture,
    run: (context, input) => make(context, input, fixtures.openQuote),
  }),
  "fixtures.payableQuote": controlOperation({
    summary: "Make a quote whose token spend is approved, so that the next call can execute it",
    input: members(quoted),
    output: outputs.payableQuoteFixture,
    run: (context, input) => make(context, input, fixtures.payableQuote),
  }),
} as const;
