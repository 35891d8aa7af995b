import type * as z from "zod";

/**
 * A schema that is built when it is first asked for anything, so that importing it costs next to nothing. From then on
 * it is an instance of its class like any other, with nothing in between.
 */
export function deferred<Schema extends z.ZodType>(build: () => Schema): Schema {
  const settle = (): object => become(schema, build());
  const schema = Object.create(
    new Proxy({}, { get: (_, key) => Reflect.get(settle(), key), has: (_, key) => key in settle() }),
  ) as Schema; // once it is settled
  return schema;
}

type Construct = (this: z.ZodType, definition: z.core.$ZodTypeDef) => void;

/** Constructed again in place: what a schema knows of itself must be the one that users hold. */
function become(schema: z.ZodType, { _zod: { constr, def } }: z.ZodType): z.ZodType {
  Object.setPrototypeOf(schema, constr.prototype);
  (constr as unknown as Construct).call(schema, def); // zod's constructors are plain functions
  return schema;
}
