import type * as z from "zod";

/** The type of a schema, in the form that an interface can extend and so give a name. */
export type SchemaType<Schema extends z.core.SomeType> = Schema;
