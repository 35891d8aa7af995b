import { uniqueNames } from "../../unique-names.ts";
import { toPointer, toSegments } from "../pointer.ts";
import type { SourceFile } from "../source/source-file.ts";
import { createNameFinder } from "./dynamic-names.ts";
import { type Environment, enterLocation, environmentKey, homeScope, restrictTo } from "./environment.ts";
import type { ResourceIndex } from "./resource-index.ts";
import { type FileLocation, locationKey, placesIn } from "./schema-resource.ts";

/** A schema in a dynamic scope other than its original one. */
interface SchemaCopy {
  readonly target: FileLocation;
  readonly environment: Environment;
}

/** Locations of schemas for each dynamic scope: the original one, or that of a copy. */
export type Placements = ReturnType<typeof createPlacements>;

/** URI of the copies, which no disk or server has. */
const COPIES_URI = "specialised:/schemas";

/** Creates the locations of one document. */
export function createPlacements(resources: ResourceIndex) {
  const namesFrom = createNameFinder(resources);
  const copies = new Map<string, SchemaCopy>();
  const namesByKey = new Map<string, string>();
  const names = uniqueNames({ separator: "_" });
  const schemas: Record<string, unknown> = {};
  function originOf(pointer: string): FileLocation {
    const [, name = "", ...rest] = toSegments(pointer);
    const copy = copies.get(name);
    if (!copy) throw new Error(`There is no copy called ${name}.`);
    return { file: copy.target.file, pointer: copy.target.pointer + toPointer(rest) };
  }

  const file: SourceFile = {
    uri: COPIES_URI,
    name: COPIES_URI,
    value: { schemas },
    hasIdentifiers: false,
    ...placesIn(originOf),
  };

  /** Returns the location of a schema that a scope refers to. */
  function locationOf(target: FileLocation, environment: Environment): FileLocation {
    const names = namesFrom(target);
    if (names.size === 0) return target;
    const entered = enterLocation(environment, target, resources);
    const wanted = restrictTo(names, entered);
    const key = environmentKey(wanted);
    if (key === environmentKey(restrictTo(names, homeScope(target, resources)))) return target;
    return copyLocation(`${locationKey(target)} ${key}`, { target, environment: wanted });
  }

  function copyLocation(key: string, copy: SchemaCopy): FileLocation {
    const name = namesByKey.get(key) ?? names.take(wantedName(copy));
    namesByKey.set(key, name);
    if (!copies.has(name)) copies.set(name, copy);
    return { file, pointer: toPointer(["schemas", name]) };
  }

  /** Writes the copies to a file, including copies that are added while writing; undefined without copies. */
  function writeCopies(write: (copy: SchemaCopy) => unknown): SourceFile | undefined {
    for (const [name, copy] of copies) schemas[name] = write(copy); // a map iterates over entries added meanwhile
    return copies.size > 0 ? file : undefined;
  }

  return { locationOf, writeCopies };
}

/** The name of the schema and of the targets in its scope: `List_PetList`. */
function wantedName({ target, environment }: SchemaCopy): string {
  const locations = [...environment.values()];
  const others = [...new Set(locations.map(nameOf))].filter((name) => name !== nameOf(target));
  return [nameOf(target), ...others].join("_");
}

/** The component or file that contains a schema. */
function nameOf({ file, pointer }: FileLocation): string {
  const segments = toSegments(pointer);
  const isComponent = segments[0] === "components" && segments.length > 2;
  const name = isComponent ? segments[2] : segments.at(-1);
  const path = file.uri.split("/").filter((part) => part !== "");
  return name ?? path.at(-1)?.replace(/\.(ya?ml|json)$/i, "") ?? "schema";
}
