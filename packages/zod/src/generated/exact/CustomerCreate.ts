// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { CustomerCreate, type CustomerCreateSchema } from "./index.ts";
