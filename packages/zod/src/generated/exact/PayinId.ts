// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { PayinId, type PayinIdSchema } from "./index.ts";
