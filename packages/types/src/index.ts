/**
 * Types of the cross-border payments API: each schema of the description by its name, `paths`, `operations`,
 * `components` and `webhooks` in the layout that openapi-fetch reads, and `Open` for sets that may have grown.
 *
 * @module
 */
export type * from "./generated/index.ts";
