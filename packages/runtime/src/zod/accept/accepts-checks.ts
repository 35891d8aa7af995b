import type * as z from "zod";
import type { Accepts, QuickCheck } from "./accepts.ts";

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

/** Asks one check after the other. */
export function acceptsChecks(checks: readonly QuickCheck[]): Accepts | undefined {
  const [first, ...others] = checks.map(acceptsOf);
  if (!first || others.length === 0) return first;
  return (value) => first(value) && others.every((accepts) => accepts(value));
}

// zod's own checks call nobody, so that one payload serves all of them.
const payload: z.core.ParsePayload<unknown> = { value: undefined, issues: [] };

function acceptsOf({ _zod: { accepts, check } }: QuickCheck): Accepts {
  if (accepts) return accepts;
  return (value) => {
    payload.value = value;
    check(payload as never); // the schema has told the type
    if (payload.issues.length === 0) return payload.value === value;
    payload.issues.length = 0;
    return false;
  };
}
