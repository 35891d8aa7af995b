// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { Payable, type PayableSchema } from "./index.ts";
