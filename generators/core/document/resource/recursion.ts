import { pointersAround } from "../pointer.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { FilePlace } from "./schema-resource.ts";

/** The name of `$recursiveAnchor` in a dynamic scope. No `$dynamicAnchor` can have it, because of the dollar sign. */
export const RECURSIVE = "$recursiveAnchor";

/**
 * Where recursion begins: what `$recursiveRef: "#"` of JSON Schema 2019-09 (core, 8.2.4) leads to. That draft speaks of
 * resources alone. In an OpenAPI document each component counts as one, since the document itself is not a schema.
 */
export interface RecursionIndex {
  /** Every schema with `$recursiveAnchor: true`. */
  readonly anchors: readonly FilePlace[];
  /** Remembers a schema that stands in no other schema. */
  addRoot(place: FilePlace): void;
  /** Remembers a schema with `$recursiveAnchor: true`. */
  addAnchor(place: FilePlace): void;
  /** The anchor around a place that is closest to it, inside of its resource. */
  anchorAround(place: FilePlace, resource: FilePlace | undefined): FilePlace | undefined;
  /** The anchor around a place that is farthest out. */
  outermostAnchor(place: FilePlace): FilePlace | undefined;
  /** Where recursion begins without an anchor: at the resource, or at the outermost schema of a document. */
  rootAround(place: FilePlace, resource: FilePlace | undefined): FilePlace;
}

/** An index without entries. */
export function createRecursionIndex(): RecursionIndex {
  const roots = new Map<SourceFile, Set<string>>();
  const anchored = new Map<SourceFile, Set<string>>();
  const anchors: FilePlace[] = [];
  return {
    anchors,
    addRoot: (place) => addTo(roots, place),
    addAnchor(place) {
      addTo(anchored, place);
      anchors.push(place);
    },
    anchorAround(place, resource) {
      const closest = around(anchored, place).at(-1);
      const isInside = (closest?.pointer.length ?? 0) >= (resource?.pointer.length ?? 0);
      return isInside ? closest : undefined;
    },
    outermostAnchor: (place) => around(anchored, place)[0],
    rootAround(place, resource) {
      if (resource !== undefined && resource.pointer !== "") return resource;
      return around(roots, place)[0] ?? resource ?? place;
    },
  };
}

function addTo(index: Map<SourceFile, Set<string>>, { file, pointer }: FilePlace): void {
  index.set(file, (index.get(file) ?? new Set()).add(pointer));
}

/** The entries around a place, the outermost first, and the place itself where it is one. */
function around(
  index: ReadonlyMap<SourceFile, ReadonlySet<string>>,
  { file, pointer }: FilePlace,
): FilePlace[] {
  const pointers = index.get(file);
  if (pointers === undefined) return [];
  return pointersAround(pointer)
    .filter((around) => pointers.has(around))
    .map((around) => ({ file, pointer: around }));
}
