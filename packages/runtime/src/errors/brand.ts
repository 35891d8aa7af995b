/** Marks objects, and recognises marked ones, across copies of a package, for which `instanceof` fails. */
export interface Brand {
  /** Marks an object. The mark is not enumerable, so logs and JSON do not contain it. */
  mark(target: object): void;
  /** True for an object that any copy of the package has marked. */
  has(value: unknown): boolean;
}

/** Creates a brand by a name that all copies of a package share. */
export function createBrand(name: string): Brand {
  return {
    mark: (target) => setMark(target, name),
    has: (value) => hasMark(value, name),
  };
}

/** Marks an object under a name that all copies of a package share. */
export function setMark(target: object, name: string): void {
  Object.defineProperty(target, Symbol.for(name), { value: true });
}

/** True for an object that any copy of the package has marked under the name. */
export function hasMark(value: unknown, name: string): boolean {
  return typeof value === "object" && value !== null && Reflect.get(value, Symbol.for(name)) === true;
}
