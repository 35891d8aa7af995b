import type { ServerModel } from "../../../core/model/api-model.ts";
import { type Pair, type Pairing, pairNodes } from "./pair-nodes.ts";
import { normaliseAddress } from "./server-addresses.ts";

/** Identity of a server: the template of the URL, and the defaults of its variables. */
type ServerIdentity = Pick<ServerModel, "url" | "variables">;

/** Pairs servers by URL, then by the URL that follows from the defaults of the variables. */
export function pairServers<Server extends ServerIdentity>(
  servers: Pair<readonly Server[]>,
): Pairing<Server> {
  return pairNodes(servers, [({ url }) => normaliseAddress(url), resolvedUrl]);
}

/** Returns the URL with the defaults of its variables. */
function resolvedUrl({ url, variables }: ServerIdentity): string {
  return normaliseAddress(url.replace(/\{([^{}]*)\}/g, (text, name: string) => variables.get(name) ?? text));
}

/**
 * Returns the path prefix of each document if only the border between server and path has moved: `https://a.test/v1`
 * with `/pets` is `https://a.test` with `/v1/pets`. Both are empty otherwise.
 */
export function findBasePath(servers: Pair<readonly ServerIdentity[]>): Pair<string> {
  const base = servers.base.map(resolvedUrl);
  const revision = servers.revision.map(resolvedUrl);
  return {
    base: commonSuffix(base, revision) ?? "",
    revision: commonSuffix(revision, base) ?? "",
  };
}

/** Finds the suffix that turns the shorter addresses into the longer ones. */
function commonSuffix(longer: readonly string[], shorter: readonly string[]): string | undefined {
  const [first = ""] = longer;
  const suffixes = shorter.filter((url) => first.startsWith(`${url}/`)).map((url) => first.slice(url.length));
  return suffixes.find(
    (suffix) =>
      longer.every((url) => url.endsWith(suffix) && shorter.includes(url.slice(0, -suffix.length))) &&
      shorter.every((url) => longer.includes(`${url}${suffix}`)),
  );
}
