import { oneOfValues } from "../issues/shortened.ts";
import { worded } from "../issues/wording.ts";
import { isEqual } from "../json/is-equal.ts";
import { memberRule } from "../schemas/member-rule.ts";
import { type Check, check, type IssueParams } from "./check.ts";

/** JSON Schema's `enum` and `const` for any value, by deep equality: the order of keys does not matter. */
export function equalTo(...values: readonly unknown[]): Check {
  const made = check({ enum: values }, (payload) => {
    const { value: input } = payload;
    if (values.some((value) => isEqual(value, input))) return;
    // Without `continue`: checks that follow rely on the type of these values.
    const params: IssueParams = { keyword: values.length === 1 ? "const" : "enum", expected: values };
    const issue = { code: "custom", input, params } as const;
    payload.issues.push(worded(issue, `Invalid input: expected ${oneOfValues(values)}`));
  });
  return memberRule(made);
}
