// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { OpenObject } from "@crossborder/runtime/zod";
import { array, deferred, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import {
  BankAccountCreate,
  BankAccountId,
  BankAccountStatus,
  BankAccountType,
  CountryCode,
  CustomerId,
  InstanceId,
} from "../request/index.ts";
import {
  BankAccount as ResponseBankAccount,
  ErrorEnvelope as ResponseErrorEnvelope,
} from "../response/index.ts";

export interface BankAccountsCreateValidators {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
      receiver_id: typeof CustomerId;
    }>;
    body: typeof BankAccountCreate;
  };
  response: {
    "200": typeof ResponseBankAccount;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/** `POST /v1/instances/{instance_id}/receivers/{receiver_id}/bank-accounts`: Create a bank account */
export const bankAccountsCreate: BankAccountsCreateValidators = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({
      instance_id: InstanceId,
      receiver_id: CustomerId,
    })),
    body: BankAccountCreate,
  },
  response: {
    "200": ResponseBankAccount,
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};

export interface BankAccountsListValidators {
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
    "200": z.ZodArray<typeof ResponseBankAccount>;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/**
 * `GET /v1/instances/{instance_id}/customers/{customer_id}/bank-accounts`: List the bank accounts of a
 * customer
 */
export const bankAccountsList: BankAccountsListValidators = {
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
    "200": /* @__PURE__ */ deferred(() => array(ResponseBankAccount)),
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};
