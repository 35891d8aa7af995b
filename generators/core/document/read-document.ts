import type { Outcome } from "../problem/problem.ts";
import { type BundledDocument, bundleDocument } from "./bundle-document.ts";
import { lintDocument } from "./lint-document.ts";
import { type LoadOptions, loadDocument } from "./load-document.ts";
import { upgradeDocument } from "./upgrade-document.ts";

/** Loads, bundles, upgrades and lints a document: the whole way from a path or URL to one JSON value, all problems together. */
export async function readDocument(
  location: string,
  options: LoadOptions = {},
): Promise<Outcome<BundledDocument>> {
  const loaded = await loadDocument(location, options);
  if (loaded.value === undefined) return { value: undefined, problems: loaded.problems };
  const bundled = bundleDocument(loaded.value);
  if (bundled.value === undefined)
    return { value: undefined, problems: [...loaded.problems, ...bundled.problems] };
  const upgraded = upgradeDocument(bundled.value);
  const problems = [
    ...loaded.problems,
    ...bundled.problems,
    ...upgraded.problems,
    ...lintDocument(upgraded.value),
  ];
  return { value: upgraded.value, problems };
}
