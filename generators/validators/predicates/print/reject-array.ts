import { isClosedTuple } from "../predicate-facts.ts";
import type { ArrayNode, ContainsNode, PredicateNode } from "../predicate-node.ts";
import { functionFor } from "./call.ts";
import { insideBlock, type Location, oneLevelDeeper, tooDeep } from "./location.ts";
import { block, onlyIf, withVariable } from "./statements.ts";

/** Rejects what is not an array or has a wrong length, then item by item. */
export function rejectArray(array: ArrayNode, location: Location): string[] {
  const { prefixItems, items, uniqueItems, contains } = array;
  const { value, printing } = location;
  const rejected = [`!Array.isArray(${value})`, ...wrongLength(array, value), ...tooDeep(location)];
  const within = oneLevelDeeper(location);
  return [
    `if (${rejected.join(" || ")}) return false;`,
    ...prefixItems.flatMap((item, index) => rejectItem(item, index, within)),
    ...(isClosedTuple(array) ? [] : rejectItems(items, prefixItems.length, within)),
    ...(uniqueItems ? [`if (!${printing.file.runtime("areUnique")}(${value})) return false;`] : []),
    ...contains.flatMap((one) => rejectContains(one, location)),
  ];
}

function wrongLength(array: ArrayNode, value: string): string[] {
  const { prefixItems, minItems, maxItems } = array;
  const { length } = prefixItems;
  const most = isClosedTuple(array) ? Math.min(maxItems ?? length, length) : maxItems;
  return [
    ...(minItems > 0 ? [`${value}.length < ${minItems}`] : []),
    ...(most === undefined ? [] : [`${value}.length > ${most}`]),
  ];
}

function rejectItem(
  { node, isOptional }: ArrayNode["prefixItems"][number],
  index: number,
  location: Location,
): string[] {
  const { printing, value } = location;
  const item = printing.variable(`item ${index + 1}`);
  const lines = printing.reject(node, insideBlock(location, item));
  if (lines.length === 0) return [];
  const read = withVariable(item, `: unknown = ${value}[${index}];`, lines);
  return isOptional ? onlyIf(`${value}.length > ${index}`, read) : read;
}

function rejectItems(items: PredicateNode, start: number, location: Location): string[] {
  const { printing, value } = location;
  const [index, item] = [printing.variable("index"), printing.variable("item")];
  const lines = printing.reject(items, insideBlock(location, item));
  if (lines.length === 0) return [];
  const loop = `for (let ${index} = ${start}; ${index} < ${value}.length; ${index} += 1)`;
  return [`${loop} ${block(withVariable(item, `: unknown = ${value}[${index}];`, lines))}`];
}

function rejectContains(
  { item, minContains, maxContains, counted }: ContainsNode,
  location: Location,
): string[] {
  const { printing, value } = location;
  const count = (node: PredicateNode) =>
    `${printing.file.runtime("countOf")}(${value}, ${functionFor(node, location)})`;
  return [
    ...(minContains > 0 ? [`if (${count(item)} < ${minContains}) return false;`] : []),
    ...(maxContains === undefined ? [] : [`if (${count(counted)} > ${maxContains}) return false;`]),
  ];
}
