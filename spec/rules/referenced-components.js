import { nameOfReference } from "./component-name.js";
import { isNode } from "./node.js";

/**
 * Names the components that a schema refers to: its own `$ref`, those of `allOf`, and those of an `anyOf` whose
 * only other branch is null.
 *
 * @param {unknown} schema
 * @returns {readonly (string | undefined)[]}
 */
export function referencedComponents(schema) {
  if (!isNode(schema)) return [];
  if (typeof schema.$ref === "string") return [nameOfReference(schema.$ref)];
  return branches(schema).flatMap(referencedComponents);
}

/** @param {Readonly<Record<string, unknown>>} schema */
function branches({ allOf, anyOf }) {
  if (Array.isArray(allOf)) return allOf;
  if (!Array.isArray(anyOf)) return [];
  const others = anyOf.filter((branch) => !isNode(branch) || branch.type !== "null");
  return others.length === 1 ? others : [];
}
