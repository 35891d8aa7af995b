import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { repository } from "../../../house/repository.ts";

/** A document that is not ours. */
export interface OtherDocument {
  readonly name: string;
  readonly spec: string;
}

/** Folder of public documents beside the checkout; other machines have none. */
export const corpus: string = join(repository, "../shared/corpus");

function documentAt(spec: string): OtherDocument {
  return { name: basename(spec).replace(/\.[^.]+$/, ""), spec };
}

/** Our own description: what is promised for documents of others holds for it too. */
export const ownDescription: OtherDocument = {
  name: "ours",
  spec: join(repository, "spec/openapi.yaml"),
};

/** The document in this folder, and the public ones where they lie beside the repository; says so where they do not. */
export function nearDocuments(): OtherDocument[] {
  const own = join(import.meta.dirname, "awkward.yaml");
  if (!existsSync(corpus)) {
    console.log(`Only ${own} is looked at: there is no ${corpus}.`);
    return [documentAt(own)];
  }
  const files = readdirSync(corpus).filter((file) => /\.(ya?ml|json)$/.test(file));
  return [own, ...files.sort().map((file) => join(corpus, file))].map(documentAt);
}

/** The largest public document, from npm. */
export function largestDocument(): OtherDocument {
  return {
    name: "github",
    spec: fileURLToPath(import.meta.resolve("@octokit/openapi/generated/api.github.com.json")),
  };
}
