import type { BundledDocument } from "../document/bundle/bundle-document.ts";
import type { Outcome } from "../problem/problem.ts";
import type { ApiModel } from "./api-model.ts";
import { buildModel } from "./build-model.ts";
import type { Pace } from "./read/pace.ts";

export interface ModelOptions {
  /** Default `at-once`. Schemas that are read on demand report no problems; their problems are warnings. */
  readonly pace?: Pace;
  /** Codes of problems that do not stop the model, though they are errors: none by default. */
  readonly tolerated?: readonly string[];
}

/** Normalises a bundled document of OpenAPI 3.1. There is no model when a problem is an error. */
export function buildApiModel(
  document: BundledDocument,
  { pace, tolerated = [] }: ModelOptions = {},
): Outcome<ApiModel> {
  return buildModel({ document, number: 0 }, { pace, tolerated });
}
