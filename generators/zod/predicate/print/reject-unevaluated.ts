import type { PredicateNode, UnevaluatedNode } from "../predicate-node.ts";
import { evaluation } from "./evaluation.ts";
import { eachProperty } from "./own-properties.ts";
import { insideBlock, type Place } from "./place.ts";
import { block, onlyIf, withVariable } from "./statements.ts";

/** The schema, then what applies to the properties and items that none of its parts evaluates. */
export function rejectUnevaluated(node: UnevaluatedNode, place: Place): string[] {
  const { file } = place.printing;
  const found = place.printing.variable("found");
  return withVariable(found, ` = ${file.runtime("nothingEvaluated")}();`, [
    `if (!${evaluation(node.base, found, place)}) return false;`,
    ...rejectRest(node, found, place),
  ]);
}

function rejectRest({ properties, items }: UnevaluatedNode, found: string, place: Place): string[] {
  return [
    ...(properties ? rejectProperties(properties, found, place) : []),
    ...(items ? rejectItems(items, found, place) : []),
  ];
}

function rejectProperties(node: PredicateNode, found: string, place: Place): string[] {
  const { printing, value } = place;
  const isEvaluated = printing.file.runtime("isEvaluated");
  const [own, key, other] = [printing.variable("own"), printing.variable("key"), printing.variable("other")];
  const lines = printing.reject(node, insideBlock(place, other));
  const loop = eachProperty({ own, key, other }, [`if (${isEvaluated}(${found}, ${key})) continue;`], lines);
  const read = withVariable(own, ` = ${printing.file.runtime("membersOf")}(${value});`, loop);
  return onlyIf(`${printing.file.runtime("isObject")}(${value})`, read);
}

function rejectItems(node: PredicateNode, found: string, place: Place): string[] {
  const { printing, value } = place;
  const isEvaluated = printing.file.runtime("isEvaluated");
  const [index, item] = [printing.variable("index"), printing.variable("item")];
  const lines = printing.reject(node, insideBlock(place, item));
  const loop = `for (let ${index} = 0; ${index} < ${value}.length; ${index} += 1) ${block([
    `if (${isEvaluated}(${found}, ${index})) continue;`,
    ...withVariable(item, `: unknown = ${value}[${index}];`, lines),
  ])}`;
  return onlyIf(`Array.isArray(${value})`, [loop]);
}
