import { addScript, siteRoot } from "./add-script.ts";

declare global {
  /** Set by `pagefind/from-folder.js`. */
  var pagefindFromFolder: unknown;
}

/** The search. A page that was opened from a folder may not import modules. */
export async function importPagefind(): Promise<unknown> {
  if (location.protocol !== "file:") return import(`${siteRoot}pagefind/pagefind.js`);
  await addScript("pagefind/from-folder.js");
  return globalThis.pagefindFromFolder;
}

interface Result {
  url: string;
  readonly sub_results?: readonly Result[];
}

/** Addresses of results begin with a slash, which is wrong for a site in a folder. */
export function placeResult(result: Result): void {
  result.url = siteRoot + result.url.slice(1);
  for (const part of result.sub_results ?? []) placeResult(part);
}
