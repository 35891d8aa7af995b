// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export type { Open } from "./open.ts";
export type { components, operations, paths, webhooks } from "./openapi.ts";
export type * from "./schemas.ts";
