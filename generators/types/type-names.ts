import { toSegments } from "../core/document/pointer.ts";
import { pascalCase } from "../core/emit/identifier.ts";
import type { ApiModel, ComponentModel } from "../core/model/api-model.ts";
import type { Reading, Readings } from "../core/model/reading.ts";
import type { SchemaModel, SchemaReference } from "../core/model/schema-model.ts";
import { shapesOfSchema } from "./shapes.ts";
import type { ReferenceNode } from "./type-node.ts";

/** A schema that gets a type of its own. */
export interface NamedSchema {
  /** Name of the type. */
  readonly identifier: string;
  readonly schema: SchemaModel;
  readonly reading: Reading;
  /** Key under `components.schemas`; missing for schemas that are referred to by a pointer into a component. */
  readonly component: string | undefined;
  /** Set for the reply twin of a component that travels both ways. */
  readonly twinOf?: ComponentModel;
}

/** What generated types are called, and how others refer to them. */
export interface TypeNames {
  /** Grows while references are named: what they point at inside of components gets a name when it is met. */
  readonly schemas: Iterable<NamedSchema>;
  has(identifier: string): boolean;
  referenceTo(reference: SchemaReference, reading: Reading): ReferenceNode;
}

/** Names the components and their reply twins, in document order. */
export function nameTypes(model: ApiModel, readings: Readings): TypeNames {
  const taken = new Set(model.schemas.map(({ identifier }) => identifier));
  const schemas = model.schemas.flatMap((component) => namesOf({ component, readings, taken }));
  const known = new Map(schemas.map((named) => [keyOf(named), named]));
  const own = new Map(schemas.filter(({ twinOf }) => !twinOf).map((named) => [named.schema, named]));

  function nameOf(target: SchemaModel, reading: Reading): NamedSchema {
    return known.get(keyOf({ schema: target, reading })) ?? own.get(target) ?? nameDeep(target, reading);
  }

  function nameDeep(schema: SchemaModel, wanted: Reading): NamedSchema {
    const reading = readings.differ(schema) ? wanted : "exact";
    const key = keyOf({ schema, reading });
    const name = `${deepName(schema.place.pointer)}${reading === "tolerant" ? "Reply" : ""}`;
    const named = known.get(key) ?? {
      identifier: freeName(name, taken),
      schema,
      reading,
      component: undefined,
    };
    known.set(key, named);
    return named;
  }

  return {
    get schemas() {
      return known.values();
    },
    has: (identifier) => taken.has(identifier),
    referenceTo({ target }, reading) {
      const { identifier } = nameOf(target, reading);
      return {
        kind: "reference",
        name: identifier,
        shapes: shapesOfSchema(target),
        isStringEnum: isStringEnum(target),
      };
    },
  };
}

/** True for a set of strings, and nothing else. */
export function isStringEnum({ enumeration }: SchemaModel): boolean {
  return enumeration?.every((value) => typeof value === "string") ?? false;
}

interface Naming {
  readonly component: ComponentModel;
  readonly readings: Readings;
  readonly taken: Set<string>;
}

function namesOf({ component, readings, taken }: Naming): NamedSchema[] {
  const { identifier, schema, direction } = component;
  const own = { identifier, schema, component: component.name };
  if (!readings.differ(schema) || direction === "request" || direction === "none")
    return [{ ...own, reading: "exact" }];
  // The name of a set stays the set: each reference to it says whether other values may come.
  if (direction === "reply") return [{ ...own, reading: isStringEnum(schema) ? "exact" : "tolerant" }];
  const twin = freeName(`${identifier}Reply`, taken);
  return [
    { ...own, reading: "exact" },
    { identifier: twin, schema, reading: "tolerant", component: twin, twinOf: component },
  ];
}

function keyOf({ schema, reading }: { schema: SchemaModel; reading: Reading }): string {
  return `${reading} ${schema.place.pointer}`;
}

/** `/components/schemas/Tree/properties/child` -> `TreeChild`. */
function deepName(pointer: string): string {
  const segments = toSegments(pointer).filter((segment) => segment !== "properties");
  const isComponent = segments[0] === "components" && segments[1] === "schemas";
  return pascalCase((isComponent ? segments.slice(2) : segments).join(" "));
}

function freeName(name: string, taken: Set<string>): string {
  const free = taken.has(name) ? freeName(`${name}_`, taken) : name;
  taken.add(free);
  return free;
}
