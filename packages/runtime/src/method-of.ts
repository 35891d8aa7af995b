/** A method of a client: its input, and the options of the call. */
export type Method = (input: unknown, options?: { readonly signal: AbortSignal }) => unknown;

/** An operation of a client. */
export interface ClientMethod {
  readonly client: object;
  readonly group: string;
  readonly method: string;
}

/** Looks up the method of an operation. Throws `TypeError` if the client does not have it. */
export function methodOf({ client, group, method }: ClientMethod): Method {
  const methods = (client as Readonly<Record<string, Readonly<Record<string, Method>>>>)[group]; // the generator knows the client
  const called = methods?.[method];
  if (called === undefined) throw new TypeError(`The client has no method "${group}.${method}".`);
  return called.bind(methods);
}
