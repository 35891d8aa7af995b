import type { ApiModel } from "../core/model/api-model.ts";

/** What is held against each other. */
export interface VerifiedDocuments {
  /** The hand-checked description. */
  readonly description: ApiModel;
  /** The document that the service serves. */
  readonly service: ApiModel;
}
