import type { RequestOptions as RuntimeRequestOptions } from "@crossborder/runtime/client";

/** The options of one call. */
export interface RequestOptions extends RuntimeRequestOptions {
  /** Another instance than the client's. */
  readonly instanceId?: string;
}
