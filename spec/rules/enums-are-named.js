import { componentName, nameOfReference } from "./component-name.js";

/** @import { Location, Rule } from "./redocly.d.ts" */

/**
 * A set of values is a component with a name, so that it is written once and every package can export it.
 *
 * @type {Rule}
 */
export const enumsAreNamed = () => ({
  Schema(schema, { location, report }) {
    if (schema.enum === undefined || componentName(location) !== undefined) return;
    report({
      message: `This enum has no name. Move it to spec/components/schemas/${nameFor(location)}.yaml, and reference that file.`,
      location: location.child(["enum"]).key(),
    });
  },
});

/**
 * Suggests a name for a location: that of its component, and of the property or parameter.
 *
 * @param {Location} location
 */
function nameFor({ pointer, source }) {
  const keys = pointer.replace(/^#\//, "").split("/");
  const component = /^components\/schemas\//.test(keys.join("/"))
    ? keys[2]
    : nameOfReference(source.absoluteRef);
  const property = keys.at(keys.lastIndexOf("properties") + 1);
  return [component, keys.includes("properties") ? property : ""].map(pascalCase).join("");
}

/** @param {string | undefined} name */
function pascalCase(name = "") {
  return name.replaceAll(/(?:^|[^A-Za-z0-9])+([A-Za-z0-9])/g, (_, letter) => letter.toUpperCase());
}
