// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { BankAccount, type BankAccountSchema } from "./index.ts";
