import type { ApiModel } from "../core/model/api-model.ts";
import type { Gap } from "../core/model/find-gaps.ts";

/** The two documents to compare. */
export interface VerifiedDocuments {
  /** The hand-checked description. */
  readonly description: ApiModel;
  /** The document that the service serves. */
  readonly service: ApiModel;
  /** Unreadable parts of each; default none. */
  readonly gaps?: { readonly description: readonly Gap[]; readonly service: readonly Gap[] };
}
