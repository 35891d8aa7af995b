// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { Customer, type CustomerSchema } from "./index.ts";
