// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { BankAccountCreateSepa, type BankAccountCreateSepaSchema } from "./index.ts";
