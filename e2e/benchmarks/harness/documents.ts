import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { repository } from "../../house/repository.ts";

/** A document of another company as a file. */
export interface MeasuredDocument {
  readonly name: string;
  readonly file: string;
}

/** The largest document, from npm. */
export const GITHUB: MeasuredDocument = {
  name: "GitHub, 13 MB",
  file: fileURLToPath(import.meta.resolve("@octokit/openapi/generated/api.github.com.json")),
};

/** The description of this repository. */
export const DESCRIPTION: string = join(repository, "spec/dist/openapi.json");

const beside = (name: string, file: string): MeasuredDocument => ({
  name,
  file: join(repository, "../shared/corpus", file),
});

/** Documents that are expected beside the checkout. */
export const MUSEUM: MeasuredDocument = beside("museum, 23 kB", "museum.yaml");
export const TRAIN_TRAVEL: MeasuredDocument = beside("Train Travel, 39 kB", "train-travel.yaml");
export const ADYEN: MeasuredDocument = beside("Adyen Checkout, 0.9 MB", "adyen-checkout.json");
export const OPENAI: MeasuredDocument = beside("OpenAI, 3 MB of YAML", "openai.yaml");

/** Returns the documents that are there and whose names contain a text; prints those that are not there. */
export function presentDocuments(documents: readonly MeasuredDocument[], filter = ""): MeasuredDocument[] {
  return documents.filter(({ name, file }) => {
    const isPresent = existsSync(file);
    if (!isPresent) console.log(`${name} is not measured: there is no ${file}.`);
    return isPresent && name.includes(filter);
  });
}

interface Document {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Writes the same first paths of some documents: as many as have a size, with all that they refer to, in the first of
 * them. Returns the files.
 */
export async function writeExcerpts(
  files: readonly string[],
  { size, folder }: { readonly size: number; readonly folder: string },
): Promise<string[]> {
  const documents: Document[] = [];
  for (const file of files) documents.push(JSON.parse(await readFile(file, "utf8")));
  const paths = pathsOfSize(documents[0] ?? { paths: {} }, size);
  return Promise.all(
    documents.map(async (document, index) => {
      const file = join(folder, `excerpt-${size}-${index}.json`);
      await writeFile(file, excerpt(document, paths));
      return file;
    }),
  );
}

function pathsOfSize(document: Document, size: number): string[] {
  const paths = Object.keys(document.paths);
  let [few, many] = [1, paths.length];
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (excerpt(document, paths.slice(0, middle)).length > size) many = middle;
    else few = middle;
  }
  return paths.slice(0, few);
}

function excerpt(document: Document, names: readonly string[]): string {
  const paths = pick(document.paths, (name) => names.includes(name));
  const used = new Set<string>();
  const pending: unknown[] = [paths];
  for (const value of pending) {
    for (const [, kind = "", name = ""] of JSON.stringify(value).matchAll(
      /"#\/components\/([^/"]+)\/([^/"]+)"/g,
    )) {
      if (used.has(`${kind}/${name}`)) continue;
      used.add(`${kind}/${name}`);
      pending.push(document.components?.[kind]?.[name] ?? null);
    }
  }
  const components = Object.entries(document.components ?? {}).map(([kind, all]) => [
    kind,
    pick(all, (name) => kind === "securitySchemes" || used.has(`${kind}/${name}`)),
  ]);
  const cut = { ...document, paths, components: Object.fromEntries(components) };
  return JSON.stringify({ ...cut, webhooks: undefined, "x-webhooks": undefined }, null, 2);
}

function pick(
  values: Readonly<Record<string, unknown>>,
  isKept: (name: string) => boolean,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));
}
