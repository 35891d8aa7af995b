import type { CheckNode, UnevaluatedCheck } from "../../../core/checks/check-node.ts";
import { evaluation } from "./evaluate.ts";
import { insideBlock, type Location } from "./location.ts";
import { eachProperty } from "./own-properties.ts";
import { block, onlyIf, withVariable } from "./statements.ts";

/** Emits the check of the schema, then of the properties and items that none of its parts evaluates. */
export function rejectUnevaluated(check: UnevaluatedCheck, location: Location): string[] {
  const { file } = location.printing;
  const found = location.printing.variable("found");
  return withVariable(found, ` = ${file.runtime("nothingEvaluated")}();`, [
    `if (!${evaluation(check.base, found, location)}) return false;`,
    ...rejectRest(check, found, location),
  ]);
}

function rejectRest({ properties, items }: UnevaluatedCheck, found: string, location: Location): string[] {
  return [
    ...(properties ? rejectProperties(properties, found, location) : []),
    ...(items ? rejectItems(items, found, location) : []),
  ];
}

function rejectProperties(check: CheckNode, found: string, location: Location): string[] {
  const { printing, value } = location;
  const isEvaluated = printing.file.runtime("isEvaluated");
  const [own, key, other] = [printing.variable("own"), printing.variable("key"), printing.variable("other")];
  const lines = printing.reject(check, insideBlock(location, other));
  const loop = eachProperty({ own, key, other }, [`if (${isEvaluated}(${found}, ${key})) continue;`], lines);
  const read = withVariable(own, ` = ${printing.file.runtime("membersOf")}(${value});`, loop);
  return onlyIf(`${printing.file.runtime("isObject")}(${value})`, read);
}

function rejectItems(check: CheckNode, found: string, location: Location): string[] {
  const { printing, value } = location;
  const isEvaluated = printing.file.runtime("isEvaluated");
  const [index, item] = [printing.variable("index"), printing.variable("item")];
  const lines = printing.reject(check, insideBlock(location, item));
  const loop = `for (let ${index} = 0; ${index} < ${value}.length; ${index} += 1) ${block([
    `if (${isEvaluated}(${found}, ${index})) continue;`,
    ...withVariable(item, `: unknown = ${value}[${index}];`, lines),
  ])}`;
  return onlyIf(`Array.isArray(${value})`, [loop]);
}
