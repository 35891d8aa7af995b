import { pointersAround } from "../pointer.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { FileLocation } from "./schema-resource.ts";

/** The name of `$recursiveAnchor` in a dynamic scope. No `$dynamicAnchor` can have it, because of the dollar sign. */
export const RECURSIVE = "$recursiveAnchor";

/**
 * Where recursion begins: what `$recursiveRef: "#"` of JSON Schema 2019-09 (core, 8.2.4) leads to. That draft speaks of
 * resources alone. In an OpenAPI document each component counts as one, since the document itself is not a schema.
 */
export interface RecursionIndex {
  /** Every schema with `$recursiveAnchor: true`. */
  readonly anchors: readonly FileLocation[];
  /** Remembers a schema that stands in no other schema. */
  addRoot(location: FileLocation): void;
  /** Remembers a schema with `$recursiveAnchor: true`. */
  addAnchor(location: FileLocation): void;
  /** The anchor around a place that is closest to it, inside of its resource. */
  anchorAround(location: FileLocation, resource: FileLocation | undefined): FileLocation | undefined;
  /** The anchor around a place that is farthest out. */
  outermostAnchor(location: FileLocation): FileLocation | undefined;
  /** Where recursion begins without an anchor: at the resource, or at the outermost schema of a document. */
  rootAround(location: FileLocation, resource: FileLocation | undefined): FileLocation;
}

/** An index without entries. */
export function createRecursionIndex(): RecursionIndex {
  const roots = new Map<SourceFile, Set<string>>();
  const anchored = new Map<SourceFile, Set<string>>();
  const anchors: FileLocation[] = [];
  return {
    anchors,
    addRoot: (location) => addTo(roots, location),
    addAnchor(location) {
      addTo(anchored, location);
      anchors.push(location);
    },
    anchorAround(location, resource) {
      const closest = around(anchored, location).at(-1);
      const isInside = (closest?.pointer.length ?? 0) >= (resource?.pointer.length ?? 0);
      return isInside ? closest : undefined;
    },
    outermostAnchor: (location) => around(anchored, location)[0],
    rootAround(location, resource) {
      if (resource !== undefined && resource.pointer !== "") return resource;
      return around(roots, location)[0] ?? resource ?? location;
    },
  };
}

function addTo(index: Map<SourceFile, Set<string>>, { file, pointer }: FileLocation): void {
  index.set(file, (index.get(file) ?? new Set()).add(pointer));
}

/** The entries around a place, the outermost first, and the place itself where it is one. */
function around(
  index: ReadonlyMap<SourceFile, ReadonlySet<string>>,
  { file, pointer }: FileLocation,
): FileLocation[] {
  const pointers = index.get(file);
  if (pointers === undefined) return [];
  return pointersAround(pointer)
    .filter((around) => pointers.has(around))
    .map((around) => ({ file, pointer: around }));
}
