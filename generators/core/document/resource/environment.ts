import { type FilePlace, placeKey, type SchemaResource } from "./schema-resource.ts";

/**
 * The dynamic scope of JSON Schema 2020-12 (7.1), as far as it matters: where `$dynamicRef` leads for each name, which
 * the outermost resource with a `$dynamicAnchor` of that name decides.
 */
export type Environment = ReadonlyMap<string, FilePlace>;

/** The scope in which nothing has been entered. */
export const EMPTY_ENVIRONMENT: Environment = new Map();

/** The scope after entering resources: what they bring counts where nothing outside of them has brought it. */
export function enterResources(outer: Environment, resources: readonly SchemaResource[]): Environment {
  const entered = new Map(outer);
  for (const { file, dynamicAnchors } of resources) {
    for (const [name, pointer] of dynamicAnchors)
      if (!entered.has(name)) entered.set(name, { file, pointer });
  }
  return entered.size === outer.size ? outer : entered;
}

/** The part of a scope that some names ask for. */
export function restrictTo(names: ReadonlySet<string>, environment: Environment): Environment {
  return new Map([...environment].filter(([name]) => names.has(name)));
}

/** Equal for equal scopes. */
export function environmentKey(environment: Environment): string {
  return JSON.stringify([...environment].map(([name, place]) => [name, placeKey(place)]).sort());
}
