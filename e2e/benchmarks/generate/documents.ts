import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { repository } from "../../house/repository.ts";
import { excerpt } from "../harness/excerpt.ts";

/** A document as a file, or the reason why there is none. */
export type MeasuredDocument =
  | { readonly name: string; readonly file: string }
  | { readonly name: string; readonly missing: string };

/** The largest document, from npm. */
export const GITHUB: string = fileURLToPath(
  import.meta.resolve("@octokit/openapi/generated/api.github.com.json"),
);

/** Documents that other generators are measured on as well, from small to large. */
export async function comparedDocuments(folder: string): Promise<MeasuredDocument[]> {
  return [
    besideRepository("museum, 23 kB", "museum.yaml"),
    besideRepository("Adyen Checkout, 0.9 MB", "adyen-checkout.json"),
    besideRepository("OpenAI, 3 MB of YAML", "openai.yaml"),
    await partOfGithub(6_000_000, folder), // Stripe's document has that size
    { name: "GitHub, 13 MB", file: GITHUB },
  ];
}

/** Parts of one document by size, for the growth of time and memory. */
export async function growingDocuments(folder: string): Promise<MeasuredDocument[]> {
  const sizes = [100_000, 300_000, 1_000_000, 3_000_000, 6_000_000];
  return [
    ...(await Promise.all(sizes.map((size) => partOfGithub(size, folder)))),
    { name: "GitHub, 13 MB", file: GITHUB },
  ];
}

/** A public document beside the checkout. */
export function besideRepository(name: string, file: string): MeasuredDocument {
  const path = join(repository, "../shared/corpus", file);
  return existsSync(path) ? { name, file: path } : { name, missing: `There is no ${path}.` };
}

async function partOfGithub(size: number, folder: string): Promise<MeasuredDocument> {
  const [part] = excerpt([JSON.parse(await readFile(GITHUB, "utf8"))], size);
  const name = `GitHub, paths of ${size / 1_000_000} MB`;
  const file = join(folder, `github-${size}.json`);
  await writeFile(file, JSON.stringify(part, null, 2));
  return { name, file };
}
