// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

/** What is called, received and sent. Generated code imports it from there, and no paths with it. */
export type { $defs, components, operations, webhooks } from "./operations.ts";
/** The operations of each path, for openapi-fetch. */
export type { paths } from "./paths.ts";
