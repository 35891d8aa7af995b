import type * as z from "zod";
import { globalRegistry } from "zod/v4/core";
import { become } from "../zod-internals.ts";

// Asking for a zod type here would make the compiler compare every schema with it, member by member: minutes in all.
/**
 * A schema that is built when it is first asked for anything, so that importing it costs next to nothing. From then on
 * it is an instance of its class like any other, with nothing in between.
 */
export function deferred<Schema extends object>(build: () => Schema): Schema {
  let built: Schema | undefined;
  const settle = (): Schema => {
    built ??= build();
    if (!Object.isExtensible(schema)) return built; // frozen before it was used: it goes on standing for another
    // Constructed again in place: what a schema knows of itself must be the one that users hold.
    const type = built as unknown as z.ZodType; // only schemas are built
    become(schema, type);
    const metadata = globalRegistry.get(type);
    if (metadata) globalRegistry.add(schema as unknown as z.ZodType, metadata); // from here on it is one
    return schema;
  };
  const schema: Schema = Object.create(
    new Proxy({}, { get: (_, key) => Reflect.get(settle(), key), has: (_, key) => key in settle() }),
  );
  return schema;
}
