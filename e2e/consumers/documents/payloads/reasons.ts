import type { Difference } from "./check-examples.ts";
import intended from "./differences.json" with { type: "json" };

/** Differences without a listed reason, and reasons of a document that nothing needs any more. */
export function unexplainedDifferences(document: string, differences: readonly Difference[]): string[] {
  const keyOf = ({ schema, kind }: { readonly schema: string; readonly kind: string }) => `${kind} ${schema}`;
  const listed = intended.filter((entry) => entry.document === document).map(keyOf);
  const found = new Set(differences.map(keyOf));
  return [
    ...differences
      .filter((difference) => !listed.includes(keyOf(difference)))
      .map((difference) => `${keyOf(difference)}: ${JSON.stringify(difference.value).slice(0, 200)}`),
    ...listed.filter((key) => !found.has(key)).map((key) => `no longer needed: ${key}`),
  ];
}
