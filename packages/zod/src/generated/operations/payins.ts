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
  PayinId,
  PayinStatus,
  Token,
} from "../request/index.ts";
import {
  ErrorEnvelope as ResponseErrorEnvelope,
  Payin as ResponsePayin,
  PayinPage as ResponsePayinPage,
} from "../response/index.ts";

export interface PayinsListValidators {
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
    "200": z.ZodUnion<readonly [z.ZodArray<typeof ResponsePayin>, typeof ResponsePayinPage]>;
    "4XX": typeof ResponseErrorEnvelope;
    "5XX": typeof ResponseErrorEnvelope;
  };
}

/** `GET /v1/instances/{instance_id}/payins`: List payins */
export const payinsList: PayinsListValidators = {
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
    "200": /* @__PURE__ */ deferred(() => anyOf([array(ResponsePayin), ResponsePayinPage])),
    "4XX": ResponseErrorEnvelope,
    "5XX": ResponseErrorEnvelope,
  },
};
