import { isExpression, mayAcceptUndefined } from "../predicate-facts.ts";
import type { ObjectNode, PredicateNode, PropertyNode } from "../predicate-node.ts";
import { any, atom, not, print } from "./expression.ts";
import { declareOwn, eachProperty, isOneOf, ownOf, readProperty } from "./own-properties.ts";
import { insideBlock, oneLevelDeeper, type Place } from "./place.ts";
import { onlyIf, rejectUnless, withVariable } from "./statements.ts";

/** Rejects what is not an object, then property by property, then all other properties. */
export function rejectObject({ properties, additionalProperties }: ObjectNode, place: Place): string[] {
  const keys = properties.map(({ key }) => key);
  const lines = declareOwn(place, { isLevel: true, key: keys[0] });
  const own = ownOf(place);
  const within = oneLevelDeeper(place);
  for (const property of properties) lines.push(...rejectProperty(property, own, within));
  return [...lines, ...rejectAdditional(keys, additionalProperties, { own, within })];
}

function rejectProperty({ key, node, isOptional }: PropertyNode, own: string, place: Place): string[] {
  if (isOptional && node.kind === "anything") return [];
  const variable = place.printing.variable(key);
  const read = ` = ${readProperty(own, key, place)};`;
  const within = { ...place, value: variable };
  return withVariable(
    variable,
    read,
    isOptional ? rejectPresent(node, within) : rejectRequired(node, within),
  );
}

function rejectRequired(node: PredicateNode, place: Place): string[] {
  const { nodes } = place.printing.file;
  const absent = mayAcceptUndefined(node, nodes.mayAcceptUndefined)
    ? [`if (${place.value} === undefined) return false;`]
    : [];
  return [...absent, ...place.printing.reject(node, insideBlock(place))];
}

/** The statements of an optional property: they apply if it is present. */
function rejectPresent(node: PredicateNode, place: Place): string[] {
  const { printing, value } = place;
  const isPresent = atom(`${value} !== undefined`, `${value} === undefined`);
  if (isExpression(node)) return rejectUnless(any([not(isPresent), printing.test(node, place)]));
  return onlyIf(print(isPresent), printing.reject(node, insideBlock(place)));
}

interface Additional {
  readonly own: string;
  /** The place of the properties. */
  readonly within: Place;
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
