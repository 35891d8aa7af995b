import { sameValueSchemas } from "../../../core/model/facts/conjuncts.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { reachedFrom } from "../../../core/reached-from.ts";
import { remembered } from "../../../core/remembered.ts";

/** Returns the schema and all that it applies in place, in every branch and behind references. */
export const inPlace = remembered(
  (schema: SchemaModel): ReadonlySet<SchemaModel> => reachedFrom([schema], sameValueSchemas),
);
