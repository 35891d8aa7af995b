// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { anyOf, array, deferred, object, record } from "@crossborder/runtime/zod";
import * as z from "zod";
import {
  BankAccountCreate,
  BankAccountId,
  BankAccountStatus,
  BankAccountType,
  BlockchainWalletCreate,
  CountryCode,
  Customer,
  CustomerCreate,
  CustomerId,
  CustomerPage,
  InstanceId,
  PageLimit,
  Payable,
  PayablePage,
  PayableStatus,
  PayinId,
  PayinStatus,
  Payout,
  PayoutCreateEvm,
  PayoutId,
  PayoutPage,
  Quote,
  QuoteCreate,
  SignMessageChallenge,
  Token,
  TosCreate,
  TosLink,
  TransferPage,
  UploadResult,
} from "../exact/index.ts";
import {
  BankAccount as TolerantBankAccount,
  BlockchainWallet as TolerantBlockchainWallet,
  ErrorEnvelope as TolerantErrorEnvelope,
  Payin as TolerantPayin,
  PayinPage as TolerantPayinPage,
} from "../tolerant/index.ts";

/** `POST /v1/e/instances/{instance_id}/tos`: Ask for a link to the terms of service */
export const tosCreate = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    body: TosCreate,
  },
  response: {
    "200": TosLink,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/** `POST /v1/instances/{instance_id}/receivers`: Create a customer */
export const customersCreate = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    body: CustomerCreate,
  },
  response: {
    "200": Customer,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/** `GET /v1/instances/{instance_id}/customers`: List customers */
export const customersList = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    query: /* @__PURE__ */ deferred(() => object({
      full_name: z.string().exactOptional(),
      customer_name: z.string().exactOptional(),
      status: z.string().exactOptional(),
      customer_id: CustomerId.exactOptional(),
      bank_account_id: BankAccountId.exactOptional(),
      country: CountryCode.exactOptional(),
      limit: PageLimit.exactOptional(),
      starting_after: CustomerId.exactOptional(),
      ending_before: CustomerId.exactOptional(),
      offset: z.unknown().exactOptional(),
    })),
  },
  response: {
    "200": /* @__PURE__ */ deferred(() => anyOf([array(Customer), CustomerPage])),
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/** `POST /v1/instances/{instance_id}/receivers/{receiver_id}/bank-accounts`: Create a bank account */
export const bankAccountsCreate = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({
      instance_id: InstanceId,
      receiver_id: CustomerId,
    })),
    body: BankAccountCreate,
  },
  response: {
    "200": TolerantBankAccount,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/**
 * `GET /v1/instances/{instance_id}/customers/{customer_id}/bank-accounts`: List the bank accounts of a
 * customer
 */
export const bankAccountsList = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({
      instance_id: InstanceId,
      customer_id: CustomerId,
    })),
    query: /* @__PURE__ */ deferred(() => object({
      status: BankAccountStatus.exactOptional(),
      type: BankAccountType.exactOptional(),
      name: z.string().exactOptional(),
      bank_account_id: BankAccountId.exactOptional(),
      country: CountryCode.exactOptional(),
    })),
  },
  response: {
    "200": /* @__PURE__ */ deferred(() => array(TolerantBankAccount)),
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/** `POST /v1/instances/{instance_id}/quotes`: Create a quote for a payout */
export const quotesCreate = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    body: QuoteCreate,
  },
  response: {
    "200": Quote,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/** `POST /v1/instances/{instance_id}/payouts/evm`: Execute a payout from an EVM wallet */
export const payoutsCreateEvm = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    body: PayoutCreateEvm,
  },
  response: {
    "200": Payout,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/** `GET /v1/instances/{instance_id}/payouts`: List payouts */
export const payoutsList = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    query: /* @__PURE__ */ deferred(() => object({
      customer_id: CustomerId.exactOptional(),
      status: z.string().exactOptional(),
      customer_name: z.string().exactOptional(),
      bank_account_id: BankAccountId.exactOptional(),
      country: CountryCode.exactOptional(),
      payment_method: z.string().exactOptional(),
      network: z.string().exactOptional(),
      token: Token.exactOptional(),
      limit: PageLimit.exactOptional(),
      starting_after: PayoutId.exactOptional(),
      ending_before: PayoutId.exactOptional(),
      offset: z.unknown().exactOptional(),
    })),
  },
  response: {
    "200": /* @__PURE__ */ deferred(() => anyOf([array(Payout), PayoutPage])),
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/** `GET /v1/instances/{instance_id}/payins`: List payins */
export const payinsList = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    query: /* @__PURE__ */ deferred(() => object({
      customer_id: CustomerId.exactOptional(),
      status: PayinStatus.exactOptional(),
      customer_name: z.string().exactOptional(),
      bank_account_id: BankAccountId.exactOptional(),
      country: CountryCode.exactOptional(),
      payment_method: z.string().exactOptional(),
      network: z.string().exactOptional(),
      token: Token.exactOptional(),
      limit: PageLimit.exactOptional(),
      starting_after: PayinId.exactOptional(),
      ending_before: PayinId.exactOptional(),
      offset: z.unknown().exactOptional(),
    })),
  },
  response: {
    "200": /* @__PURE__ */ deferred(() => anyOf([array(TolerantPayin), TolerantPayinPage])),
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/** `GET /v1/instances/{instance_id}/payables`: List payables */
export const payablesList = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    query: /* @__PURE__ */ deferred(() => object({
      status: PayableStatus.exactOptional(),
      customer_id: CustomerId.exactOptional(),
      limit: PageLimit.exactOptional(),
      starting_after: z.string().length(15).exactOptional(),
      ending_before: z.string().length(15).exactOptional(),
      offset: z.unknown().exactOptional(),
    })),
  },
  response: {
    "200": /* @__PURE__ */ deferred(() => anyOf([array(Payable), PayablePage])),
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/** `GET /v1/instances/{instance_id}/transfers`: List transfers */
export const transfersList = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    query: /* @__PURE__ */ deferred(() => object({
      limit: PageLimit.meta({ default: 10 }).exactOptional(),
      starting_after: z.string().length(15).exactOptional(),
      ending_before: z.string().length(15).exactOptional(),
      offset: z.unknown().exactOptional(),
    })),
  },
  response: {
    "200": TransferPage,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/**
 * `GET /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets/sign-message`: Get a
 * challenge for a wallet to sign
 */
export const blockchainWalletsSignMessage = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({
      instance_id: InstanceId,
      customer_id: CustomerId,
    })),
  },
  response: {
    "200": SignMessageChallenge,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/**
 * `POST /v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets`: Register a blockchain
 * wallet
 */
export const blockchainWalletsCreate = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({
      instance_id: InstanceId,
      customer_id: CustomerId,
    })),
    body: BlockchainWalletCreate,
  },
  response: {
    "200": TolerantBlockchainWallet,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/** `POST /upload`: Upload a file */
export const uploadCreate = {
  request: {
    body: /* @__PURE__ */ deferred(() => object({
      file: z.unknown(),
      bucket: z.string(),
    })),
  },
  response: {
    "200": UploadResult,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/** `GET /doc`: Get the service's own description */
export const docGet = {
  request: {},
  response: {
    "200": /* @__PURE__ */ deferred(() => record(z.unknown())),
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};

/** Validators of requests and responses, by operationId. Responses are listed by status. */
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
