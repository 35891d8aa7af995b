import { expect, test } from "vitest";
import { description, type Node, valuesOf } from "./description.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

// The only place with numbers of the source: stated parts must not get lost, and more may be added.

test("The 131 error codes are there, 13 retryable, 47 terminal, 71 actionable, and each is a value of ErrorCode.", () => {
  const classes = Object.values(description["x-codegen-error-catalog"]).map(({ retryClass }) => retryClass);
  const countOf = (retryClass: string): number => classes.filter((each) => each === retryClass).length;
  expect(countOf("retryable")).toBeGreaterThanOrEqual(13);
  expect(countOf("terminal")).toBeGreaterThanOrEqual(47);
  expect(countOf("actionable")).toBeGreaterThanOrEqual(71);
  expect(valuesOf("ErrorCode")).toEqual(Object.keys(description["x-codegen-error-catalog"]));
});

test("There are 249 countries, each once.", () => {
  expect(new Set(valuesOf("CountryCode")).size).toBe(249);
  expect(valuesOf("CountryCode")).toHaveLength(249);
});

test("The 11 payment rails are there, and a branch of bank account creation for each.", () => {
  const { oneOf } = description.components.schemas.BankAccountCreate ?? {};
  const branches: readonly Node[] = Array.isArray(oneOf) ? oneOf : [];
  const types = branches.map(({ $ref }) => {
    const { properties } = description.components.schemas[String($ref).split("/").at(-1) ?? ""] ?? {};
    return (properties as { type?: { const?: unknown } } | undefined)?.type?.const;
  });
  expect(valuesOf("BankAccountType").length).toBeGreaterThanOrEqual(11);
  expect(types.sort()).toEqual([...valuesOf("BankAccountType")].sort());
});

test("The 6 events are there.", () => {
  const stated = [
    "blockchainWallet.new",
    "bankAccount.new",
    "payin.new",
    "payout.new",
    "payout.update",
    "payout.complete",
  ];
  expect(Object.keys(description.webhooks)).toEqual(expect.arrayContaining(stated));
});

test("The 15 operations are there, named as the client's surface is.", () => {
  const operations = Object.values(description.paths).flatMap((path) =>
    METHODS.map((method) => path[method]),
  );
  const names = operations.flatMap((operation) => (operation ? [(operation as Node).operationId] : []));
  const stated = [
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
  ];
  expect(names).toEqual(expect.arrayContaining(stated));
});

test("The 22 resource groups are tags, and one is for the description itself.", () => {
  const names = description.tags.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(23);
  expect(names.at(-1)).toBe("Description");
});

test("The networks of offramp wallets and of blockchain wallets are two sets.", () => {
  expect(valuesOf("OfframpWalletNetwork").length).toBeGreaterThanOrEqual(13);
  expect(valuesOf("BlockchainWalletNetwork").length).toBeGreaterThanOrEqual(15);
  expect(valuesOf("OfframpWalletNetwork")).not.toEqual(valuesOf("BlockchainWalletNetwork"));
});
