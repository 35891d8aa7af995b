import * as z from "zod";

/** An enum that may grow: the values known today, or any other string. Completion of the known values stays. */
export type Open<Known extends string> = Known | (string & {});

type Params = string | { readonly abort?: boolean; readonly error?: string };

/** Methods of zod's strings. zod counts code points since 4.6. */
interface Constraints {
  min(length: number, params?: Params): this;
  max(length: number, params?: Params): this;
  length(length: number, params?: Params): this;
  regex(pattern: RegExp, params?: Params): this;
}

/** A string schema whose type lists the values known today. */
export interface OpenEnum<Known extends string> extends z.ZodType<Open<Known>, Open<Known>>, Constraints {}

/** A string typed with the values known today: any other string passes as well. */
export function openEnum<Known extends string>(): OpenEnum<Known> {
  return z.string() as z.ZodType as OpenEnum<Known>; // the known values are for readers only
}

/** A string schema whose type has a fixed beginning. */
export interface PrefixedString<Prefix extends string>
  extends z.ZodType<`${Prefix}${string}`, `${Prefix}${string}`>,
    Constraints {}

/** A string that begins with a fixed text, and whose type says so. */
export function startsWith<Prefix extends string>(prefix: Prefix): PrefixedString<Prefix> {
  return z.string().startsWith(prefix) as z.ZodType as PrefixedString<Prefix>; // what the check proves
}
