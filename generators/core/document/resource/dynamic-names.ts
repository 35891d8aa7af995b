import { isObject, type JsonObject } from "../../json.ts";
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

/** Finds the names that `$dynamicRef`s reachable from a schema use: scopes that agree on them are equivalent. */
export function createNameFinder(resources: ResourceIndex): (start: FileLocation) => ReadonlySet<string> {
  const search = new NameSearch(resources);
  return (start) => search.namesFrom(start);
}

/** Searches each schema once and propagates the names found to all schemas that lead to it. */
class NameSearch {
  readonly #resources: ResourceIndex;
  /** By location; a location has an entry once it was searched. */
  readonly #names = new Map<string, Set<string>>();
  /** Locations of the schemas that lead to a location. */
  readonly #sources = new Map<string, string[]>();

  constructor(resources: ResourceIndex) {
    this.#resources = resources;
  }

  namesFrom(start: FileLocation): ReadonlySet<string> {
    const stack: Step[] = [{ location: start, key: locationKey(start) }];
    for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
      const { location, key } = step;
      if (this.#names.has(key)) continue;
      this.#names.set(key, new Set());
      const value = step.value ?? contentOf(location);
      if (!isObject(value)) continue;
      const own = new Set<string>();
      for (const target of targetsOf(value, location, this.#resources, own))
        stack.push(this.#connect(key, { location: target }));
      for (const { path, value: child } of childNodes("schema", value))
        stack.push(this.#connect(key, { location: childLocation(location, path), value: child }));
      for (const name of own) this.#give(key, name);
    }
    return this.#names.get(locationKey(start)) ?? NO_NAMES;
  }

  #connect(from: string, next: Omit<Step, "key">): Step {
    const key = locationKey(next.location);
    const sources = this.#sources.get(key);
    if (sources) sources.push(from);
    else this.#sources.set(key, [from]);
    for (const name of this.#names.get(key) ?? NO_NAMES) this.#give(from, name);
    return { ...next, key };
  }

  #give(start: string, name: string): void {
    const stack = [start];
    for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
      const names = this.#names.get(key);
      if (names === undefined || names.has(name)) continue;
      names.add(name);
      for (const source of this.#sources.get(key) ?? []) stack.push(source);
    }
  }
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** A schema to search; its value if it is known. */
interface Step {
  readonly location: FileLocation;
  readonly key: string;
  readonly value?: unknown;
}

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
