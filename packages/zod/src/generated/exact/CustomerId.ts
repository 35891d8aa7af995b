// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { CustomerId, type CustomerIdSchema } from "./index.ts";
