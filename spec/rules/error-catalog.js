import { isNode } from "./node.js";

/** @import { Context, Location, Node } from "./redocly.d.ts" */

/**
 * Finds the error catalogue of a document, wherever its file lies.
 *
 * @param {Node} root
 * @param {Context} context
 * @returns {{ entries: Node, location: Location } | undefined}
 */
export function errorCatalog(root, context) {
  const mounted = root["x-codegen-error-catalog"];
  if (!isNode(mounted)) return undefined;
  if (mounted.$ref === undefined)
    return { entries: mounted, location: context.location.child(["x-codegen-error-catalog"]) };
  const { node, location } = context.resolve(mounted);
  return isNode(node) && location ? { entries: node, location } : undefined;
}
