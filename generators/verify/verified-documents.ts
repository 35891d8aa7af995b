import type { ApiModel } from "../core/model/api-model.ts";

/** The two documents that are compared. */
export interface VerifiedDocuments {
  /** The hand-checked description. */
  readonly description: ApiModel;
  /** The document that the service serves. */
  readonly service: ApiModel;
}
