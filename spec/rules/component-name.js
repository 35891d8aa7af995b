/** @import { Location } from "./redocly.d.ts" */

/**
 * Names the component that a location is the root of: a whole file, or an entry under `components`.
 *
 * @param {Location} location
 * @returns {string | undefined}
 */
export function componentName(location) {
  // Bundling turns a referenced file into the component of the file's name.
  if (location.pointer === "#/") return nameOfReference(location.source.absoluteRef);
  return /^#\/components\/schemas\/([^/]+)$/.exec(location.pointer)?.[1];
}

/**
 * Names the component that a reference, a file or a pointer, leads to.
 *
 * @param {string} reference
 * @returns {string | undefined}
 */
export function nameOfReference(reference) {
  return reference
    .split(/[/#]/)
    .at(-1)
    ?.replace(/\.(ya?ml|json)$/, "");
}
