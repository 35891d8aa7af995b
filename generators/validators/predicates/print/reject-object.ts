import { isExpression, mayAcceptUndefined } from "../predicate-facts.ts";
import type { ObjectNode, PredicateNode, PropertyNode } from "../predicate-node.ts";
import { any, atom, not, print } from "./expression.ts";
import { insideBlock, type Location, oneLevelDeeper } from "./location.ts";
import { declareOwn, eachProperty, isOneOf, ownOf, readProperty } from "./own-properties.ts";
import { onlyIf, rejectUnless, withVariable } from "./statements.ts";

/** Rejects what is not an object, then property by property, then all other properties. */
export function rejectObject({ properties, additionalProperties }: ObjectNode, location: Location): string[] {
  const keys = properties.map(({ key }) => key);
  const lines = declareOwn(location, { isLevel: true, key: keys[0] });
  const own = ownOf(location);
  const within = oneLevelDeeper(location);
  for (const property of properties) lines.push(...rejectProperty(property, own, within));
  return [...lines, ...rejectAdditional(keys, additionalProperties, { own, within })];
}

function rejectProperty({ key, node, isOptional }: PropertyNode, own: string, location: Location): string[] {
  if (isOptional && node.kind === "anything") return [];
  const variable = location.printing.variable(key);
  const read = ` = ${readProperty(own, key, location)};`;
  const within = { ...location, value: variable };
  return withVariable(
    variable,
    read,
    isOptional ? rejectPresent(node, within) : rejectRequired(node, within),
  );
}

function rejectRequired(node: PredicateNode, location: Location): string[] {
  const { nodes } = location.printing.file;
  const absent = mayAcceptUndefined(node, nodes.mayAcceptUndefined)
    ? [`if (${location.value} === undefined) return false;`]
    : [];
  return [...absent, ...location.printing.reject(node, insideBlock(location))];
}

/** The statements of an optional property: they apply if it is present. */
function rejectPresent(node: PredicateNode, location: Location): string[] {
  const { printing, value } = location;
  const isPresent = atom(`${value} !== undefined`, `${value} === undefined`);
  if (isExpression(node)) return rejectUnless(any([not(isPresent), printing.test(node, location)]));
  return onlyIf(print(isPresent), printing.reject(node, insideBlock(location)));
}

interface Additional {
  readonly own: string;
  /** The place of the properties. */
  readonly within: Location;
}

function rejectAdditional(
  keys: readonly string[],
  node: PredicateNode,
  { own, within }: Additional,
): string[] {
  if (node.kind === "anything") return [];
  const { printing } = within;
  const [key, other] = [printing.variable("key"), printing.variable("other")];
  const skips = keys.length > 0 ? [`if (${isOneOf(key, keys, within)}) continue;`] : [];
  return eachProperty({ own, key, other }, skips, printing.reject(node, insideBlock(within, other)));
}
