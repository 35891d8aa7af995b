import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { repository } from "../../house/repository.ts";

/** A document that the output of all generators is measured for. */
export interface MeasuredDocument {
  readonly name: string;
  readonly spec: string;
  /** What is bundled as "one schema": a flat one or one operation, under the name that each generator gives it. */
  readonly one: Readonly<Record<string, string>>;
}

const OURS: MeasuredDocument = {
  name: "ours",
  spec: join(repository, "spec/dist/openapi.json"),
  one: {
    ours: "Quote",
    "ours, operations": "quotesCreate",
    "@hey-api/openapi-ts": "zQuote",
    orval: "QuotesCreateBody",
  },
};

const OPENAI: MeasuredDocument = {
  name: "openai",
  spec: join(repository, "../shared/corpus/openai.yaml"),
  one: {
    ours: "CompletionUsage",
    "ours, operations": "createEmbedding",
    "@hey-api/openapi-ts": "zCompletionUsage",
    orval: "CreateEmbeddingBody",
  },
};

const GITHUB: MeasuredDocument = {
  name: "github",
  spec: fileURLToPath(import.meta.resolve("@octokit/openapi/generated/api.github.com.json")),
  one: {
    ours: "SimpleUser",
    "ours, operations": "metaRoot",
    "@hey-api/openapi-ts": "zSimpleUser",
    orval: "MetaRootResponse",
  },
};

/** Ours, a large one where it lies beside the repository, and the largest when it is asked for: it takes minutes. */
export function measuredDocuments(wantsLargest: boolean): MeasuredDocument[] {
  return [OURS, ...(existsSync(OPENAI.spec) ? [OPENAI] : []), ...(wantsLargest ? [GITHUB] : [])];
}
