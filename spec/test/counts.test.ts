import { expect, test } from "vitest";
import { description, type Node, valuesOf } from "./description.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

test("There are 131 error codes: 13 retryable, 47 terminal, 71 actionable.", () => {
  const classes = Object.values(description["x-error-catalog"]).map(({ retry }) => retry);
  const countOf = (retry: string): number => classes.filter((each) => each === retry).length;
  expect(classes).toHaveLength(131);
  expect([countOf("retryable"), countOf("terminal"), countOf("actionable")]).toEqual([13, 47, 71]);
  expect(valuesOf("ErrorCode")).toHaveLength(131);
});

test("There are 249 countries, each once.", () => {
  expect(new Set(valuesOf("CountryCode")).size).toBe(249);
  expect(valuesOf("CountryCode")).toHaveLength(249);
});

test("There are 11 payment rails, and a branch of bank account creation for each.", () => {
  const { oneOf } = description.components.schemas.BankAccountCreate ?? {};
  const branches: readonly Node[] = Array.isArray(oneOf) ? oneOf : [];
  const types = branches.map(({ $ref }) => {
    const { properties } = description.components.schemas[String($ref).split("/").at(-1) ?? ""] ?? {};
    return (properties as { type?: { const?: unknown } } | undefined)?.type?.const;
  });
  expect(valuesOf("BankAccountType")).toHaveLength(11);
  expect(types.sort()).toEqual([...valuesOf("BankAccountType")].sort());
});

test("There are 6 events.", () => {
  expect(Object.keys(description.webhooks)).toEqual([
    "blockchainWallet.new",
    "bankAccount.new",
    "payin.new",
    "payout.new",
    "payout.update",
    "payout.complete",
  ]);
});

test("There are 15 operations, named as the client's surface is.", () => {
  const operations = Object.values(description.paths).flatMap((path) =>
    METHODS.map((method) => path[method]),
  );
  const names = operations.flatMap((operation) => (operation ? [(operation as Node).operationId] : []));
  expect(names.sort()).toEqual([
    "bankAccounts.create",
    "bankAccounts.list",
    "blockchainWallets.create",
    "blockchainWallets.signMessage",
    "customers.create",
    "customers.list",
    "doc.get",
    "payables.list",
    "payins.list",
    "payouts.createEvm",
    "payouts.list",
    "quotes.create",
    "tos.create",
    "transfers.list",
    "upload.create",
  ]);
});

test("There are the 22 resource groups as tags, and one for the description itself.", () => {
  const names = description.tags.map(({ name }) => name);
  expect(names).toHaveLength(23);
  expect(names.at(-1)).toBe("Description");
});

test("The networks of offramp wallets and of blockchain wallets are two sets.", () => {
  expect(valuesOf("OfframpWalletNetwork")).toHaveLength(13);
  expect(valuesOf("BlockchainWalletNetwork")).toHaveLength(15);
});
