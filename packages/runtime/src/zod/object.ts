import * as z from "zod";
import { getOwn, isObject } from "./json-type.ts";
import { deeper } from "./lazy.ts";
import type { Payload } from "./report.ts";

type Run = z.core.$ZodType["_zod"]["run"];
type ParseContext = Parameters<Run>[1];

/** An object whose unknown keys pass. The input index signature is left out of the type, so that a typing error shows. */
export type OpenObject<Shape extends z.core.$ZodLooseShape> = z.ZodObject<
  z.core.util.Writeable<Shape>,
  z.core.$strip
>;

/**
 * zod's object, except that it returns what it was given: keys keep their order, unknown keys stay (also one called
 * `__proto__`), and only own properties count. A property that is `undefined` is an absent one.
 */
const StructurePreservingObject: z.core.$constructor<z.ZodObject> = /* @__PURE__ */ z.core.$constructor(
  "StructurePreservingObject",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodObject> = z.ZodObject; // an assertion signature needs a typed name
    base.init(instance, definition);
    let members: readonly Member[] | undefined;
    instance._zod.parse = (payload, context) => {
      if (!isObject(payload.value)) {
        payload.issues.push({
          code: "invalid_type",
          expected: "object",
          input: payload.value,
          inst: instance,
        });
        return payload;
      }
      members ??= membersOf(definition);
      const parse = new ObjectParse(payload, payload.value, context);
      return deeper(payload, () => parse.run(members ?? [], definition.catchall)) ?? payload;
    };
  },
);

/** An object with the given members; every other key passes and is kept. `.strict()` refuses, `.catchall()` types them. */
export function object<Shape extends z.core.$ZodLooseShape>(shape: Shape): OpenObject<Shape> {
  const definition = { type: "object", shape, catchall: z.unknown() } as const;
  return new StructurePreservingObject(definition) as OpenObject<Shape>; // the constructor knows no shape
}

/** An object whose values all meet one schema, whatever their keys. */
// biome-ignore lint/complexity/noBannedTypes: the shape of an object without named members
export function record<Value extends z.ZodType>(value: Value): z.ZodObject<{}, z.core.$catchall<Value>> {
  return object({}).catchall(value);
}

interface Member {
  readonly key: string;
  readonly run: Run;
  /** What zod says of a key that is absent: `optional` leaves it so, `defaulted` fills it in. */
  readonly whenAbsent: "optional" | "defaulted" | undefined;
}

function membersOf(definition: z.core.$ZodObjectDef): Member[] {
  return Object.entries(definition.shape).map(([key, { _zod }]) => ({
    key,
    run: _zod.run,
    whenAbsent: _zod.optin,
  }));
}

/** One pass over one object. */
class ObjectParse {
  readonly #payload: Payload;
  readonly #input: Readonly<Record<string, unknown>>;
  readonly #context: ParseContext;
  readonly #pending: Promise<void>[] = [];

  constructor(payload: Payload, input: Readonly<Record<string, unknown>>, context: ParseContext) {
    this.#payload = payload;
    this.#input = input;
    this.#context = context;
  }

  run(members: readonly Member[], catchall: z.core.$ZodType | undefined): Payload | Promise<Payload> {
    for (const member of members) this.#runMember(member);
    if (catchall && catchall._zod.def.type !== "unknown") this.#runOthers(members, catchall);
    if (this.#pending.length === 0) return this.#payload;
    return Promise.all(this.#pending).then(() => this.#payload);
  }

  #runMember({ key, run, whenAbsent }: Member): void {
    const value = getOwn(this.#input, key);
    if (value === undefined && whenAbsent === "optional") return;
    const result = run({ value, issues: [] }, this.#context);
    if (result instanceof Promise) {
      this.#pending.push(result.then((settled) => this.#settle(key, value, settled, whenAbsent)));
    } else {
      this.#settle(key, value, result, whenAbsent);
    }
  }

  #settle(key: string, value: unknown, result: Payload, whenAbsent: Member["whenAbsent"]): void {
    if (result.issues.length > 0) {
      this.#payload.issues.push(...z.core.util.prefixIssues(key, result.issues));
    } else if (value === undefined && whenAbsent === undefined) {
      this.#payload.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: undefined,
        path: [key],
      });
    } else if (!isSame(value, result.value)) {
      this.#replace(key, result.value);
    }
  }

  /** Copies on the first change: a schema that only checks hands its input through. */
  #replace(key: string, value: unknown): void {
    if (this.#payload.value === this.#input) this.#payload.value = { ...this.#input };
    Object.defineProperty(this.#payload.value, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }

  #runOthers(members: readonly Member[], catchall: z.core.$ZodType): void {
    const known = new Set(members.map(({ key }) => key));
    const others = Object.keys(this.#input).filter(
      (key) => !known.has(key) && this.#input[key] !== undefined,
    );
    if (catchall._zod.def.type === "never") this.#refuse(others);
    else for (const key of others) this.#runMember({ key, run: catchall._zod.run, whenAbsent: undefined });
  }

  #refuse(keys: string[]): void {
    if (keys.length === 0) return;
    this.#payload.issues.push({ code: "unrecognized_keys", keys, input: this.#input, continue: true });
  }
}

/** zod copies arrays: an array with the same items is the one that was given. */
function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  return before.length === after.length && before.every((item, index) => isSame(item, after[index]));
}
