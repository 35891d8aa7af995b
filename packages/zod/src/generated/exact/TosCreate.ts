// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { TosCreate, type TosCreateSchema } from "./index.ts";
