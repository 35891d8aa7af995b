// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

export { errorCatalog } from "./catalog.ts";
export type * from "./codes.ts";
export { decisiveCodes, retryTable } from "./retry-table.ts";
