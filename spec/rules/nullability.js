import { isNode } from "./node.js";

/** @import { Context, Node, Rule } from "./redocly.d.ts" */

/**
 * Null has one spelling per case, so that generators only have to support two: `type: [string, "null"]` inline, and
 * `anyOf: [{ $ref }, { type: "null" }]` for a reference.
 *
 * @type {Rule}
 */
export const nullability = () => ({
  Schema(schema, context) {
    checkKeywords(schema, context);
    checkEnum(schema, context);
    checkUnion("oneOf", schema, context);
    checkUnion("anyOf", schema, context);
  },
  ref: {
    enter(reference, { location, report }) {
      if (!allowsNull(reference) && reference.nullable === undefined) return;
      report({
        message:
          'Null beside a `$ref` does not make it nullable. Write `anyOf: [{ $ref }, { type: "null" }]`.',
        location,
      });
    },
  },
});

/**
 * @param {Node} schema
 * @param {Context} context
 */
function checkKeywords(schema, { location, report }) {
  if (schema.nullable === undefined) return;
  report({
    message: '`nullable` is not a keyword of OpenAPI 3.1. Write `type: [<type>, "null"]`.',
    location: location.child(["nullable"]).key(),
  });
}

/**
 * @param {Node} schema
 * @param {Context} context
 */
function checkEnum(schema, { location, report }) {
  if (!Array.isArray(schema.enum) || !schema.enum.includes(null)) return;
  report({
    message:
      'An enum must not list null. Allow null where the enum is used: `anyOf: [{ $ref }, { type: "null" }]`.',
    location: location.child(["enum", schema.enum.indexOf(null)]),
  });
}

/**
 * @param {"anyOf" | "oneOf"} keyword
 * @param {Node} schema
 * @param {Context} context
 */
function checkUnion(keyword, schema, { location, report }) {
  const branches = schema[keyword];
  if (!Array.isArray(branches) || !branches.some(isNull)) return;
  const others = branches.filter((branch) => !isNull(branch));
  if (keyword === "anyOf" && others.every((branch) => isNode(branch) && branch.$ref !== undefined)) return;
  report({
    message:
      keyword === "oneOf"
        ? "Write a nullable union with `anyOf`: `oneOf` also requires that exactly one branch matches."
        : 'Use `anyOf` to make references nullable, not inline types. Write the inline type as `type: [<type>, "null"]`.',
    location: location.child([keyword]).key(),
  });
}

/** @param {unknown} branch */
function isNull(branch) {
  return isNode(branch) && branch.type === "null";
}

/** @param {Node} schema */
function allowsNull({ type }) {
  return type === "null" || (Array.isArray(type) && type.includes("null"));
}
