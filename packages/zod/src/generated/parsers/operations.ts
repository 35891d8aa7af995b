// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { bankAccountsCreate, bankAccountsList } from "./operations/bank-accounts.ts";
import { blockchainWalletsCreate, blockchainWalletsSignMessage } from "./operations/blockchain-wallets.ts";
import { customersCreate, customersList } from "./operations/customers.ts";
import { docGet } from "./operations/doc.ts";
import { payablesList } from "./operations/payables.ts";
import { payinsList } from "./operations/payins.ts";
import { payoutsCreateEvm, payoutsList } from "./operations/payouts.ts";
import { quotesCreate } from "./operations/quotes.ts";
import { tosCreate } from "./operations/tos.ts";
import { transfersList } from "./operations/transfers.ts";
import { uploadCreate } from "./operations/upload.ts";

export * from "./operations/tos.ts";
export * from "./operations/customers.ts";
export * from "./operations/bank-accounts.ts";
export * from "./operations/quotes.ts";
export * from "./operations/payouts.ts";
export * from "./operations/payins.ts";
export * from "./operations/payables.ts";
export * from "./operations/transfers.ts";
export * from "./operations/blockchain-wallets.ts";
export * from "./operations/upload.ts";
export * from "./operations/doc.ts";

/** Parsers of requests and responses, by operationId. Pass them to `operationValidators` of a client. */
export const operations: {
  /** `POST /v1/e/instances/{instance_id}/tos`: Ask for a link to the terms of service */
  readonly "tos.create": typeof tosCreate;
  /** `POST /v1/instances/{instance_id}/receivers`: Create a customer */
  readonly "customers.create": typeof customersCreate;
  /** `GET /v1/instances/{instance_id}/customers`: List customers */
  readonly "customers.list": typeof customersList;
  /** `POST /v1/instances/{instance_id}/receivers/{receiver_id}/bank-accounts`: Create a bank account */
  readonly "bankAccounts.create": typeof bankAccountsCreate;
  /**
   * `GET /v1/instances/{instance_id}/customers/{customer_id}/bank-accounts`: List the bank accounts of a
   * customer
   */
  readonly "bankAccounts.list": typeof bankAccountsList;
  /** `POST /v1/instances/{instance_id}/quotes`: Create a quote for a payout */
  readonly "quotes.create": typeof quotesCreate;
  /** `POST /v1/instances/{instance_id}/payouts/evm`: Execute a payout from an EVM wallet */
  readonly "payouts.createEvm": typeof payoutsCreateEvm;
  /** `GET /v1/instances/{instance_id}/payouts`: List payouts */
  readonly "payouts.list": typeof payoutsList;
  /** `GET /v1/instances/{instance_id}/payins`: List payins */
  readonly "payins.list": typeof payinsList;
  /** `GET /v1/instances/{instance_id}/payables`: List payables */
  readonly "payables.list": typeof payablesList;
  /** `GET /v1/instances/{instance_id}/transfers`: List transfers */
  readonly "transfers.list": typeof transfersList;
  /**
   * `GET /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets/sign-message`: Get a
   * challenge for a wallet to sign
   */
  readonly "blockchainWallets.signMessage": typeof blockchainWalletsSignMessage;
  /**
   * `POST /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets`: Register a blockchain
   * wallet
   */
  readonly "blockchainWallets.create": typeof blockchainWalletsCreate;
  /** `POST /upload`: Upload a file */
  readonly "upload.create": typeof uploadCreate;
  /** `GET /doc`: Get the service's own description */
  readonly "doc.get": typeof docGet;
} = {
  "tos.create": tosCreate,
  "customers.create": customersCreate,
  "customers.list": customersList,
  "bankAccounts.create": bankAccountsCreate,
  "bankAccounts.list": bankAccountsList,
  "quotes.create": quotesCreate,
  "payouts.createEvm": payoutsCreateEvm,
  "payouts.list": payoutsList,
  "payins.list": payinsList,
  "payables.list": payablesList,
  "transfers.list": transfersList,
  "blockchainWallets.signMessage": blockchainWalletsSignMessage,
  "blockchainWallets.create": blockchainWalletsCreate,
  "upload.create": uploadCreate,
  "doc.get": docGet,
};
