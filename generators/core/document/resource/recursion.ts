import { pointersAround } from "../pointer.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { FileLocation } from "./schema-resource.ts";

/** The name of `$recursiveAnchor` in a dynamic scope. It contains a dollar sign, so no `$dynamicAnchor` can have it. */
export const RECURSIVE = "$recursiveAnchor";

/**
 * Starts of recursions: the targets of `$recursiveRef: "#"` of JSON Schema 2019-09 (core, 8.2.4). In that draft they
 * are resources. In an OpenAPI document each component counts as one, since the document itself is not a schema.
 */
export interface RecursionIndex {
  /** Every schema with `$recursiveAnchor: true`. */
  readonly anchors: readonly FileLocation[];
  /** Adds a schema that is not nested in another one. */
  addRoot(location: FileLocation): void;
  /** Adds a schema with `$recursiveAnchor: true`. */
  addAnchor(location: FileLocation): void;
  /** Returns the closest anchor around a location, inside of its resource. */
  anchorAround(location: FileLocation, resource: FileLocation | undefined): FileLocation | undefined;
  /** Returns the outermost anchor around a location. */
  outermostAnchor(location: FileLocation): FileLocation | undefined;
  /** Returns the start of the recursion without an anchor: the resource, or the outermost schema of a document. */
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

/** The entries around a location, the outermost first, and the location itself if it is one. */
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
