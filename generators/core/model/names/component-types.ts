import type { ApiModel, ComponentModel } from "../api-model.ts";
import type { Reading, Readings } from "../reading/reading.ts";
import { findTypeReadings } from "../reading/type-readings.ts";
import type { SchemaModel } from "../schema-model.ts";

/** A type of a component: under its own name, or a twin for another reading. */
export interface ComponentType {
  /** Name of the type. */
  readonly identifier: string;
  readonly schema: SchemaModel;
  readonly reading: Reading;
  /** Key under `components.schemas` of the generated types. */
  readonly component: string;
  /** Set for a twin: of a component used in both directions, or referred to in both readings. */
  readonly twinOf?: ComponentModel;
}

/** Names the types of all components and their twins, in document order. */
export function nameComponentTypes(model: ApiModel, readings: Readings): ComponentType[] {
  const taken = new Set(model.schemas.flatMap(allIdentifiers));
  const wanted = findTypeReadings(model, readings);
  return model.schemas.flatMap((component) => {
    const { identifier, schema, name } = component;
    const [own = "request", ...others] = wanted.get(component) ?? [];
    const twins = others.map((reading): ComponentType => {
      const twin = freeName(twinName(identifier, reading), taken);
      return { identifier: twin, schema, reading, component: twin, twinOf: component };
    });
    return [{ identifier, schema, reading: own, component: name }, ...twins];
  });
}

/** The type of a component in a reading: its twin, if it has one for it. */
export function typeOfComponent(
  components: readonly ComponentType[],
  schema: SchemaModel,
  reading: Reading,
): ComponentType | undefined {
  const types = components.filter((component) => component.schema === schema);
  return types.find((type) => type.reading === reading) ?? types.find(({ twinOf }) => !twinOf);
}

/** Name of the twin of a type, for another reading of the same schema. */
export function twinName(identifier: string, reading: Reading): string {
  return `${identifier}${reading === "response" ? "Response" : "Request"}`;
}

function allIdentifiers({ identifier, aliases }: ComponentModel): string[] {
  return [identifier, ...aliases.map((alias) => alias.identifier)];
}

/** Returns the name, with underscores added until it is free, and reserves it. */
export function freeName(name: string, taken: Set<string>): string {
  const free = taken.has(name) ? freeName(`${name}_`, taken) : name;
  taken.add(free);
  return free;
}
