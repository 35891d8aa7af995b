// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { Payout, type PayoutSchema } from "./index.ts";
