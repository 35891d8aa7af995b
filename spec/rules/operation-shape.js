import { errorCatalog } from "./error-catalog.js";
import { isNode } from "./node.js";

/** @import { Context, Node, Rule } from "./redocly.d.ts" */

const GROUP_METHOD = /^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/;
const IDEMPOTENCY_KEYS = ["key", "usedCode", "expiredCode"];

/**
 * Every operation under `paths` says what it is called in the client (`group.method`), where the reference shows it
 * (a tag), and what happens when the same request is sent twice (`x-idempotency`).
 *
 * @type {Rule}
 */
export const operationShape = () => {
  /** @type {readonly string[]} */
  let codes = [];
  return {
    Root: {
      enter(root, context) {
        codes = Object.keys(errorCatalog(root, context)?.entries ?? {});
      },
    },
    // Nested, because operations under `webhooks` are not calls of the client.
    Paths: {
      PathItem: {
        Operation(operation, context) {
          checkName(operation, context);
          checkIdempotency(operation, { context, codes });
        },
      },
    },
  };
};

/**
 * @param {Node} operation
 * @param {Context} context
 */
function checkName({ operationId, tags }, { key, location, report }) {
  if (typeof operationId !== "string" || !GROUP_METHOD.test(operationId)) {
    const place = operationId === undefined ? location.key() : location.child(["operationId"]);
    report({
      message: `The operation \`${key}\` must have an operationId of the form \`group.method\`.`,
      location: place,
    });
  }
  if (!Array.isArray(tags) || tags.length === 0) {
    report({
      message: `The operation \`${key}\` must have a tag. Use the name of its resource group.`,
      location: location.key(),
    });
  }
}

/**
 * @param {Node} operation
 * @param {{ context: Context, codes: readonly string[] }} surroundings
 */
function checkIdempotency(operation, { context, codes }) {
  const { key, location, report } = context;
  const idempotency = operation["x-idempotency"];
  const place = location.child(["x-idempotency"]);
  if (idempotency === undefined) {
    report({
      message: `The operation \`${key}\` must have \`x-idempotency\`: idempotent, none, or {key, usedCode, expiredCode}.`,
      location: location.key(),
    });
    return;
  }
  if (key === "get" && idempotency !== "idempotent")
    report({
      message: "A GET changes nothing, so its `x-idempotency` must be `idempotent`.",
      location: place,
    });
  if (idempotency === "idempotent" || idempotency === "none") return;
  if (
    !isNode(idempotency) ||
    Object.keys(idempotency).sort().join() !== [...IDEMPOTENCY_KEYS].sort().join()
  ) {
    report({
      message:
        "`x-idempotency` must be idempotent, none, or an object of exactly key, usedCode and expiredCode.",
      location: place,
    });
    return;
  }
  for (const name of ["usedCode", "expiredCode"]) {
    if (codes.includes(String(idempotency[name]))) continue;
    report({ message: `\`${name}\` must be a code of the error catalogue.`, location: place.child([name]) });
  }
  if (!bodyProperties(operation, context).includes(String(idempotency.key))) {
    report({ message: "`key` must be a property of the request body.", location: place.child(["key"]) });
  }
}

/**
 * @param {Node} operation
 * @param {Context} context
 * @returns {readonly string[]}
 */
function bodyProperties({ requestBody }, context) {
  const body = follow(requestBody, context);
  const content = isNode(body.node) && isNode(body.node.content) ? body.node.content : {};
  return Object.values(content).flatMap((mediaType) => {
    const { node: schema } = follow(isNode(mediaType) ? mediaType.schema : undefined, context, body.file);
    return isNode(schema) && isNode(schema.properties) ? Object.keys(schema.properties) : [];
  });
}

/**
 * @param {unknown} node
 * @param {Context} context
 * @param {string} [from] the file that a relative reference starts from
 * @returns {{ node: unknown, file?: string | undefined }}
 */
function follow(node, context, from = context.location.source.absoluteRef) {
  if (!isNode(node) || node.$ref === undefined) return { node, file: from };
  const resolved = context.resolve(node, from);
  return { node: resolved.node, file: resolved.location?.source.absoluteRef };
}
