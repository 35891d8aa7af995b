import { walkNodes } from "../../document/walk-nodes.ts";
import { isObject } from "../../json.ts";
import { reachedFrom } from "../../reached-from.ts";
import type { ApiModel } from "../api-model.ts";
import { conjuncts } from "../facts/conjuncts.ts";
import type { SchemaModel } from "../schema-model.ts";
import { canGrow, discriminatingSchemas } from "./reading.ts";

/**
 * Decides which enums may grow, like `findReadings`, for a model that is read on demand. A separate enum that a
 * discriminating property refers to stays literal everywhere: callers do not pass the property that led to it.
 */
export function createOpenEnums(model: ApiModel): (schema: SchemaModel) => boolean {
  let literal: ReadonlySet<SchemaModel> | undefined;
  return (schema) => {
    if (!canGrow(schema)) return false;
    literal ??= reachedFrom(discriminatingSchemas(schemasBesideDiscriminators(model)), conjuncts);
    return !literal.has(schema);
  };
}

/** Every schema of a document, unless it has no discriminator, like most. */
function schemasBesideDiscriminators(model: ApiModel): Set<SchemaModel> {
  const pointers: string[] = [];
  let hasDiscriminator = false;
  walkNodes({ pointer: "", kind: "document", value: model.document }, ({ pointer, kind, value }) => {
    if (kind !== "schema") return;
    pointers.push(pointer);
    hasDiscriminator ||= isObject(value) && value.discriminator !== undefined;
  });
  return new Set(hasDiscriminator ? pointers.map((pointer) => model.schemaAt(pointer)) : []);
}
