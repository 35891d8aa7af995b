export type { Impact, PackageImpacts } from "../core/impacts.ts";
export {
  BUMPED_PACKAGES,
  type BumpedPackage,
  type BumpLevel,
  type Bumps,
  type Change,
  type ChangeDetail,
  type ChangeDirection,
  type ChangedPointer,
  type DiffReport,
  type DiffSide,
  type ReachedLocation,
  VERDICTS,
  type Verdict,
} from "./change.ts";
export { diffDocuments } from "./diff-documents.ts";
export type { DiffOptions } from "./options.ts";
export { RULES, type RuleId } from "./rules/index.ts";
export type { Rule } from "./rules/rule.ts";
