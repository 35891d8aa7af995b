// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export {
  BankAccountCreateSpeiPartner,
  type BankAccountCreateSpeiPartnerSchema,
} from "./index.ts";
