import { toSegments } from "../document/pointer.ts";
import { pascalCase } from "../identifier.ts";
import type { ApiModel } from "../model/api-model.ts";
import {
  type ComponentType,
  freeName,
  nameComponentTypes,
  twinName,
} from "../model/names/component-types.ts";
import type { Reading, Readings } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import type { TypeScope } from "./type-of-check.ts";

/** A schema with a named type: a component, or the target of a pointer into one. */
export type NamedSchema = Omit<ComponentType, "component"> & { readonly component: string | undefined };

/** Names of generated types. */
export interface TypeNames extends Pick<TypeScope, "nameOf"> {
  /** Grows while references are named: targets inside of components get a name when they are first referenced. */
  readonly schemas: Iterable<NamedSchema>;
  has(identifier: string): boolean;
}

/** Names the components and their response twins, in document order. */
export function nameTypes(model: ApiModel, readings: Readings): TypeNames {
  const schemas: NamedSchema[] = nameComponentTypes(model, readings);
  const taken = new Set(schemas.map(({ identifier }) => identifier));
  const known = new Map(schemas.map((named) => [keyOf(named), named]));
  const own = new Map(schemas.filter(({ twinOf }) => !twinOf).map((named) => [named.schema, named]));

  function named(target: SchemaModel, reading: Reading): NamedSchema {
    return known.get(keyOf({ schema: target, reading })) ?? own.get(target) ?? nameDeep(target, reading);
  }

  function nameDeep(schema: SchemaModel, wanted: Reading): NamedSchema {
    const reading = readings.differ(schema) ? wanted : "request";
    const key = keyOf({ schema, reading });
    const plain = deepName(schema.location.pointer);
    const name = reading === "response" ? twinName(plain, reading) : plain;
    const deep = known.get(key) ?? {
      identifier: freeName(name, taken),
      schema,
      reading,
      component: undefined,
    };
    known.set(key, deep);
    return deep;
  }

  return {
    get schemas() {
      return known.values();
    },
    has: (identifier) => taken.has(identifier),
    nameOf: ({ target, reading }) => named(target, reading === "plain" ? "request" : reading).identifier,
  };
}

function keyOf({ schema, reading }: { schema: SchemaModel; reading: Reading }): string {
  return `${reading} ${schema.location.pointer}`;
}

/** `/components/schemas/Tree/properties/child` -> `TreeChild`. */
function deepName(pointer: string): string {
  const segments = toSegments(pointer).filter((segment) => segment !== "properties");
  const isComponent = segments[0] === "components" && segments[1] === "schemas";
  return pascalCase((isComponent ? segments.slice(2) : segments).join(" "));
}
