import { existsSync } from "node:fs";
import { join } from "node:path";
import { corpus, largestDocument, type OtherDocument } from "../../consumers/documents/corpus/documents.ts";
import { repository } from "../../house/repository.ts";

/** The largest document, from npm. */
export const GITHUB: OtherDocument = { ...largestDocument(), name: "GitHub, 13 MB" };

/** Public documents, from small to large, most of which are expected beside the checkout, and the description of this repository. */
export const DOCUMENTS: readonly OtherDocument[] = [
  { name: "museum, 23 kB", spec: join(corpus, "museum.yaml") },
  { name: "Train Travel, 39 kB", spec: join(corpus, "train-travel.yaml") },
  { name: "Adyen Checkout, 0.9 MB", spec: join(corpus, "adyen-checkout.json") },
  { name: "OpenAI, 3 MB of YAML", spec: join(corpus, "openai.yaml") },
  GITHUB,
  { name: "ours, 0.9 MB", spec: join(repository, "spec/dist/openapi.json") },
];

/** Returns the documents that are there and whose names contain a text; prints those that are not there. */
export function presentDocuments(filter: string): OtherDocument[] {
  return DOCUMENTS.filter(({ name, spec }) => {
    const isPresent = existsSync(spec);
    if (!isPresent) console.log(`${name} is not measured: there is no ${spec}.`);
    return isPresent && name.includes(filter);
  });
}
