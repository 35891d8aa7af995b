// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { PayoutId, type PayoutIdSchema } from "./index.ts";
