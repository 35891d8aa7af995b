import type { Impact } from "../../../core/impacts.ts";
import type { RuleEntry } from "../rule.ts";
import { loosening, tightening } from "../verdicts.ts";
import { keywordChange } from "../wording.ts";
import { IN_NEW_PROPERTY, KEEP_ACCEPTING, REQUESTS_WORK, RESPONSES_WORK } from "./advice.ts";

/** Effects on clients if a keyword allows fewer or more values. */
interface KeywordWords {
  /** Default: that of the table. */
  readonly impact?: Impact;
  /** Effect on requests when it allows fewer values. */
  readonly requests: string;
  /** Advice to avoid that. Default: keep accepting the old values. */
  readonly instead?: string;
  /** Effect on responses when it allows more. */
  readonly responses: string;
}

/** The two rules about a keyword: it was tightened, or loosened. */
export function keywordRules<const Name extends string>(
  name: Name,
  { requests, responses, instead = KEEP_ACCEPTING, ...impact }: KeywordWords,
): Readonly<Record<`${Name}-${"tightened" | "loosened"}`, RuleEntry>> {
  const tightened = { verdict: tightening, why: `${requests} ${RESPONSES_WORK}`, instead };
  const loosened = { verdict: loosening, why: `${REQUESTS_WORK} ${responses}`, instead: IN_NEW_PROPERTY };
  return {
    [`${name}-tightened`]: { ...impact, ...tightened, message: keywordChange },
    [`${name}-loosened`]: { ...impact, ...loosened, message: keywordChange },
  } as Record<`${Name}-${"tightened" | "loosened"}`, RuleEntry>; // the two names above
}
