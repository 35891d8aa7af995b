import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Difference } from "./check-examples.ts";

/** An intended difference, and its reason. */
interface ListedDifference extends Pick<Difference, "document" | "schema" | "kind"> {
  readonly reason: string;
}

function readList<List>(file: string): List {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")) as List; // data of this folder
}

const listedDifferences = readList<readonly ListedDifference[]>("differences.json");

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
