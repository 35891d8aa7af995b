// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { object } from "@crossborder/runtime/zod";
import { BankAccountCreate } from "../exact/BankAccountCreate.ts";
import { CustomerId } from "../exact/CustomerId.ts";
import { InstanceId } from "../exact/InstanceId.ts";
import { BankAccount as TolerantBankAccount } from "../tolerant/BankAccount.ts";
import { ErrorEnvelope as TolerantErrorEnvelope } from "../tolerant/ErrorEnvelope.ts";

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
