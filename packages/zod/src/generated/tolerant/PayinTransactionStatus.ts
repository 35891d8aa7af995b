// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { PayinTransactionStatus, type PayinTransactionStatusSchema } from "./index.ts";
