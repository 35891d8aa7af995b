import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Difference } from "./check-payloads.ts";
import type { TypeCheck } from "./check-types.ts";

/** A difference that is meant, and why. */
interface ListedDifference extends Pick<Difference, "document" | "schema" | "kind"> {
  readonly reason: string;
}

/** Types that are meant not to equal those of validators: by document, then by the reason. */
type ListedTypes = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

function readList<List>(file: string): List {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")) as List; // data of this folder
}

const listedDifferences = readList<readonly ListedDifference[]>("differences.json");
const listedTypes = readList<ListedTypes>("unequal-types.json");

/** Differences without a listed reason, and reasons of a document that nothing needs any more. */
export function unexplainedDifferences(document: string, differences: readonly Difference[]): string[] {
  const keyOf = ({ schema, kind }: Pick<Difference, "schema" | "kind">) => `${kind} ${schema}`;
  const listed = listedDifferences.filter((entry) => entry.document === document).map(keyOf);
  const found = differences.map((difference) => ({
    key: keyOf(difference),
    text: `${keyOf(difference)}: ${JSON.stringify(difference.value).slice(0, 200)}`,
  }));
  const keys = new Set(found.map(({ key }) => key));
  return [
    ...found.filter(({ key }) => !listed.includes(key)).map(({ text }) => text),
    ...listed.filter((key) => !keys.has(key)).map((key) => `no longer needed: ${key}`),
  ];
}

/** Types without a listed reason, and listed ones that equal theirs by now. */
export function unexplainedTypes({ document, unequal }: TypeCheck): string[] {
  const listed = Object.values(listedTypes[document] ?? {}).flat();
  return [
    ...unequal.filter((name) => !listed.includes(name)),
    ...listed.filter((name) => !unequal.includes(name)).map((name) => `no longer needed: ${name}`),
  ];
}
