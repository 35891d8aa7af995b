import { exactConstraints, isMultipleOf } from "../../../core/model/accepts/number.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { comparedRange } from "../meets.ts";
import type { ObstacleKeyword } from "../obstacle.ts";
import type { Alternative } from "../terms/alternative.ts";
import { isSameNumber, type Range, rangeOf } from "../terms/range.ts";

/** Finds the number keywords of a schema that some number of the alternative may not meet. */
export function failingNumberKeywords(alternative: Alternative, wide: SchemaModel): ObstacleKeyword[] {
  const range = rangeOf(alternative);
  const bounds: SchemaModel = {
    location: wide.location,
    number: { ...wide.number },
    ...(wide.wholeNumbers && { wholeNumbers: wide.wholeNumbers }),
    annotations: { extensions: {} },
  };
  const { lower, upper } = rangeOf({ parts: [bounds], integer: false });
  const failing: ObstacleKeyword[] = [];
  const isBelow =
    range.lower.value < lower.value ||
    (isSameNumber(range.lower.value, lower.value) && lower.exclusive && !range.lower.exclusive);
  const isAbove =
    range.upper.value > upper.value ||
    (isSameNumber(range.upper.value, upper.value) && upper.exclusive && !range.upper.exclusive);
  if (isBelow && lower.value !== Number.NEGATIVE_INFINITY) failing.push("minimum");
  if (isAbove && upper.value !== Number.POSITIVE_INFINITY) failing.push("maximum");
  const divisor = exactConstraints(wide).multipleOf;
  if (divisor !== undefined && !isDivided(range, divisor)) failing.push("multipleOf");
  if (!fitsFormat(alternative, { range, format: wide.annotations.format })) failing.push("format");
  return failing;
}

function isDivided({ multiples, integer }: Range, divisor: number | bigint): boolean {
  const steps = integer ? [...multiples, 1] : multiples;
  return steps.some((step) => isMultipleOf(step, divisor));
}

/** True if all numbers fit the width of a format such as `int32`. */
function fitsFormat(
  { parts }: Alternative,
  { range, format }: { readonly range: Range; readonly format: string | undefined },
): boolean {
  const wanted = comparedRange(format);
  if (!wanted || parts.some(({ annotations }) => annotations.format === format)) return true;
  return range.integer && range.lower.value >= wanted[0] && range.upper.value < wanted[1];
}
