import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { besideRepository, GITHUB, type MeasuredDocument } from "../generate/documents.ts";

/**
 * What all generators are held against: public documents, from small to large, and the description of this repository.
 * The largest is only measured when it is asked for: it takes half an hour.
 */
export function peerDocuments({ withLargest = false } = {}): MeasuredDocument[] {
  return [
    besideRepository("museum, 23 kB", "museum.yaml"),
    besideRepository("Train Travel, 39 kB", "train-travel.yaml"),
    besideRepository("Adyen Checkout, 0.9 MB", "adyen-checkout.json"),
    besideRepository("OpenAI, 3 MB of YAML", "openai.yaml"),
    withLargest
      ? { name: "GitHub, 13 MB", file: GITHUB }
      : { name: "GitHub, 13 MB", missing: "it is measured with --largest" },
    { name: "ours, 0.9 MB", file: join(repository, "spec/dist/openapi.json") },
  ];
}
