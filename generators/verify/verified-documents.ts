import type { ApiModel } from "../core/model/api-model.ts";
import type { Gap } from "../core/model/find-gaps.ts";

/** The two documents that are compared. */
export interface VerifiedDocuments {
  /** The hand-checked description. */
  readonly description: ApiModel;
  /** The document that the service serves. */
  readonly service: ApiModel;
  /** Parts of each that cannot be read; default none. */
  readonly gaps?: { readonly description: readonly Gap[]; readonly service: readonly Gap[] };
}
