import type { ObjectCheck } from "../../../core/checks/check-node.ts";
import { groupBy } from "../../../core/group-by.ts";
import type { UniqueNames } from "../../../core/unique-names.ts";
import type { FoundObject } from "./found-objects.ts";
import { type SharedNames, takeSharedNames } from "./shared-names.ts";

/**
 * Number of characters that a shared object must save. A function makes code harder to follow, so small documents have
 * none: of the public ones, only those that repeat large objects in dozens of places benefit.
 */
const LEAST_SAVED = 3000;

/** An object that a file writes once for all places with the same code. */
export interface SharedObject extends SharedNames {
  readonly object: FoundObject;
  /** The component that contains it first. */
  readonly owner: string;
  /** Number of places in the file that use it. */
  readonly locations: number;
}

/** Collects the objects of a file's components and decides which are shared. */
export class SharedObjects {
  readonly #found: { readonly owner: string; readonly objects: readonly FoundObject[] }[] = [];
  readonly #shared: SharedObject[] = [];
  readonly #names = new Map<ObjectCheck, SharedNames>();

  /** Adds the objects of a declaration, in the order of the declarations. */
  add(owner: string, objects: readonly FoundObject[]): void {
    if (objects.length > 0) this.#found.push({ owner, objects });
  }

  /** Decides which objects are shared after all declarations are known, and reserves unused names. */
  choose(taken: UniqueNames): void {
    const all = this.#found.flatMap(({ owner, objects }) =>
      [...withInner(objects)].map((object) => ({ owner, object })),
    );
    const byKey = groupBy(all, ({ object }) => object.key);
    const locations = this.#locationsOf([...byKey.values()].map(([first]) => first.object));
    for (const [key, equal] of byKey) {
      const count = locations.get(key);
      if (count === undefined) continue;
      const [{ owner, object }] = equal;
      const names = takeSharedNames({ owner, path: object.path }, taken);
      this.#shared.push({ ...names, object, owner, locations: count });
      for (const each of equal) this.#names.set(each.object.check, names);
    }
  }

  /** Returns the names of a shared object; undefined for any other. */
  namesFor(check: ObjectCheck): SharedNames | undefined {
    return this.#names.get(check);
  }

  /** Returns the shared objects that a component contains first. */
  firstIn(owner: string): readonly SharedObject[] {
    return this.#shared.filter((shared) => shared.owner === owner);
  }

  /** Counts the places of each shared object. An object inside another shared object counts once there. */
  #locationsOf(objects: readonly FoundObject[]): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    const count = ({ key }: FoundObject, times: number) => counts.set(key, (counts.get(key) ?? 0) + times);
    for (const { objects: outermost } of this.#found) for (const object of outermost) count(object, 1);
    const shared = new Map<string, number>();
    // Larger ones first: an object is smaller than the object that contains it.
    for (const object of [...objects].sort((a, b) => b.size - a.size)) {
      const locations = counts.get(object.key) ?? 0;
      const isShared = (locations - 1) * object.size >= LEAST_SAVED && !object.isCyclic;
      if (isShared) shared.set(object.key, locations);
      for (const inner of object.inner) count(inner, isShared ? 1 : locations);
    }
    return shared;
  }
}

function* withInner(objects: readonly FoundObject[]): Generator<FoundObject> {
  for (const object of objects) {
    yield object;
    yield* withInner(object.inner);
  }
}
