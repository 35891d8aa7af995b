import type { WebhookModel } from "../core/model/api-model.ts";
import type { SchemaModel } from "../core/model/schema-model.ts";

/** Finds the property with the event's own name as a constant in the payload of every event. */
export function findNameProperty(webhooks: readonly WebhookModel[]): string | undefined {
  const candidates = webhooks.map(({ name, payload }) =>
    payload ? constantsOf(payload, name) : new Set<string>(),
  );
  const [first, ...others] = candidates;
  return [...(first ?? [])].find((property) => others.every((set) => set.has(property)));
}

/** The properties with a required constant value, in any part of a conjunction. */
function constantsOf(
  schema: SchemaModel,
  value: string,
  seen: ReadonlySet<SchemaModel> = new Set(),
): Set<string> {
  if (seen.has(schema)) return new Set();
  const next = new Set([...seen, schema]);
  const own = [...(schema.object?.properties ?? [])].filter(([, property]) => isConstant(property, value));
  const parts = [...(schema.allOf ?? []), ...(schema.reference ? [schema.reference.target] : [])];
  return new Set([
    ...own.map(([name]) => name),
    ...parts.flatMap((part) => [...constantsOf(part, value, next)]),
  ]);
}

function isConstant({ constant, enumeration }: SchemaModel, value: string): boolean {
  if (constant) return constant.value === value;
  return enumeration?.length === 1 && enumeration[0] === value;
}
