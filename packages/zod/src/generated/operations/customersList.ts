// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { anyOf, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { BankAccountId, CountryCode, Customer, CustomerId, CustomerPage, InstanceId, PageLimit } from "../exact/index.ts";
import { ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/index.ts";

/** `GET /v1/instances/{instance_id}/customers` */
export const customersList = {
  request: {
    path: object({ instance_id: InstanceId }),
    query: object({
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
    }),
  },
  response: {
    "200": anyOf([z.array(Customer), CustomerPage]),
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
