// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { OpenObject } from "@crossborder/runtime/zod";
import { anyOf, array, deferred, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import {
  BankAccountId,
  CountryCode,
  Customer,
  CustomerCreate,
  CustomerId,
  CustomerPage,
  InstanceId,
  PageLimit,
} from "../request/index.ts";
import { ErrorEnvelope as ResponseErrorEnvelope } from "../response/index.ts";

export interface CustomersCreateValidators {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    body: typeof CustomerCreate;
  };
  response: {
    "200": typeof Customer;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/** `POST /v1/instances/{instance_id}/receivers`: Create a customer */
export const customersCreate: CustomersCreateValidators = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    body: CustomerCreate,
  },
  response: {
    "200": Customer,
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};

export interface CustomersListValidators {
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
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/** `GET /v1/instances/{instance_id}/customers`: List customers */
export const customersList: CustomersListValidators = {
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
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};
