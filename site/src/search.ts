/// <reference lib="dom" />

declare global {
  /** Set by `pagefind/from-folder.js`. */
  var pagefindFromFolder: unknown;
}

/** Address of the folder that the site is in. The script that contains this is one folder below it. */
const siteRoot: string = new URL("..", (document.currentScript as HTMLScriptElement).src).href;

/** The search. A page that was opened from a folder may not import modules, but it may add scripts. */
export async function importPagefind(): Promise<unknown> {
  if (location.protocol !== "file:") return import(`${siteRoot}pagefind/pagefind.js`);
  await new Promise((resolve, reject) => {
    const script = document.createElement("script");
    Object.assign(script, { src: `${siteRoot}pagefind/from-folder.js`, onload: resolve, onerror: reject });
    document.head.append(script);
  });
  return globalThis.pagefindFromFolder;
}

interface Result {
  url: string;
  readonly sub_results?: readonly Result[];
}

/** Addresses of results begin with a slash, which is not where a site in a folder is. */
export function placeResult(result: Result): void {
  result.url = siteRoot + result.url.slice(1);
  for (const part of result.sub_results ?? []) placeResult(part);
}
