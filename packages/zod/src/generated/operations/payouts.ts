// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { OpenObject } from "@crossborder/runtime/zod";
import { anyOf, array, deferred, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import {
  BankAccountId,
  CountryCode,
  CustomerId,
  InstanceId,
  PageLimit,
  Payout,
  PayoutCreateEvm,
  PayoutId,
  PayoutPage,
  Token,
} from "../request/index.ts";
import { ErrorEnvelope as ResponseErrorEnvelope } from "../response/index.ts";

export interface PayoutsCreateEvmValidators {
  request: {
    path: OpenObject<{
      instance_id: typeof InstanceId;
    }>;
    body: typeof PayoutCreateEvm;
  };
  response: {
    "200": typeof Payout;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/** `POST /v1/instances/{instance_id}/payouts/evm`: Execute a payout from an EVM wallet */
export const payoutsCreateEvm: PayoutsCreateEvmValidators = {
  request: {
    path: /* @__PURE__ */ deferred(() => object({ instance_id: InstanceId })),
    body: PayoutCreateEvm,
  },
  response: {
    "200": Payout,
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};

export interface PayoutsListValidators {
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
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/** `GET /v1/instances/{instance_id}/payouts`: List payouts */
export const payoutsList: PayoutsListValidators = {
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
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};
