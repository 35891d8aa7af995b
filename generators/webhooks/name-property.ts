import type { WebhookModel } from "../core/model/api-model.ts";
import type { SchemaModel } from "../core/model/schema-model.ts";
import { reachedFrom } from "../core/reached-from.ts";

/** Finds the property with the event's own name as a constant in the payload of every event. */
export function findNameProperty(webhooks: readonly WebhookModel[]): string | undefined {
  const candidates = webhooks.map(({ name, payload }) =>
    payload ? constantsOf(payload, name) : new Set<string>(),
  );
  const [first, ...others] = candidates;
  return [...(first ?? [])].find((property) => others.every((set) => set.has(property)));
}

/** The properties with a constant value, in any part of a conjunction. */
function constantsOf(schema: SchemaModel, value: string): Set<string> {
  const parts = reachedFrom(
    [schema],
    ({ allOf = [], reference }) => [...allOf, ...(reference ? [reference.target] : [])].reverse(), // the first is visited first
  );
  const properties = [...parts].flatMap((part) => [...(part.object?.properties ?? [])]);
  return new Set(properties.flatMap(([name, property]) => (isConstant(property, value) ? [name] : [])));
}

function isConstant({ constant, enumeration }: SchemaModel, value: string): boolean {
  if (constant) return constant.value === value;
  return enumeration?.length === 1 && enumeration[0] === value;
}
