import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { inPlace } from "../terms/in-place.ts";
import type { MeaningClass } from "./meaning-classes.ts";

/**
 * False when all options say the same of a property, so that cutting objects by its values shares them out no better:
 * whatever one option does with a part, all do.
 */
export function distinguishes(name: string, options: readonly SchemaModel[], classOf: MeaningClass): boolean {
  const [first, ...others] = options;
  if (!first) return false;
  const said = saidOf(name, first, classOf);
  return said === undefined || others.some((option) => saidOf(name, option, classOf) !== said);
}

/** What an option says of a property; undefined where that depends on something else. */
function saidOf(name: string, option: SchemaModel, classOf: MeaningClass): string | undefined {
  const said = new Set<string>();
  for (const { object, condition, not } of inPlace(option)) {
    if (condition || not || object?.dependentSchemas || object?.dependentRequired) return undefined;
    if (!object) continue;
    const { properties, patternProperties, additionalProperties, unevaluatedProperties } = object;
    const rest = [...(patternProperties?.values() ?? []), additionalProperties, unevaluatedProperties];
    const named = properties?.get(name);
    const schemas = (named ? [named, unevaluatedProperties] : rest).filter((schema) => schema !== undefined);
    const patterns = named ? [] : [...(patternProperties?.keys() ?? [])];
    const classes = JSON.stringify([schemas.map(classOf), patterns]);
    const isRequired = object.required?.includes(name) ?? false;
    if (schemas.length > 0 || isRequired) said.add(`${named !== undefined} ${isRequired} ${classes}`);
  }
  return [...said].sort().join(";");
}
