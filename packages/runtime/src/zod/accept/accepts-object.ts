import { getOwn, isObject, isPlain } from "../json/json-type.ts";
import type { Accepts, Issue, ParseContext } from "./accepts.ts";
import { ascend, descend } from "./depth.ts";
import type { Member, Members } from "./members.ts";
import { reportIssues, whereItPays } from "./report-issues.ts";

type JsonRecord = Readonly<Record<string, unknown>>;

/** Says whether the members of an object are accepted; given a list, it reports all that is wrong with them. */
export type AcceptsMembers = (object: JsonRecord, issues?: Issue[], context?: ParseContext) => boolean;

/** An object whose members are all accepted. */
export function acceptsObject({ named, names, others }: Members<Accepts>): Accepts {
  const acceptsNamed = acceptsMembers(named);
  const acceptsOthers = (object: JsonRecord) =>
    !others ||
    Object.keys(object).every(
      (key) => names.has(key) || object[key] === undefined || others.accepts(object[key]),
    );
  const acceptsAll: AcceptsMembers = others
    ? (object) => acceptsNamed(object) && acceptsOthers(object)
    : acceptsNamed;
  const accepts: Accepts = (value, issues, context) => {
    if (!isObject(value) || !descend()) return false;
    const isAccepted = acceptsAll(value, issues, context);
    ascend();
    return isAccepted;
  };
  return others ? whereItPays(accepts) : accepts;
}

/** Named members that are all accepted. Each is read in place: this runs once per member of every value. */
export function acceptsMembers(members: Members<Accepts>["named"]): AcceptsMembers {
  const hasInherited = members.some(({ isInherited }) => isInherited);
  return (object, issues, context) => {
    const before = issues === undefined ? 0 : issues.length;
    let start = before;
    const isOwn = !hasInherited && isPlain(object);
    for (let index = 0; index < members.length; index += 1) {
      const member = members[index] as Member<Accepts>; // within the list
      const value = isOwn ? object[member.key] : getOwn(object, member.key);
      const isAccepted =
        value === undefined ? member.whenAbsent === "optional" : member.accepts(value, issues, context);
      if (isAccepted) continue;
      if (issues === undefined) return false;
      reportIssues(member, value, issues, start, context);
      start = issues.length;
    }
    return start === before;
  };
}
