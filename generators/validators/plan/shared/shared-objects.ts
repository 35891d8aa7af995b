import type { ObjectCheck } from "../../../core/checks/check-node.ts";
import type { FoundObject } from "./found-objects.ts";
import { type SharedNames, takeSharedNames } from "./shared-names.ts";

/**
 * How many characters of code a shared object must save. A function costs its reader a jump, so small documents have none: of
 * the public ones, only those gain that repeat large objects in dozens of places.
 */
const LEAST_SAVED = 3000;

/** An object that a file writes once, for all places that have one with the same code. */
export interface SharedObject extends SharedNames {
  readonly object: FoundObject;
  /** The component in which it stands first. */
  readonly owner: string;
  /** How many places of the file use it. */
  readonly locations: number;
}

/** The objects that the components of a file write out, and which of them are written once. */
export class SharedObjects {
  readonly #found: { readonly owner: string; readonly objects: readonly FoundObject[] }[] = [];
  readonly #keys = new Map<ObjectCheck, string>();
  readonly #shared = new Map<string, SharedObject>();
  readonly #byOwner = new Map<string, SharedObject[]>();

  /** Adds what a declaration writes out, in the order of the declarations. */
  add(owner: string, objects: readonly FoundObject[]): void {
    if (objects.length > 0) this.#found.push({ owner, objects });
  }

  /** Decides what is shared, once all declarations are known, and takes names that nothing else in the file has. */
  choose(taken: Set<string>): void {
    const first = new Map<string, { readonly owner: string; readonly object: FoundObject }>();
    for (const { owner, objects } of this.#found)
      for (const object of withInner(objects)) {
        this.#keys.set(object.check, object.key);
        if (!first.has(object.key)) first.set(object.key, { owner, object });
      }
    const locations = this.#locationsOf([...first.values()].map(({ object }) => object));
    for (const [key, { owner, object }] of first) {
      const count = locations.get(key);
      if (count === undefined) continue;
      const names = takeSharedNames({ owner, path: object.path }, taken);
      const shared = { ...names, object, owner, locations: count };
      this.#shared.set(key, shared);
      const others = this.#byOwner.get(owner);
      if (others) others.push(shared);
      else this.#byOwner.set(owner, [shared]);
    }
  }

  /** Names of an object that is written once; undefined for any other. */
  namesFor(check: ObjectCheck): SharedNames | undefined {
    const key = this.#keys.get(check);
    return key === undefined ? undefined : this.#shared.get(key);
  }

  /** The objects that stand first in a component. */
  firstIn(owner: string): readonly SharedObject[] {
    return this.#byOwner.get(owner) ?? [];
  }

  /** In how many places each shared object stands. What stands in another shared object stands there once. */
  #locationsOf(objects: readonly FoundObject[]): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    const count = ({ key }: FoundObject, times: number) => counts.set(key, (counts.get(key) ?? 0) + times);
    for (const { objects: outermost } of this.#found) for (const object of outermost) count(object, 1);
    const shared = new Map<string, number>();
    // The larger ones first: what an object stands in is larger than itself.
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
