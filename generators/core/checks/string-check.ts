import { rangeOfFormat } from "../model/accepts/format.ts";
import { literalPrefix } from "../model/literal-prefix.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import type { StringCheck } from "./check-node.ts";
import { patternOf } from "./pattern.ts";
import type { CheckScope } from "./scope.ts";

/** Returns the constraints of strings. A fixed prefix that is the whole pattern replaces it. */
export function stringCheck(schema: SchemaModel, scope: CheckScope): StringCheck {
  const { minLength = 0, maxLength, pattern: written } = schema.string ?? {};
  const prefix = written === undefined ? undefined : literalPrefix(written);
  const isWhole = prefix !== undefined && written === `^${prefix}`;
  const pattern = written === undefined || isWhole ? undefined : patternOf(written, schema, scope);
  const format = assertedFormat(schema, scope);
  return {
    kind: "string",
    isMatched: pattern !== undefined || scope.context.isMatchedLater(schema),
    ...(minLength > 0 && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern && { pattern }),
    ...(prefix !== undefined && { prefix }),
    ...(format !== undefined && { format }),
  };
}

/** The format of strings, if it is asserted. */
function assertedFormat(
  { annotations: { format } }: SchemaModel,
  { context }: CheckScope,
): string | undefined {
  const isAsserted =
    format !== undefined && context.formats.has(format) && rangeOfFormat(format) === undefined;
  return isAsserted ? format : undefined;
}
