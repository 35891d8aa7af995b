import * as z from "zod";

/** JSON Schema's `anyOf`: at least one option accepts. Where none does, the issue speaks of the option that came closest. */
export function anyOf<const Options extends readonly z.core.SomeType[]>(
  options: Options,
): z.ZodUnion<Options> {
  return z.union(options, { error: describe });
}

/** JSON Schema's `oneOf`: exactly one option accepts. */
export function oneOf<const Options extends readonly z.core.SomeType[]>(options: Options): z.ZodXor<Options> {
  return z.xor(options, { error: describe });
}

type UnionIssue = {
  readonly code?: string;
  readonly errors?: z.core.$ZodIssue[][];
  readonly matches?: number[];
};

function describe(issue: UnionIssue): string | undefined {
  if (issue.code !== "invalid_union") return undefined;
  if (issue.matches)
    return `Invalid input: options ${issue.matches.map(ordinal).join(" and ")} match, expected exactly one`;
  const closest = closestOption(issue.errors ?? []);
  if (!closest) return "Invalid input: no option matches";
  return `Invalid input: no option matches, option ${ordinal(closest.index)} comes closest: ${sentences(closest.issues)}`;
}

/** The option whose first complaint lies deepest; among equals the one with the fewest complaints. */
function closestOption(
  errors: readonly z.core.$ZodIssue[][],
): { index: number; issues: z.core.$ZodIssue[] } | undefined {
  const candidates = errors
    .map((issues, index) => ({ index, issues }))
    .filter(({ issues }) => issues.length > 0);
  const depth = (issues: readonly z.core.$ZodIssue[]) => Math.min(...issues.map(({ path }) => path.length));
  candidates.sort((a, b) => depth(b.issues) - depth(a.issues) || a.issues.length - b.issues.length);
  return candidates[0];
}

function sentences(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map(({ path, message }) => (path.length > 0 ? `${message} at ${path.join(".")}` : message))
    .join("; ");
}

function ordinal(index: number): string {
  return String(index + 1);
}
