// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { BankAccountCreateTed, type BankAccountCreateTedSchema } from "./index.ts";
