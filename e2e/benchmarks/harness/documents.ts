import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { repository } from "../../house/repository.ts";

/** A document as a file. */
export interface MeasuredDocument {
  readonly name: string;
  readonly file: string;
}

/** The largest document, from npm. */
export const GITHUB: MeasuredDocument = {
  name: "GitHub, 13 MB",
  file: fileURLToPath(import.meta.resolve("@octokit/openapi/generated/api.github.com.json")),
};

const beside = (name: string, file: string): MeasuredDocument => ({
  name,
  file: join(repository, "../shared/corpus", file),
});

/** Public documents, from small to large, most of which are expected beside the checkout, and the description of this repository. */
export const DOCUMENTS: readonly MeasuredDocument[] = [
  beside("museum, 23 kB", "museum.yaml"),
  beside("Train Travel, 39 kB", "train-travel.yaml"),
  beside("Adyen Checkout, 0.9 MB", "adyen-checkout.json"),
  beside("OpenAI, 3 MB of YAML", "openai.yaml"),
  GITHUB,
  { name: "ours, 0.9 MB", file: join(repository, "spec/dist/openapi.json") },
];

/** Returns the documents that are there and whose names contain a text; prints those that are not there. */
export function presentDocuments(filter: string): MeasuredDocument[] {
  return DOCUMENTS.filter(({ name, file }) => {
    const isPresent = existsSync(file);
    if (!isPresent) console.log(`${name} is not measured: there is no ${file}.`);
    return isPresent && name.includes(filter);
  });
}
