/** A value with some members, at any depth. Arrays are replaced as a whole. */
export type DeepPartial<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: DeepPartial<Value[Key]> }
    : Value;

/** Options of a factory. */
export interface FactoryOptions {
  /** An integer from 0. The same seed gives the same value on every machine. Default 0. */
  readonly seed?: number;
  /** `required`: only required members. Default `all`. */
  readonly members?: "all" | "required";
}

/** Creates values of a schema, for tests and examples. */
export interface Factory<Value> {
  /** Returns a value; `overrides` replace its members, at any depth. */
  (overrides?: DeepPartial<Value>, options?: FactoryOptions): Value;
  /** Returns `count` values with different seeds. */
  list(
    count: number,
    overrides?: DeepPartial<Value> | ((index: number) => DeepPartial<Value>),
    options?: FactoryOptions,
  ): Value[];
}

/** Builds the value of a seed, with optional members if `all` is true. */
type Build = (seed: number, all: boolean) => unknown;

/** Creates a factory from a function that builds values. Called by generated code. */
export function factory<Value>(build: Build): Factory<Value> {
  const create = (overrides?: unknown, { seed = 0, members = "all" }: FactoryOptions = {}): Value => {
    if (!Number.isSafeInteger(seed) || seed < 0)
      throw new RangeError(`The seed of a factory is a whole number from 0, not ${seed}.`);
    return merged(build(seed, members === "all"), overrides) as Value; // the generator checked what it builds
  };
  return Object.assign(create, {
    list(count: number, overrides?: unknown, options: FactoryOptions = {}): Value[] {
      if (!Number.isSafeInteger(count) || count < 0)
        throw new RangeError(`The length of a list is a whole number from 0, not ${count}.`);
      const { seed = 0 } = options;
      return Array.from({ length: count }, (_, index) => {
        const own = typeof overrides === "function" ? overrides(index) : overrides;
        return create(own, { ...options, seed: seed + index });
      });
    },
  });
}

/** Returns the value that a seed selects. */
export function pick<Value>(seed: number, values: readonly Value[]): Value | undefined {
  return values[seed % values.length];
}

/** A factory of any values. */
export type AnyFactory = (overrides?: undefined, options?: FactoryOptions) => unknown;

/** Returns a value of the factory that a seed selects. */
export function oneOf(seed: number, all: boolean, factories: readonly AnyFactory[]): unknown {
  return pick(seed, factories)?.(undefined, { seed, members: all ? "all" : "required" });
}

/** Returns a text of fixed length that ends with a number: `numbered("qu_", 12, 7)` is `qu_000000000007`. */
export function numbered(start: string, digits: number, number: number): string {
  return start + String(number % 10 ** digits).padStart(digits, "0");
}

/** Merges overrides into a value: objects member by member, all else as a whole. `undefined` removes a member. */
export function merged(value: unknown, overrides: unknown): unknown {
  if (overrides === undefined) return value;
  if (!isPlain(value) || !isPlain(overrides)) return overrides;
  const members = new Map(Object.entries(value));
  for (const [name, member] of Object.entries(overrides)) {
    if (member === undefined) members.delete(name);
    else members.set(name, merged(members.get(name), member));
  }
  return Object.fromEntries(members);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}
