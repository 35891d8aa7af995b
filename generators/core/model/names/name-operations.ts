import { uniqueNames } from "../../unique-names.ts";
import {
  type OperationName,
  type OperationNameParts,
  type OperationSurface,
  wantedSurface,
} from "./operation-names.ts";

/** An operation that lost its name to another. */
export interface NameCollision<Parts> {
  readonly parts: Parts;
  readonly rival: Parts;
  /** The name that both want, and the one that the operation got: `pets.list`. */
  readonly wanted: string;
  readonly found: string;
}

/** The client names of all operations of a document. */
interface OperationNames<Parts> {
  readonly names: ReadonlyMap<Parts, OperationName>;
  readonly collisions: readonly NameCollision<Parts>[];
  /** Name of an operation by a former operationId; shortened names that another operation has do not count. */
  surfaceOf(parts: Parts, former: string): OperationSurface;
}

/**
 * Gives each operation a unique name in the client: `x-codegen-name` first, then in document order. If another
 * operation has the name, a shortened name becomes the whole operationId, and any other gets a number. So an operation
 * that is added at the end of a document renames no other, and one that is added before others renames only those that
 * want the same name.
 */
export function nameOperations<Parts extends OperationNameParts>(
  operations: readonly Parts[],
): OperationNames<Parts> {
  const names = new Map<Parts, OperationName>();
  const surfaces = uniqueNames();
  const holders = new Map<string, Parts>();
  const collisions: NameCollision<Parts>[] = [];
  const chosen = operations.filter((parts) => parts.chosen !== undefined);
  for (const parts of new Set([...chosen, ...operations])) {
    const { group, method, whole, basis } = wantedSurface(parts);
    const wanted = `${group}.${method}`;
    const longer = basis === "shortened" ? `${group}.${whole}` : wanted;
    const found = surfaces.take(surfaces.isFree(wanted) ? wanted : longer);
    const rival = holders.get(wanted);
    if (rival) collisions.push({ parts, rival, wanted, found });
    holders.set(found, parts);
    names.set(parts, { operationId: parts.operationId, group, method: found.slice(group.length + 1) });
  }
  const surfaceOf = (parts: Parts, former: string): OperationSurface => {
    const { group, method, whole, basis } = wantedSurface({
      ...parts,
      operationId: former,
      chosen: undefined,
    });
    const holder = holders.get(`${group}.${method}`) ?? parts;
    return { group, method: holder !== parts && basis === "shortened" ? whole : method };
  };
  return { names, collisions, surfaceOf };
}
