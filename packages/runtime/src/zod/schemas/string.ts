import * as z from "zod";

/** An open enum: the known values, or any other string. Editors still complete the known values. */
export type Open<Known extends string> = Known | (string & {});

type Params = string | { readonly abort?: boolean; readonly error?: string };

/** Methods of zod's strings. zod counts code points since 4.6. */
interface Constraints {
  min(length: number, params?: Params): this;
  max(length: number, params?: Params): this;
  length(length: number, params?: Params): this;
  regex(pattern: RegExp, params?: Params): this;
}

/** A string schema whose type lists the known values. */
export interface OpenEnum<Known extends string> extends z.ZodType<Open<Known>, Open<Known>>, Constraints {}

/** A string typed with the known values; any other string is accepted as well. */
export function openEnum<Known extends string>(): OpenEnum<Known> {
  return z.string() as z.ZodType as OpenEnum<Known>; // the known values are for readers only
}

/** A string schema whose type has a fixed prefix. */
export interface PrefixedString<Prefix extends string>
  extends z.ZodType<`${Prefix}${string}`, `${Prefix}${string}`>,
    Constraints {}

/** A string with a fixed prefix, which its type includes. */
export function startsWith<Prefix extends string>(prefix: Prefix): PrefixedString<Prefix> {
  return z.string().startsWith(prefix) as z.ZodType as PrefixedString<Prefix>; // what the check proves
}
