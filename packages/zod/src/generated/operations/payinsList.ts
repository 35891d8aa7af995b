// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { anyOf, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { BankAccountId, CountryCode, CustomerId, InstanceId, PageLimit, PayinId, PayinStatus, Token } from "../exact/index.ts";
import { ErrorEnvelope as TolerantErrorEnvelope, Payin as TolerantPayin, PayinPage as TolerantPayinPage } from "../tolerant/index.ts";

/** `GET /v1/instances/{instance_id}/payins` */
export const payinsList = {
  request: {
    path: object({ instance_id: InstanceId }),
    query: object({
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
    }),
  },
  response: {
    "200": anyOf([z.array(TolerantPayin), TolerantPayinPage]),
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
