import type { CaseKind, RuleCase } from "./rule-cases.ts";

/** The simplest case that shows a rule. */
export interface RuleExample {
  readonly kind: CaseKind;
  readonly base: string;
  readonly revision: string;
  readonly verdict: string;
  readonly message: string;
}

/** The example of each rule that a case reports: one that reports nothing else if there is one, then the shortest. */
export function chooseExamples(cases: readonly RuleCase[]): ReadonlyMap<string, RuleExample> {
  const chosen = new Map<string, RuleExample>();
  const inOrder = [...cases].sort((a, b) => a.want.length - b.want.length || lengthOf(a) - lengthOf(b));
  for (const { kind, base, revision, want } of inOrder)
    for (const line of want) {
      const [, verdict = "", rule = "", message = ""] = /^(\S+) ([\w-]+): (.*) \[.*\]$/.exec(line) ?? [];
      if (rule !== "" && !chosen.has(rule)) chosen.set(rule, { kind, base, revision, verdict, message });
    }
  return chosen;
}

function lengthOf({ base, revision }: RuleCase): number {
  return base.length + revision.length;
}
