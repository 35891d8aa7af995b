import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import { isNode } from "./node.js";

/** @import { Location, Node, Rule, Source } from "./redocly.d.ts" */

/**
 * Defaults, and examples beside a `$ref`, must match their schema. Redocly's own rules check all other examples, but
 * neither defaults nor keywords beside a reference.
 *
 * @type {Rule}
 */
export const examplesMatch = () => {
  /** @type {Map<string, Source>} */
  const sources = new Map();
  /** @type {{ node: Node, keywords: readonly string[], location: Location }[]} */
  const found = [];
  return {
    any: {
      enter(_, { location: { source } }) {
        sources.set(source.absoluteRef, source);
      },
    },
    Schema(node, { location }) {
      found.push({ node, keywords: ["default"], location });
    },
    ref: {
      enter(node, { location, type }) {
        if (type.name === "Schema")
          found.push({ node, keywords: ["default", "example", "examples"], location });
      },
    },
    Root: {
      // Last, when every file that a schema may refer to has been seen.
      leave(_, { report }) {
        const ajv = validatorOver(sources.values());
        for (const { node, keywords, location } of found) {
          for (const { value, path } of keywords.flatMap((keyword) => valuesOf(node, keyword))) {
            const fault = faultOf(value, { ajv, location });
            if (!fault) continue;
            report({
              message: `This value does not match its schema: ${fault}. Correct one of them.`,
              location: location.child(path),
            });
          }
        }
      },
    },
  };
};

/** @param {Iterable<Source>} sources */
function validatorOver(sources) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  addFormats.default(ajv);
  for (const source of sources) {
    const content = parse(source.body);
    if (isNode(content)) ajv.addSchema(content, uriOf(source));
  }
  return ajv;
}

/**
 * @param {unknown} value
 * @param {{ ajv: Ajv2020, location: Location }} schema
 */
function faultOf(value, { ajv, location }) {
  try {
    const validate = ajv.compile({ $ref: `${uriOf(location.source)}#${fragmentOf(location.pointer)}` });
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: "value" });
  } catch {
    return undefined; // a schema that cannot be compiled is reported by `struct` or `no-unresolved-refs`
  }
}

/** @param {Source} source */
function uriOf({ absoluteRef }) {
  return URL.canParse(absoluteRef) ? absoluteRef : pathToFileURL(absoluteRef).href;
}

/** @param {string} pointer */
function fragmentOf(pointer) {
  return pointer
    .replace(/^#|\/$/g, "")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
}

/**
 * @param {Node} node
 * @param {string} keyword
 * @returns {readonly { value: unknown, path: readonly (string | number)[] }[]}
 */
function valuesOf(node, keyword) {
  if (!(keyword in node)) return [];
  const value = node[keyword];
  if (keyword !== "examples" || !Array.isArray(value)) return [{ value, path: [keyword] }];
  return value.map((each, index) => ({ value: each, path: [keyword, index] }));
}
