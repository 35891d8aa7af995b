import { isDeepStrictEqual } from "node:util";
import { anyOf, type CheckNode, type ChoiceCheck } from "../../core/checks/check-node.ts";
import { isKeyword, type TypeNode } from "../../core/types/type-node.ts";
import { type Location, typeIn } from "./location.ts";

/** Plan of a choice's expression. */
export interface ChoicePlan {
  /** The options without null. */
  readonly options: readonly CheckNode[];
  readonly isNullable: boolean;
  /** Declared type of the expression; undefined if it is inferred from the options. */
  readonly declared: TypeNode | undefined;
}

/** Plans the options of a union. Null becomes `.nullable()`. */
export function planChoice(check: ChoiceCheck, location: Location): ChoicePlan {
  const others = check.options.filter(({ kind }) => kind !== "null");
  const isNullable =
    others.length > 0 && others.length === check.options.length - 1 && check.kind === "anyOf";
  const types = check.options.map((option) => typeIn(option, location));
  const options = isNullable ? others : check.options;
  if (!mixesStrings(types)) return { options, isNullable, declared: undefined };
  const type = typeIn(check, location);
  const isInferred = types.some((one) => isDeepStrictEqual(one, type)); // it has the values of all others
  return { options, isNullable, declared: isInferred ? undefined : type };
}

/** True for a union of known strings and any string: TypeScript would drop the known ones. */
function mixesStrings(types: readonly TypeNode[]): boolean {
  const members = types.flatMap((type) => (type.kind === "union" ? type.members : [type]));
  const isWide = (type: TypeNode) => type.kind === "open" || isKeyword(type, "string");
  const isText = (type: TypeNode) =>
    isWide(type) ||
    type.kind === "template" ||
    (type.kind === "literal" && typeof type.value === "string") ||
    (type.kind === "reference" && type.isStringEnum);
  return members.some(isWide) && members.filter(isText).length > 1;
}

/** Returns the options without null as one choice. */
export function choiceOf({ options }: ChoicePlan, kind: ChoiceCheck["kind"]): CheckNode {
  return anyOf(options, kind);
}
