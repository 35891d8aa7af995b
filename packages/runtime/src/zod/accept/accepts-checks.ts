import type * as z from "zod";
import type { QuickCheck } from "./accepts.ts";

/** zod's checks that neither change the value nor call anyone. */
const PURE: readonly string[] = [
  "string_format",
  "length_equals",
  "min_length",
  "max_length",
  "greater_than",
  "less_than",
  "multiple_of",
  "number_format",
  "bigint_format",
];

/** The checks of a schema; a schema of a format is its own first check. */
export function checksOf(schema: z.core.$ZodType): readonly QuickCheck[] {
  const { checks = [] } = schema._zod.def;
  const isCheck = schema._zod.traits.has("$ZodCheck");
  return isCheck ? [schema as unknown as QuickCheck, ...checks] : checks; // the trait says so
}

/** True for a check that can be asked quickly. */
export function isQuick({ _zod: { accepts, def } }: QuickCheck): boolean {
  return accepts !== undefined || PURE.includes((def as { check?: string }).check ?? "");
}

type AcceptsChecked = (value: unknown) => boolean;

/** The checks after the last one that asks a schema and its checks itself, led by that one. */
export function checksFromWhole(schema: z.core.$ZodType): readonly QuickCheck[] | undefined {
  const checks = checksOf(schema);
  const last = checks.reduce((found, { _zod }, index) => (_zod.isWholeOf?.(schema) ? index : found), -1);
  return last < 0 ? undefined : checks.slice(last);
}

/** Asks one check after the other. */
export function acceptsChecks(checks: readonly QuickCheck[]): AcceptsChecked | undefined {
  const [first, ...others] = checks.map(acceptsCheck);
  return first && others.reduce((all, next) => (value) => all(value) && next(value), first);
}

// zod's own checks call nobody, so that one payload serves all of them.
const payload: z.core.ParsePayload<unknown> = { value: undefined, issues: [] };

/** Runs one check, after the schema has checked the type. */
export function acceptsCheck({ _zod: { accepts, check, def } }: QuickCheck): AcceptsChecked {
  if (accepts) return accepts;
  const { format, pattern } = def as Partial<z.core.$ZodCheckRegexDef>;
  // zod writes a pattern out for the issue of every text that does not match.
  if (format === "regex" && pattern?.flags === "u") return (value) => pattern.test(value as string); // the schema has checked the type
  return (value) => {
    payload.value = value;
    check(payload as never); // the schema has checked the type
    if (payload.issues.length === 0) return payload.value === value;
    payload.issues.length = 0;
    return false;
  };
}
