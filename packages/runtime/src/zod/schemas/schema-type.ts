import type * as z from "zod";

/** The type of the schema that a function builds, in the form that an interface can extend and so give a name. */
export type SchemaType<Build extends () => z.core.SomeType> = ReturnType<Build>;
