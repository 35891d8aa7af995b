import { componentName, nameOfReference } from "./component-name.js";
import { isNode } from "./node.js";
import { referencedComponents } from "./referenced-components.js";

/** @import { Context, Location, Rule } from "./redocly.d.ts" */

/** Money whatever its type: the source states that these are minor units. */
const STATED = ["request_amount", "partner_fee"];

/**
 * Names of money. Token amounts are not among them: neither their unit nor their type is stated.
 *
 * @param {string} name
 */
function isMoney(name) {
  return /[_-](amount|fee)s?$/i.test(name) && !/(^|[_-])token[_-]amounts?$/i.test(name);
}

/**
 * Money is an integer in minor units, never a plain number. A property or parameter that is called `*_amount` or
 * `*_fee` references `MinorUnits`, also in lists and unions. Schemas without a stated type are no numbers.
 *
 * @type {Rule}
 */
export const moneyIsMinorUnits = () => ({
  Schema(schema, context) {
    const { location, report } = context;
    if (componentName(location) === "MinorUnits" && schema.type !== "integer") {
      report({ message: "`MinorUnits` must be of type `integer`.", location });
    }
    const properties = isNode(schema.properties) ? schema.properties : {};
    for (const [name, property] of Object.entries(properties)) {
      checkMoney({ name, schema: property, location: location.child(["properties", name]) }, context);
    }
  },
  Parameter(parameter, context) {
    const { name, schema, content } = parameter;
    if (typeof name !== "string") return;
    checkMoney({ name, schema, location: context.location.child(["schema"]) }, context);
    for (const [mediaType, media] of Object.entries(isNode(content) ? content : {})) {
      const location = context.location.child(["content", mediaType, "schema"]);
      if (isNode(media)) checkMoney({ name, schema: media.schema, location }, context);
    }
  },
});

/**
 * @param {{ name: string, schema: unknown, location: Location }} money
 * @param {Context} context
 */
function checkMoney({ name, schema, location }, { report, resolve }) {
  const isStated = STATED.includes(name) && !referencedComponents(schema).includes("MinorUnits");
  if (!isStated && !(isMoney(name) && isOwnNumber(schema, { resolve, from: location.source.absoluteRef })))
    return;
  report({
    message: `\`${name}\` is money. Reference spec/components/schemas/MinorUnits.yaml instead of describing a number here.`,
    location,
  });
}

/** Keywords under which a schema describes its value, or items of it, once more. */
const PARTS = [
  "allOf",
  "anyOf",
  "oneOf",
  "prefixItems",
  "items",
  "contains",
  "if",
  "then",
  "else",
  "additionalProperties",
];

/**
 * True when a schema describes a number, or a list of numbers, without `MinorUnits`.
 *
 * @param {unknown} schema
 * @param {{ resolve: Context["resolve"], from: string, seen?: ReadonlySet<unknown> }} place
 * @returns {boolean}
 */
function isOwnNumber(schema, { resolve, from, seen = new Set() }) {
  if (!isNode(schema) || seen.has(schema)) return false;
  const inside = { resolve, from, seen: new Set([...seen, schema]) };
  if (typeof schema.$ref === "string") {
    if (nameOfReference(schema.$ref) === "MinorUnits") return false;
    const { node, location } = resolve(schema, from);
    return isOwnNumber(node, { ...inside, from: location?.source.absoluteRef ?? from });
  }
  const parts = PARTS.flatMap((keyword) => schema[keyword] ?? []);
  // One part says what the number is; others may narrow it.
  const { allOf } = schema;
  if (Array.isArray(allOf) && allOf.some((part) => referencedComponents(part).includes("MinorUnits")))
    return false;
  return holdsNumber(schema) || parts.some((part) => isOwnNumber(part, inside));
}

/** @param {Readonly<Record<string, unknown>>} schema */
function holdsNumber({ type, enum: values, const: constant }) {
  const types = Array.isArray(type) ? type : [type];
  const members = [...(Array.isArray(values) ? values : []), constant];
  return (
    types.some((each) => each === "number" || each === "integer") ||
    members.some((each) => typeof each === "number")
  );
}
