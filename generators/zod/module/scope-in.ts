import { numberForms } from "../../core/model/int64.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { SchemaFile, SchemaReading, Scope } from "../build/scope.ts";
import type { ZodRun } from "./zod-run.ts";

/** What building a schema for a file needs to know. */
export function scopeIn(module: SchemaFile, run: ZodRun, reading: SchemaReading): Scope {
  const { readings, formats, int64 } = run;
  const place = { module, isDeferred: false, assumed: undefined };
  return { reading, readings, formats, ...numberForms(int64), ...place };
}

/** Where a reading changes nothing, the exact one stands for it. */
export function wantedReading(
  { readings }: Pick<ZodRun, "readings">,
  target: SchemaModel,
  reading: SchemaReading,
): SchemaReading {
  const changes = reading === "plain" ? readings.loosens(target, "exact") : readings.differ(target);
  return changes ? reading : "exact";
}
