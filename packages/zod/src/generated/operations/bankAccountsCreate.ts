// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { object } from "@crossborder/runtime/zod";
import { BankAccountCreate, CustomerId, InstanceId } from "../exact/index.ts";
import { BankAccount as TolerantBankAccount, ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/index.ts";

/** `POST /v1/instances/{instance_id}/receivers/{receiver_id}/bank-accounts` */
export const bankAccountsCreate = {
  request: {
    path: object({
      instance_id: InstanceId,
      receiver_id: CustomerId,
    }),
    body: BankAccountCreate,
  },
  response: {
    "200": TolerantBankAccount,
    "4XX": TolerantErrorEnvelope,
    "5XX": TolerantErrorEnvelope,
  },
};
