import { type Change, type DiffReport, type ReachedLocation, rankOf, type Verdict } from "../../change.ts";
import { type LocationPattern, matchesLocation } from "./exemption.ts";

/** Overrides the verdict of a rule, for a place or a tag. A missing field matches everything. */
export interface VerdictSetting {
  /** Identifier of a rule. */
  readonly rule?: string;
  /** A path, a method and a path, an operationId or an event; `*` at the end matches any suffix. */
  readonly path?: LocationPattern;
  readonly tag?: string;
  readonly verdict: Verdict;
}

/** The report with overridden verdicts. For each place, the last matching setting applies. */
export function applyVerdicts(report: DiffReport, settings: readonly VerdictSetting[]): DiffReport {
  if (settings.length === 0) return report;
  const changes = report.changes.map((change) => judgeChange(change, settings));
  return { ...report, changes: changes.sort((a, b) => rankOf(a.verdict) - rankOf(b.verdict)) };
}

function judgeChange(change: Change, settings: readonly VerdictSetting[]): Change {
  const reached = change.reached.map((location) => {
    const setting = settings.filter((candidate) => matches(candidate, change.rule, location)).at(-1);
    return setting === undefined ? location : { ...location, verdict: setting.verdict };
  });
  if (reached.every((location, index) => location === change.reached[index])) return change;
  const [worst = change.verdict] = reached
    .map(({ verdict }) => verdict)
    .sort((a, b) => rankOf(a) - rankOf(b));
  return { ...change, reached, verdict: worst };
}

function matches(setting: VerdictSetting, rule: string, location: ReachedLocation): boolean {
  if (setting.rule !== undefined && setting.rule !== rule) return false;
  if (setting.tag !== undefined && !location.tags.includes(setting.tag)) return false;
  return setting.path === undefined || matchesLocation(setting.path, location);
}
