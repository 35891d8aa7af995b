import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { RunContext } from "./generator.ts";
import type { ApiModel } from "./model/api-model.ts";

/**
 * Returns the diagnostic of a generator whose code reads values with `JSON.parse`, if types have bigints: they would
 * promise bigints, but users would get rounded numbers.
 */
export function rejectBigints(model: ApiModel, name: string, { others }: RunContext): readonly Diagnostic[] {
  if (others?.types?.int64 !== "bigint") return [];
  return [
    {
      code: "bigints-unread",
      severity: "error",
      message: `The ${name} generator cannot be used with int64 set to bigint: its code uses JSON.parse, which does not support bigints.`,
      location: model.locationAt("").locate(),
      help: "Run only the generators that support bigints (--only types,zod), or set int64 to number.",
    },
  ];
}
