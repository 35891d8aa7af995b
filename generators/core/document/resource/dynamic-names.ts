import { isObject, type JsonObject } from "../../json.ts";
import { childNodes } from "../child-nodes.ts";
import { fragmentOf } from "../reference.ts";
import { RECURSIVE } from "./recursion.ts";
import type { ResourceIndex } from "./resource-index.ts";
import { childLocation, contentOf, type FileLocation, locationKey } from "./schema-resource.ts";

/** Where a `$dynamicRef` leads when it is read as `$ref`, and the name by which the dynamic scope may lead elsewhere. */
export interface DynamicTarget {
  readonly location: FileLocation;
  readonly name: string | undefined;
}

/** Reads a `$dynamicRef`; undefined when there is no target. */
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

/** Reads `$recursiveRef: "#"`, which leads to where recursion begins; what has an anchor there may be led elsewhere. */
export function recursiveTarget(from: FileLocation, resources: ResourceIndex): DynamicTarget {
  const resource = resources.resourcesAround(from).at(-1);
  const anchor = resources.recursion.anchorAround(from, resource);
  return anchor
    ? { location: anchor, name: RECURSIVE }
    : { location: resources.recursion.rootAround(from, resource), name: undefined };
}

/** Finds the names that some `$dynamicRef` reachable from a schema asks for: two scopes that agree on them are one. */
export function createNameFinder(resources: ResourceIndex): (start: FileLocation) => ReadonlySet<string> {
  const search = new NameSearch(resources);
  return (start) => search.namesFrom(start);
}

/** Looks into each schema once; a name that is found there is handed back along all ways that lead to the schema. */
class NameSearch {
  readonly #resources: ResourceIndex;
  /** By place; a place is here as soon as it was looked into. */
  readonly #names = new Map<string, Set<string>>();
  /** Places that lead to a place. */
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

/** A schema to look into; its value where that is at hand. */
interface Step {
  readonly location: FileLocation;
  readonly key: string;
  readonly value?: unknown;
}

/** Everything that the references of a schema may lead to in some scope. */
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
    targets.push(...resources.recursion.anchors);
  }
  return targets;
}
