import { isNode } from "./node.js";
import { referencedComponents } from "./referenced-components.js";

/** @import { Context, Location, Rule } from "./redocly.d.ts" */

/** Names that look like an ID of the service and are not one, each with the reason. */
const NOT_OF_THE_SERVICE = new Map([
  ["external_id", "given by a system outside the service"],
  ["circle_wallet_id", "given by the wallet provider"],
  ["provider_transaction_id", "given by the payment provider"],
  ["end_to_end_id", "given by the Brazilian instant payment system"],
  ["trace_id", "names a request, not a resource; its form is not stated"],
  ["tax_id", "given by a tax authority"],
  ["sender_tax_id", "given by a tax authority"],
  ["ach_cop_document_id", "the number of an identity document"],
]);

/** Names that do not determine the component. */
const COMPONENT_OF = new Map([["receiver_id", "CustomerId"]]);

/**
 * IDs of the service use the ID components, so that a quote's ID cannot pass for a payout's. The cursors
 * `starting_after` and `ending_before` do not look like IDs by name and stay outside. An ID whose prefix the source
 * does not show says so with `x-codegen-unspecified`.
 *
 * @type {Rule}
 */
export const idsUseIdComponents = () => ({
  Schema(schema, context) {
    if (!isNode(schema.properties)) return;
    for (const [name, property] of Object.entries(schema.properties)) {
      checkId({ name, schema: property, location: context.location.child(["properties", name]) }, context);
    }
  },
  Parameter(parameter, context) {
    const { name, schema } = parameter;
    if (typeof name === "string")
      checkId({ name, schema, location: context.location.child(["schema"]) }, context);
  },
});

/**
 * @param {{ name: string, schema: unknown, location: Location }} id
 * @param {Context} context
 */
function checkId({ name, schema, location }, { report }) {
  if (!/(^|_)id$/.test(name) || NOT_OF_THE_SERVICE.has(name)) return;
  if (isNode(schema) && schema["x-codegen-unspecified"] !== undefined) return;
  const found = referencedComponents(schema);
  const wanted = name === "id" ? undefined : (COMPONENT_OF.get(name) ?? pascalCase(name));
  if (found.some((component) => (wanted ? component === wanted : component?.endsWith("Id")))) return;
  report({
    message: `\`${name}\` is an ID of the service. Reference spec/components/schemas/${wanted ?? "<its ID component>"}.yaml, or add the name, with a reason, to the exceptions of this rule.`,
    location,
  });
}

/** @param {string} name */
function pascalCase(name) {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase());
}
