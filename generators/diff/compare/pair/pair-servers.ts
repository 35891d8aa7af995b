import { type Pair, type Pairing, pairNodes } from "./pair-nodes.ts";

/** What tells servers apart: the template of the URL, and the defaults of its variables. */
export interface ServerIdentity {
  readonly url: string;
  readonly defaults: ReadonlyMap<string, string>;
}

/** Pairs servers by URL, then by the URL that follows from the defaults of the variables. */
export function pairServers<Server extends ServerIdentity>(
  servers: Pair<readonly Server[]>,
): Pairing<Server> {
  return pairNodes(servers, [({ url }) => withoutSlash(url), resolvedUrl]);
}

/** The URL with the default of every variable in its place. */
export function resolvedUrl({ url, defaults }: ServerIdentity): string {
  return withoutSlash(url.replace(/\{([^{}]*)\}/g, (text, name: string) => defaults.get(name) ?? text));
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
