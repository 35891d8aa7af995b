// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { OpenObject } from "@crossborder/runtime/zod";
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
export const tosCreate: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    body: typeof TosCreate;
  };
  response: {
    "200": typeof TosLink;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const customersCreate: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    body: typeof CustomerCreate;
  };
  response: {
    "200": typeof Customer;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const customersList: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    query: OpenObject<{
      full_name: z.ZodExactOptional<z.ZodString>;
      customer_name: z.ZodExactOptional<z.ZodString>;
      status: z.ZodExactOptional<z.ZodString>;
      customer_id: z.ZodExactOptional<typeof CustomerId>;
      bank_account_id: z.ZodExactOptional<typeof BankAccountId>;
      country: z.ZodExactOptional<typeof CountryCode>;
      limit: z.ZodExactOptional<typeof PageLimit>;
      starting_after: z.ZodExactOptional<typeof CustomerId>;
      ending_before: z.ZodExactOptional<typeof CustomerId>;
      offset: z.ZodExactOptional<z.ZodUnknown>;
    }>;
  };
  response: {
    "200": z.ZodUnion<readonly [z.ZodArray<typeof Customer>, typeof CustomerPage]>;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const bankAccountsCreate: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
      receiver_id: typeof CustomerId;
    }>;
    body: typeof BankAccountCreate;
  };
  response: {
    "200": typeof TolerantBankAccount;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const bankAccountsList: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
      customer_id: typeof CustomerId;
    }>;
    query: OpenObject<{
      status: z.ZodExactOptional<typeof BankAccountStatus>;
      type: z.ZodExactOptional<typeof BankAccountType>;
      name: z.ZodExactOptional<z.ZodString>;
      bank_account_id: z.ZodExactOptional<typeof BankAccountId>;
      country: z.ZodExactOptional<typeof CountryCode>;
    }>;
  };
  response: {
    "200": z.ZodArray<typeof TolerantBankAccount>;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const quotesCreate: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    body: typeof QuoteCreate;
  };
  response: {
    "200": typeof Quote;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const payoutsCreateEvm: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    body: typeof PayoutCreateEvm;
  };
  response: {
    "200": typeof Payout;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const payoutsList: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    query: OpenObject<{
      customer_id: z.ZodExactOptional<typeof CustomerId>;
      status: z.ZodExactOptional<z.ZodString>;
      customer_name: z.ZodExactOptional<z.ZodString>;
      bank_account_id: z.ZodExactOptional<typeof BankAccountId>;
      country: z.ZodExactOptional<typeof CountryCode>;
      payment_method: z.ZodExactOptional<z.ZodString>;
      network: z.ZodExactOptional<z.ZodString>;
      token: z.ZodExactOptional<typeof Token>;
      limit: z.ZodExactOptional<typeof PageLimit>;
      starting_after: z.ZodExactOptional<typeof PayoutId>;
      ending_before: z.ZodExactOptional<typeof PayoutId>;
      offset: z.ZodExactOptional<z.ZodUnknown>;
    }>;
  };
  response: {
    "200": z.ZodUnion<readonly [z.ZodArray<typeof Payout>, typeof PayoutPage]>;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const payinsList: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    query: OpenObject<{
      customer_id: z.ZodExactOptional<typeof CustomerId>;
      status: z.ZodExactOptional<typeof PayinStatus>;
      customer_name: z.ZodExactOptional<z.ZodString>;
      bank_account_id: z.ZodExactOptional<typeof BankAccountId>;
      country: z.ZodExactOptional<typeof CountryCode>;
      payment_method: z.ZodExactOptional<z.ZodString>;
      network: z.ZodExactOptional<z.ZodString>;
      token: z.ZodExactOptional<typeof Token>;
      limit: z.ZodExactOptional<typeof PageLimit>;
      starting_after: z.ZodExactOptional<typeof PayinId>;
      ending_before: z.ZodExactOptional<typeof PayinId>;
      offset: z.ZodExactOptional<z.ZodUnknown>;
    }>;
  };
  response: {
    "200": z.ZodUnion<readonly [z.ZodArray<typeof TolerantPayin>, typeof TolerantPayinPage]>;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const payablesList: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    query: OpenObject<{
      status: z.ZodExactOptional<typeof PayableStatus>;
      customer_id: z.ZodExactOptional<typeof CustomerId>;
      limit: z.ZodExactOptional<typeof PageLimit>;
      starting_after: z.ZodExactOptional<z.ZodString>;
      ending_before: z.ZodExactOptional<z.ZodString>;
      offset: z.ZodExactOptional<z.ZodUnknown>;
    }>;
  };
  response: {
    "200": z.ZodUnion<readonly [z.ZodArray<typeof Payable>, typeof PayablePage]>;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const transfersList: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    query: OpenObject<{
      limit: z.ZodExactOptional<typeof PageLimit>;
      starting_after: z.ZodExactOptional<z.ZodString>;
      ending_before: z.ZodExactOptional<z.ZodString>;
      offset: z.ZodExactOptional<z.ZodUnknown>;
    }>;
  };
  response: {
    "200": typeof TransferPage;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const blockchainWalletsSignMessage: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
      customer_id: typeof CustomerId;
    }>;
  };
  response: {
    "200": typeof SignMessageChallenge;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const blockchainWalletsCreate: {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
      customer_id: typeof CustomerId;
    }>;
    body: typeof BlockchainWalletCreate;
  };
  response: {
    "200": typeof TolerantBlockchainWallet;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const uploadCreate: {
  request: {
    body: OpenObject<{
      file: z.ZodUnknown;
      bucket: z.ZodString;
    }>;
  };
  response: {
    "200": typeof UploadResult;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
export const docGet: {
  request: {};
  response: {
    "200": z.ZodObject<{}, z.core.$catchall<z.ZodUnknown>>;
    "4XX": typeof TolerantErrorEnvelope;
    "5XX": typeof TolerantErrorEnvelope;
  };
} = {
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
