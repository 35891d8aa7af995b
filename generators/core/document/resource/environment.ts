import type { ResourceIndex } from "./resource-index.ts";
import { type FileLocation, locationKey, RECURSIVE, type SchemaResource } from "./schema-resource.ts";

/**
 * The relevant part of the dynamic scope of JSON Schema 2020-12 (7.1): the target of `$dynamicRef` for each name, set
 * by the outermost resource with a `$dynamicAnchor` of that name. `$recursiveAnchor` of 2019-09 is one more name.
 */
export type Environment = ReadonlyMap<string, FileLocation>;

/** The scope before any resource was entered. */
const EMPTY_ENVIRONMENT: Environment = new Map();

/** The scope of a location that is not reached through a reference. */
export function homeScope(location: FileLocation, resources: ResourceIndex): Environment {
  return enterResources(EMPTY_ENVIRONMENT, resources.resourcesAround(location));
}

/** The scope after entering the resources around a location. */
export function enterLocation(
  outer: Environment,
  location: FileLocation,
  resources: ResourceIndex,
): Environment {
  return enterResources(outer, resources.resourcesAround(location).slice(-1));
}

/** The scope after entering resources: outer anchors win. */
function enterResources(outer: Environment, resources: readonly SchemaResource[]): Environment {
  let entered: Map<string, FileLocation> | undefined;
  for (const { file, pointer: start, dynamicAnchors, isRecursive } of resources) {
    for (const [name, pointer] of isRecursive
      ? [...dynamicAnchors, [RECURSIVE, start] as const]
      : dynamicAnchors) {
      if ((entered ?? outer).has(name)) continue;
      entered ??= new Map(outer);
      entered.set(name, { file, pointer });
    }
  }
  return entered ?? outer;
}

/** The part of a scope with the given names. */
export function restrictTo(names: ReadonlySet<string>, environment: Environment): Environment {
  return new Map([...environment].filter(([name]) => names.has(name)));
}

/** Equal for equal scopes. */
export function environmentKey(environment: Environment): string {
  return JSON.stringify([...environment].map(([name, location]) => [name, locationKey(location)]).sort());
}
