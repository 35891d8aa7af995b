import { isObject, type JsonObject } from "../../json.ts";
import { childNodes } from "../child-nodes.ts";
import { RECURSIVE } from "./recursion.ts";
import type { ResourceIndex } from "./resource-index.ts";
import { fragmentOf } from "./resource-uri.ts";
import { childPlace, contentOf, type FilePlace, placeKey } from "./schema-resource.ts";

/** Where a `$dynamicRef` leads when it is read as `$ref`, and the name by which the dynamic scope may lead elsewhere. */
export interface DynamicTarget {
  readonly place: FilePlace;
  readonly name: string | undefined;
}

/** Reads a `$dynamicRef`; undefined when there is no target. */
export function dynamicTarget(
  text: string,
  from: FilePlace,
  resources: ResourceIndex,
): DynamicTarget | undefined {
  const place = resources.resolve(text, from);
  if (place === undefined) return undefined;
  const name = fragmentOf(text) ?? "";
  const isDynamic = resources.resourcesAround(place).at(-1)?.dynamicAnchors.get(name) === place.pointer;
  return { place, name: isDynamic ? name : undefined };
}

/** Reads `$recursiveRef: "#"`, which leads to where recursion begins; what has an anchor there may be led elsewhere. */
export function recursiveTarget(from: FilePlace, resources: ResourceIndex): DynamicTarget {
  const resource = resources.resourcesAround(from).at(-1);
  const anchor = resources.recursion.anchorAround(from, resource);
  return anchor
    ? { place: anchor, name: RECURSIVE }
    : { place: resources.recursion.rootAround(from, resource), name: undefined };
}

/** Finds the names that some `$dynamicRef` reachable from a schema asks for: two scopes that agree on them are one. */
export function createNameFinder(resources: ResourceIndex): (start: FilePlace) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (start) => {
    const key = placeKey(start);
    const names = known.get(key) ?? findNames(start, { resources, known });
    known.set(key, names);
    return names;
  };
}

interface NameSearch {
  readonly resources: ResourceIndex;
  /** What earlier searches have found, by place. */
  readonly known: Map<string, ReadonlySet<string>>;
}

function findNames(start: FilePlace, { resources, known }: NameSearch): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const stack = [start];
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    const key = placeKey(place);
    if (seen.has(key)) continue;
    seen.add(key);
    const before = known.get(key);
    for (const name of before ?? []) names.add(name);
    const value = before ? undefined : contentOf(place);
    if (!isObject(value)) continue;
    for (const { path } of childNodes("schema", value)) stack.push(childPlace(place, path));
    stack.push(...targetsOf(value, place, resources, names));
  }
  // Nothing that was reached asks for a name either: so it is nearly everywhere.
  if (names.size === 0) for (const key of seen) known.set(key, names);
  return names;
}

/** Everything that the references of a schema may lead to in some scope. */
function targetsOf(
  value: JsonObject,
  place: FilePlace,
  resources: ResourceIndex,
  names: Set<string>,
): FilePlace[] {
  const targets: FilePlace[] = [];
  const plain = typeof value.$ref === "string" ? resources.resolve(value.$ref, place) : undefined;
  if (plain) targets.push(plain);
  const dynamic =
    typeof value.$dynamicRef === "string" ? dynamicTarget(value.$dynamicRef, place, resources) : undefined;
  if (dynamic) targets.push(dynamic.place);
  if (dynamic?.name !== undefined) {
    names.add(dynamic.name);
    targets.push(...resources.dynamicAnchors(dynamic.name));
  }
  const recursive = value.$recursiveRef === "#" ? recursiveTarget(place, resources) : undefined;
  if (recursive) targets.push(recursive.place);
  if (recursive?.name !== undefined) {
    names.add(recursive.name);
    targets.push(...resources.recursion.anchors);
  }
  return targets;
}
