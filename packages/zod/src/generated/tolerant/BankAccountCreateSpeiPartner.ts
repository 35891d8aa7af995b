// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { SchemaType } from "@crossborder/runtime/zod";
import { ifThenElse, maxLength, minLength, object } from "@crossborder/runtime/zod";
import * as z from "zod";
import { SpeiProtocol } from "./SpeiProtocol.ts";

const schema = object({
  type: z.literal("spei_partner"),
  name: z.string(),
  beneficiary_name: z.string().check(maxLength(128)).exactOptional(),
  spei_protocol: SpeiProtocol.exactOptional(),
  spei_institution_code: z.string().check(minLength(5), maxLength(5)).exactOptional(),
  spei_clabe: z.string().exactOptional(),
}).check(ifThenElse({
  if: object({ spei_protocol: z.enum(["debitcard", "phonenum"]) }),
  then: object({ spei_institution_code: z.unknown() }),
}));

/** The type of `BankAccountCreateSpeiPartner`. */
export interface BankAccountCreateSpeiPartnerSchema extends SchemaType<typeof schema> {}

/** A bank account in Mexico, paid by SPEI in about 5 minutes. */
export const BankAccountCreateSpeiPartner: BankAccountCreateSpeiPartnerSchema = schema;
