// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export {
  BankAccountCreateTransfersPartner,
  type BankAccountCreateTransfersPartnerSchema,
} from "./index.ts";
