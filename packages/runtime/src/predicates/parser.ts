import type * as z from "zod";

// The bound is zod's structural shadow of a schema: its classes would make the compiler compare member by member.
type Schema = z.core.SomeType;

/** Parses values with a predicate, and with a zod schema if the predicate rejects. */
export interface Parser<Of extends Schema> {
  /**
   * Returns the input value. `params` are those of zod's `parse`.
   *
   * @throws z.ZodError when the schema rejects the value.
   */
  (value: unknown, params?: z.core.ParseContext<z.core.$ZodIssue>): z.output<Of>;
  /** Standard Schema: accepted like validators of any library, for example by `operationValidators` of a client. */
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Result<z.output<Of>> | Promise<Result<z.output<Of>>>;
    readonly types?: { readonly input: z.input<Of>; readonly output: z.output<Of> } | undefined;
  };
}

type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

interface Issue {
  readonly message: string;
  readonly path?: readonly PropertyKey[] | undefined;
}

/**
 * Creates a parser: the predicate accepts values in one pass; the schema, which is built on first use, explains why a
 * value is rejected. Both must accept the same values.
 */
export function parser<Of extends Schema>(
  accepts: (value: unknown) => boolean,
  schema: () => Of,
): Parser<Of> {
  const isOutput = accepts as (value: unknown) => value is z.output<Of>; // the schema returns its input
  const asZod = () => schema() as unknown as z.ZodType<z.output<Of>>; // SomeType is its structural shadow
  const parse = (value: unknown, params?: z.core.ParseContext<z.core.$ZodIssue>): z.output<Of> =>
    isOutput(value) ? value : asZod().parse(value, params);
  const validate = (value: unknown) =>
    isOutput(value) ? { value } : (asZod()["~standard"].validate(value) as Result<z.output<Of>>); // zod follows the same interface
  return Object.assign(parse, { "~standard": { version: 1, vendor: "crossborder", validate } as const });
}
