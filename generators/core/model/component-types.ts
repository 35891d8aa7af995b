import type { ApiModel, ComponentModel } from "./api-model.ts";
import type { Reading, Readings } from "./reading.ts";
import type { SchemaModel } from "./schema-model.ts";

/** A component as a type: under its own name, or as the twin that says what the service sends. */
export interface ComponentType {
  /** Name of the type. */
  readonly identifier: string;
  readonly schema: SchemaModel;
  readonly reading: Reading;
  /** Key under `components.schemas` of the generated types. */
  readonly component: string;
  /** Set for the reply twin of a component that travels both ways. */
  readonly twinOf?: ComponentModel;
}

/** Names the types of all components and their reply twins, in document order. */
export function nameComponentTypes(model: ApiModel, readings: Readings): ComponentType[] {
  const taken = new Set(model.schemas.flatMap(allIdentifiers));
  return model.schemas.flatMap((component) => typesOf({ component, readings, taken }));
}

function allIdentifiers({ identifier, aliases }: ComponentModel): string[] {
  return [identifier, ...aliases.map((alias) => alias.identifier)];
}

/** True for a set of strings, and nothing else. */
export function isStringEnum({ enumeration }: SchemaModel): boolean {
  return enumeration?.every((value) => typeof value === "string") ?? false;
}

/** The name, or the name with as many underscores as it takes to be free; it is taken from then on. */
export function freeName(name: string, taken: Set<string>): string {
  const free = taken.has(name) ? freeName(`${name}_`, taken) : name;
  taken.add(free);
  return free;
}

interface Naming {
  readonly component: ComponentModel;
  readonly readings: Readings;
  readonly taken: Set<string>;
}

function typesOf({ component, readings, taken }: Naming): ComponentType[] {
  const { identifier, schema, direction } = component;
  const own = { identifier, schema, component: component.name };
  const isExact = !readings.differ(schema) || direction === "request" || direction === "none";
  if (isExact) return [{ ...own, reading: "exact" }];
  // The name of a set stays the set: each reference to it says whether other values may come.
  if (direction === "reply") return [{ ...own, reading: isStringEnum(schema) ? "exact" : "tolerant" }];
  const twin = freeName(`${identifier}Reply`, taken);
  return [
    { ...own, reading: "exact" },
    { identifier: twin, schema, reading: "tolerant", component: twin, twinOf: component },
  ];
}
