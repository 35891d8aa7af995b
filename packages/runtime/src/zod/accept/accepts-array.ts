import type * as z from "zod";
import type { Accepts } from "./accepts.ts";
import { ascend, descend } from "./depth.ts";
import { reportIssues } from "./report-issues.ts";

/** An array whose items are all accepted. */
export function acceptsArray(schema: z.core.$ZodType, acceptsItem: Accepts): Accepts {
  return (list, issues, context) => {
    if (!Array.isArray(list) || !descend()) return false;
    const before = issues === undefined ? 0 : issues.length;
    let start = before;
    for (let index = 0; index < list.length; index += 1) {
      const value: unknown = list[index];
      if (acceptsItem(value, issues, context)) continue;
      if (issues === undefined) {
        ascend();
        return false;
      }
      reportIssues({ key: index, schema, whenAbsent: "optional" }, value, issues, start, context);
      start = issues.length;
    }
    ascend();
    return start === before;
  };
}

/** The items of a tuple. */
export interface TupleItems {
  readonly first: readonly { readonly accepts: Accepts; readonly mayBeAbsent: boolean }[];
  readonly rest: Accepts | undefined;
}

/** A tuple whose items are all accepted. */
export function acceptsTuple({ first, rest }: TupleItems): Accepts {
  return (list) => {
    if (!Array.isArray(list) || (!rest && list.length > first.length) || !descend()) return false;
    const isAccepted =
      first.every(({ accepts, mayBeAbsent }, index) =>
        index < list.length
          ? (mayBeAbsent || list[index] !== undefined) && accepts(list[index])
          : mayBeAbsent,
      ) && list.every((item, index) => index < first.length || rest?.(item));
    ascend();
    return isAccepted;
  };
}
