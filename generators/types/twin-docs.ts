import type { ComponentModel } from "../core/model/api-model.ts";
import type { Reading, Readings } from "../core/model/reading/reading.ts";
import { referencedSchemas, schemaChildren } from "../core/model/schema-children.ts";
import type { SchemaModel } from "../core/model/schema-model.ts";
import { reachedFrom } from "../core/reached-from.ts";

/** A type for the other reading of a component. */
interface Twin {
  readonly of: ComponentModel;
  readonly schema: SchemaModel;
  readonly reading: Reading;
}

/** Describes a twin and its differences, here or anywhere below. */
export function docsOfTwin({ of, schema, reading }: Twin, readings: Readings): string {
  const parts = differingParts(schema, readings);
  const isResponse = reading === "response";
  const reasons = [
    parts.some((part) => readings.isOpen(part)) &&
      (isResponse ? "enums may have new values" : "enums are closed"),
    parts.some((part) => readings.asRead(part, "request") !== part) &&
      (isResponse ? "required read-only properties are present" : "read-only properties may be missing"),
    parts.some((part) => readings.asRead(part, "response") !== part) &&
      (isResponse ? "write-only properties may be missing" : "required write-only properties are present"),
  ].filter((reason) => reason !== false);
  const whose = isResponse ? "as the service returns it" : "as described";
  return `\`${of.identifier}\` ${whose}${reasons.length > 0 ? `: ${listed(reasons)}` : ""}.`;
}

function listed(reasons: readonly string[]): string {
  return reasons.length > 1 ? `${reasons.slice(0, -1).join(", ")}, and ${reasons.at(-1)}` : reasons.join("");
}

/** The schema and all schemas below it, without those that both readings read alike. */
function differingParts(schema: SchemaModel, readings: Readings): SchemaModel[] {
  const differs = (part: SchemaModel) => !readings.staysLiteral(part) && readings.differ(part);
  const below = (part: SchemaModel) => [...schemaChildren(part), ...referencedSchemas(part)].filter(differs);
  return [...reachedFrom([schema].filter(differs), below)];
}
