/** @import { Node } from "./redocly.d.ts" */

/**
 * Tells an object of the document from a list, a scalar and nothing.
 *
 * @param {unknown} value
 * @returns {value is Node}
 */
export function isNode(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
