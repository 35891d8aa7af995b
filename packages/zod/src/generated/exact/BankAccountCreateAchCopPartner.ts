// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export {
  BankAccountCreateAchCopPartner,
  type BankAccountCreateAchCopPartnerSchema,
} from "./index.ts";
