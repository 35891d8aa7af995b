import type { CheckNode, MemberCheck, ObjectCheck } from "../../../core/checks/check-node.ts";
import { partOf } from "../part.ts";
import { isExpression, mayAcceptUndefined, undefinedBehind } from "../part-facts.ts";
import { any, atom, not, print } from "./expression.ts";
import { insideBlock, insideMember, type Location, oneLevelDeeper } from "./location.ts";
import { declareOwn, ownOf, readProperty } from "./own-properties.ts";
import { rejectAdditional } from "./reject-keyword.ts";
import { onlyIf, rejectUnless, withVariable } from "./statements.ts";

/** Emits statements that reject a value that is not an object, then check each property, then all others. */
export function rejectObject({ members, additionalProperties }: ObjectCheck, location: Location): string[] {
  const names = members.map(({ name }) => name);
  const lines = declareOwn(location, { isLevel: true, key: names[0] });
  const own = ownOf(location);
  const within = insideMember(oneLevelDeeper(location));
  for (const member of members) lines.push(...rejectMember(member, own, within));
  if (!additionalProperties || partOf(additionalProperties).kind === "anything") return lines;
  const { printing } = location;
  const loop = { own, key: printing.variable("key"), other: printing.variable("other") };
  return [...lines, ...rejectAdditional({ check: additionalProperties, names, patterns: [] }, loop, within)];
}

function rejectMember({ name, check, isOptional }: MemberCheck, own: string, location: Location): string[] {
  if (isOptional && partOf(check).kind === "anything") return [];
  const variable = location.printing.variable(name);
  const read = ` = ${readProperty(own, name, location)};`;
  const within = { ...location, value: variable };
  return withVariable(
    variable,
    read,
    isOptional ? rejectPresent(check, within) : rejectRequired(check, within),
  );
}

function rejectRequired(check: CheckNode, location: Location): string[] {
  const absent = mayAcceptUndefined(check, undefinedBehind(location.printing.file.run))
    ? [`if (${location.value} === undefined) return false;`]
    : [];
  return [...absent, ...location.printing.reject(check, insideBlock(location))];
}

/** Emits the statements of an optional property: they apply if it is present. */
function rejectPresent(check: CheckNode, location: Location): string[] {
  const { printing, value } = location;
  const isPresent = atom(`${value} !== undefined`, `${value} === undefined`);
  if (isExpression(check)) return rejectUnless(any([not(isPresent), printing.test(check, location)]));
  return onlyIf(print(isPresent), printing.reject(check, insideBlock(location)));
}
