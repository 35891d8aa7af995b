/** @import { Node, Rule } from "./redocly.d.ts" */

const MARKS = ["x-codegen-inferred", "x-codegen-unspecified"];

/**
 * Reasons of inferred or unspecified parts must be sentences, because the readers of every package see them.
 *
 * @type {Rule}
 */
export const evidenceCarriesText = () => ({
  any: {
    enter(node, { location, report }) {
      for (const mark of MARKS) {
        const text = markOf(node, mark);
        if (text === undefined || isSentence(text)) continue;
        report({
          message: `\`${mark}\` must be a sentence that says ${mark === "x-codegen-inferred" ? "why this is assumed" : "what is missing"} and ends with a full stop.`,
          location: location.child([mark]),
        });
      }
    },
  },
});

/**
 * @param {Node | undefined} node
 * @param {string} mark
 */
function markOf(node, mark) {
  return typeof node === "object" && node !== null && mark in node ? (node[mark] ?? null) : undefined;
}

/** @param {unknown} text */
function isSentence(text) {
  return typeof text === "string" && /^\S+(\s+\S+){2,}\.\s*$/.test(text.trim());
}
