import { isObject, type JsonObject } from "../../json.ts";
import { reachedFrom } from "../../reached-from.ts";
import { remembered } from "../../remembered.ts";
import { childNodes } from "../child-nodes.ts";
import { fragmentOf } from "../reference.ts";
import type { ResourceIndex } from "./resource-index.ts";
import { childLocation, contentOf, type FileLocation, locationKey, RECURSIVE } from "./schema-resource.ts";

/** Static target of a `$dynamicRef`, and the name by which the dynamic scope can replace it. */
export interface DynamicTarget {
  readonly location: FileLocation;
  readonly name: string | undefined;
}

/** Resolves a `$dynamicRef`; undefined without a target. */
export function dynamicTarget(
  text: string,
  from: FileLocation,
  resources: ResourceIndex,
): DynamicTarget | undefined {
  const location = resources.resolve(text, from);
  if (location === undefined) return undefined;
  const name = fragmentOf(text) ?? "";
  const isDynamic = resources.resourcesAround(location).at(-1)?.dynamicAnchors.get(name) === location.pointer;
  return { location, name: isDynamic ? name : undefined };
}

/** Resolves `$recursiveRef: "#"` to its resource; an anchor there lets the dynamic scope replace it. */
export function recursiveTarget(from: FileLocation, resources: ResourceIndex): DynamicTarget {
  const { file, pointer, isRecursive } = resources.resourcesAround(from).at(-1) ?? {
    ...from,
    isRecursive: false,
  };
  return { location: { file, pointer }, name: isRecursive ? RECURSIVE : undefined };
}

interface LocatedSchema {
  readonly location: FileLocation;
  readonly value: unknown;
}

/** Finds the names that `$dynamicRef`s reachable from a schema use: scopes that agree on them are equivalent. */
export function createNameFinder(resources: ResourceIndex): (start: FileLocation) => ReadonlySet<string> {
  const schemas = new Map<string, LocatedSchema>();
  const { hasDynamicNames } = resources;

  function schemaAt(location: FileLocation, value: unknown): LocatedSchema {
    const key = locationKey(location);
    const schema = schemas.get(key) ?? { location, value };
    schemas.set(key, schema);
    return schema;
  }

  /** The names that a schema uses itself, and the schemas that it leads to. */
  const look = remembered(({ location, value }: LocatedSchema) => {
    const names = new Set<string>();
    if (!isObject(value)) return { names, next: [] };
    const targets = targetsOf(value, location, resources, names).map((to) => schemaAt(to, contentOf(to)));
    const children = childNodes("schema", value).map((child) =>
      schemaAt(childLocation(location, child.path), child.value),
    );
    return { names, next: [...targets, ...children] };
  });
  const namesFrom = remembered((start: LocatedSchema): ReadonlySet<string> => {
    const reached = reachedFrom([start], (schema) => look(schema).next);
    return new Set([...reached].flatMap((schema) => [...look(schema).names]));
  });
  return (start) => (hasDynamicNames ? namesFrom(schemaAt(start, contentOf(start))) : NO_NAMES);
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** All possible targets of the references of a schema, in any scope. */
function targetsOf(
  value: JsonObject,
  location: FileLocation,
  resources: ResourceIndex,
  names: Set<string>,
): FileLocation[] {
  const targets: FileLocation[] = [];
  const plain = typeof value.$ref === "string" ? resources.resolve(value.$ref, location) : undefined;
  if (plain) targets.push(plain);
  const dynamic =
    typeof value.$dynamicRef === "string" ? dynamicTarget(value.$dynamicRef, location, resources) : undefined;
  if (dynamic) targets.push(dynamic.location);
  if (dynamic?.name !== undefined) {
    names.add(dynamic.name);
    targets.push(...resources.dynamicAnchors(dynamic.name));
  }
  const recursive = value.$recursiveRef === "#" ? recursiveTarget(location, resources) : undefined;
  if (recursive) targets.push(recursive.location);
  if (recursive?.name !== undefined) {
    names.add(recursive.name);
    targets.push(...resources.recursiveAnchors);
  }
  return targets;
}
