/** Marks objects, and tells marked ones from others, across copies of a package where `instanceof` fails. */
export interface Brand {
  /** Marks an object; the mark is not enumerable and does not show in logs or JSON. */
  mark(target: object): void;
  /** True for an object that any copy of the package has marked. */
  has(value: unknown): boolean;
}

/** A brand by its name, which all copies of a package share. */
export function createBrand(name: string): Brand {
  const key = Symbol.for(name);
  return {
    mark(target) {
      Object.defineProperty(target, key, { value: true });
    },
    has: (value) => typeof value === "object" && value !== null && Reflect.get(value, key) === true,
  };
}
