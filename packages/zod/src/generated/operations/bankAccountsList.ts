// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { BankAccountId, BankAccountStatus, BankAccountType, CountryCode, CustomerId, InstanceId } from "../exact/index.ts";
import { BankAccount as TolerantBankAccount, ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/index.ts";

/** `GET /v1/instances/{instance_id}/customers/{customer_id}/bank-accounts` */
export const bankAccountsList = {
  request: {
    path: object({
      instance_id: InstanceId,
      customer_id: CustomerId,
    }),
    query: object({
      status: BankAccountStatus.exactOptional(),
      type: BankAccountType.exactOptional(),
      name: z.string().exactOptional(),
      bank_account_id: BankAccountId.exactOptional(),
      country: CountryCode.exactOptional(),
    }),
  },
  response: {
    "200": z.array(TolerantBankAccount),
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
