// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { QuoteId, type QuoteIdSchema } from "./index.ts";
