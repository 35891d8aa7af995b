import type * as z from "zod";

/** The type of the schema that a function builds, in a form that an interface can extend to give it a name. */
export type SchemaType<Build extends () => z.core.SomeType> = ReturnType<Build>;
