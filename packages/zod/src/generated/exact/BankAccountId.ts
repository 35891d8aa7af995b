// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { BankAccountId, type BankAccountIdSchema } from "./index.ts";
