// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { anyOf, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { BankAccountId, CountryCode, CustomerId, InstanceId, PageLimit, Payout, PayoutId, PayoutPage, Token } from "../exact/index.ts";
import { ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/index.ts";

/** `GET /v1/instances/{instance_id}/payouts` */
export const payoutsList = {
  request: {
    path: object({ instance_id: InstanceId }),
    query: object({
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
    }),
  },
  response: {
    "200": anyOf([z.array(Payout), PayoutPage]),
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
