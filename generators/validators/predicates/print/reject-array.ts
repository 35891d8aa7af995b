import type { ArrayCheck, CheckNode, ContainsCheck } from "../../../core/checks/check-node.ts";
import { isFull } from "../../../core/types/array-type.ts";
import { together } from "../part.ts";
import { mayAcceptUndefined } from "../part-facts.ts";
import { functionFor } from "./call.ts";
import { insideBlock, type Location, oneLevelDeeper, tooDeep } from "./location.ts";
import { block, onlyIf, withVariable } from "./statements.ts";

/** Emits statements that reject a value that is not an array or has a wrong length, then check each item. */
export function rejectArray(check: ArrayCheck, location: Location): string[] {
  const { prefixItems = [], items, minItems, maxItems, uniqueItems, contains } = check;
  const { value, printing } = location;
  const { length } = prefixItems;
  const isClosed = length > 0 && isFull(check);
  const most = isClosed ? Math.min(maxItems ?? length, length) : maxItems;
  const rejected = [
    `!Array.isArray(${value})`,
    ...(minItems > 0 ? [`${value}.length < ${minItems}`] : []),
    ...(most === undefined ? [] : [`${value}.length > ${most}`]),
    ...tooDeep(location),
  ];
  const within = oneLevelDeeper(location);
  return [
    `if (${rejected.join(" || ")}) return false;`,
    ...prefixItems.flatMap((item, index) =>
      rejectItem(item, { index, isOptional: index >= minItems }, within),
    ),
    ...(isClosed ? [] : rejectItems(items, length, within)),
    ...(uniqueItems ? [`if (!${printing.file.runtime("areUnique")}(${value})) return false;`] : []),
    ...(contains ? rejectContains(contains, location) : []),
  ];
}

function rejectItem(
  check: CheckNode,
  { index, isOptional }: { readonly index: number; readonly isOptional: boolean },
  location: Location,
): string[] {
  const { printing, value } = location;
  const item = printing.variable(`item ${index + 1}`);
  // An array may have holes, which an item of any type would accept.
  const mayBeHole = !isOptional && mayAcceptUndefined(check, () => true);
  const present = mayBeHole ? together([{ kind: "present" }, check]) : check;
  const lines = printing.reject(present, insideBlock(location, item));
  if (lines.length === 0) return [];
  const read = withVariable(item, `: unknown = ${value}[${index}];`, lines);
  return isOptional ? onlyIf(`${value}.length > ${index}`, read) : read;
}

function rejectItems(items: CheckNode, start: number, location: Location): string[] {
  const { printing, value } = location;
  const [index, item] = [printing.variable("index"), printing.variable("item")];
  const lines = printing.reject(items, insideBlock(location, item));
  if (lines.length === 0) return [];
  const loop = `for (let ${index} = ${start}; ${index} < ${value}.length; ${index} += 1)`;
  return [`${loop} ${block(withVariable(item, `: unknown = ${value}[${index}];`, lines))}`];
}

function rejectContains(
  { item, minContains = 1, maxContains, counted = item }: ContainsCheck,
  location: Location,
): string[] {
  const { printing, value } = location;
  const count = (check: CheckNode) =>
    `${printing.file.runtime("countOf")}(${value}, ${functionFor(check, location)})`;
  return [
    ...(minContains > 0 ? [`if (${count(item)} < ${minContains}) return false;`] : []),
    ...(maxContains === undefined ? [] : [`if (${count(counted)} > ${maxContains}) return false;`]),
  ];
}
