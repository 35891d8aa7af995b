import { isDeepStrictEqual } from "node:util";
import { anyOf, type CheckNode, type ChoiceCheck } from "../../core/checks/check-node.ts";
import { isKeyword, type TypeNode } from "../../core/types/type-node.ts";
import { type Location, typeIn } from "./location.ts";
import type { SchemaNames } from "./names.ts";

/** How a choice becomes an expression. */
export interface ChoicePlan {
  /** The options without null. */
  readonly options: readonly CheckNode[];
  readonly isNullable: boolean;
  /** The type that the expression is declared with; undefined where it is inferred of the options. */
  readonly declared: TypeNode | undefined;
}

/** Decides what the options of a union are. Null beside others is a method of what they become. */
export function planChoice(check: ChoiceCheck, location: Location, names: SchemaNames): ChoicePlan {
  const others = check.options.filter(({ kind }) => kind !== "null");
  const isNullable =
    others.length > 0 && others.length === check.options.length - 1 && check.kind === "anyOf";
  const types = check.options.map((option) => typeIn(option, location, names));
  const options = isNullable ? others : check.options;
  if (!mixesStrings(types)) return { options, isNullable, declared: undefined };
  const type = typeIn(check, location, names);
  const isInferred = types.some((one) => isDeepStrictEqual(one, type)); // it has the values of all others
  return { options, isNullable, declared: isInferred ? undefined : type };
}

/** True where known strings stand beside any string: TypeScript would drop them. */
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

/** The options without null as one choice. */
export function choiceOf({ options }: ChoicePlan, kind: ChoiceCheck["kind"]): CheckNode {
  return anyOf(options, kind);
}
