// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { BankAccountType, type BankAccountTypeSchema } from "./index.ts";
