/// <reference lib="dom" />

/** Address of the folder that the site is in. The script that contains this is one folder below it. */
export const siteRoot: string = new URL("..", (document.currentScript as HTMLScriptElement).src).href;

/** Loads a script of the site: a page that was opened from a folder may not import modules, but it may add scripts. */
export function addScript(path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    Object.assign(script, { src: siteRoot + path, onload: resolve, onerror: reject });
    document.head.append(script);
  });
}
