import * as z from "zod";
import { globalRegistry } from "zod/v4/core";
import { become } from "../zod-internals.ts";

// With a zod type as a bound, the compiler would compare every schema with it, member by member, which takes minutes.
/**
 * Returns a schema that is built on first use, so that importing it is cheap. After that, it is an ordinary instance of
 * its class, without a proxy in between.
 */
export function deferred<Schema extends object>(build: () => Schema): Schema {
  let built: Schema | undefined;
  const settle = (): Schema => {
    built ??= build();
    if (!Object.isExtensible(schema)) return built; // frozen before its first use: it remains a proxy
    // Constructed again in place: references of a schema to itself must lead to the object that users have.
    const type = built as unknown as z.ZodType; // only schemas are built
    become(schema, type);
    const metadata = globalRegistry.get(type);
    if (metadata) globalRegistry.add(schema as unknown as z.ZodType, metadata); // it is one now
    return schema;
  };
  const schema: Schema = Object.create(
    new Proxy({}, { get: (_, key) => Reflect.get(settle(), key), has: (_, key) => key in settle() }),
  );
  return schema;
}

/**
 * Schema for parts that a description does not constrain, such as members that are only required. It accepts anything;
 * unlike with `z.unknown()`, `unevaluatedProperties` and `unevaluatedItems` treat these parts as unevaluated.
 */
export const unstated: z.ZodUnknown = /* @__PURE__ */ deferred(() => z.unknown());
