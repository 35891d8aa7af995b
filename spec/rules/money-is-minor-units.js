import { componentName } from "./component-name.js";
import { isNode } from "./node.js";
import { referencedComponents } from "./referenced-components.js";

/** @import { Rule } from "./redocly.d.ts" */

// Token amounts are not in this list: neither their unit nor their type is stated.
const MONEY = ["request_amount", "partner_fee"];

/**
 * Money is an integer in minor units, never a floating-point number.
 *
 * @type {Rule}
 */
export const moneyIsMinorUnits = () => ({
  Schema(schema, { location, report }) {
    if (componentName(location) === "MinorUnits" && schema.type !== "integer") {
      report({ message: "`MinorUnits` must be of type `integer`.", location });
    }
    const properties = isNode(schema.properties) ? schema.properties : {};
    for (const name of MONEY) {
      if (!(name in properties)) continue;
      if (referencedComponents(properties[name]).includes("MinorUnits")) continue;
      report({
        message: `\`${name}\` is money. Reference MinorUnits.yaml instead of describing a number here.`,
        location: location.child(["properties", name]),
      });
    }
  },
});
