// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { PageLimit, type PageLimitSchema } from "./index.ts";
