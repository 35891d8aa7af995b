import { componentName } from "./component-name.js";

/** @import { Rule } from "./redocly.d.ts" */

/**
 * A set of values is a component with a name, so that it is written once and every package can export it.
 *
 * @type {Rule}
 */
export const enumsAreNamed = () => ({
  Schema(schema, { location, report }) {
    if (schema.enum === undefined || componentName(location) !== undefined) return;
    report({
      message: "This enum has no name. Move it to components/schemas/<Name>.yaml and reference it.",
      location: location.child(["enum"]).key(),
    });
  },
});
