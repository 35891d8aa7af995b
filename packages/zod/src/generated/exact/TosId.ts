// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { TosId, type TosIdSchema } from "./index.ts";
