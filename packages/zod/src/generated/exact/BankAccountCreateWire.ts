// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { BankAccountCreateWire, type BankAccountCreateWireSchema } from "./index.ts";
