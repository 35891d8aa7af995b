// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { QuoteContract, type QuoteContractSchema } from "./index.ts";
