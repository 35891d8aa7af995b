import type { BundledDocument } from "../document/bundle/bundle-document.ts";
import type { KeptDocument } from "../kept/kept-document.ts";
import type { Outcome } from "../problem/problem.ts";
import type { ApiModel } from "./api-model.ts";
import { buildApiModel } from "./build-api-model.ts";
import { buildModel } from "./build-model.ts";

/** Normalises a document that is read again and again: schemas are kept for the model of the next one. */
export function buildKeptModel(document: BundledDocument, kept: KeptDocument | undefined): Outcome<ApiModel> {
  return kept ? buildModel(kept.begin(document), { tolerated: [], kept }) : buildApiModel(document);
}
