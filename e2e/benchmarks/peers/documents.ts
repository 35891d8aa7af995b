import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { besideRepository, GITHUB, type MeasuredDocument } from "../generate/documents.ts";

/** Public documents, from small to large, and the description of this repository. */
export function peerDocuments(): MeasuredDocument[] {
  return [
    besideRepository("museum, 23 kB", "museum.yaml"),
    besideRepository("Train Travel, 39 kB", "train-travel.yaml"),
    besideRepository("Adyen Checkout, 0.9 MB", "adyen-checkout.json"),
    besideRepository("OpenAI, 3 MB of YAML", "openai.yaml"),
    { name: "GitHub, 13 MB", file: GITHUB },
    { name: "ours, 0.9 MB", file: join(repository, "spec/dist/openapi.json") },
  ];
}
