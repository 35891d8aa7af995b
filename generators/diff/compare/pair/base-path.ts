import type { Pair } from "./pair-nodes.ts";
import { resolvedUrl, type ServerIdentity } from "./pair-servers.ts";

/**
 * What stands before the paths of each document, where the addresses are the same and only the line between server and
 * path has moved: `https://a.test/v1` with `/pets` is `https://a.test` with `/v1/pets`. Both empty where it has not.
 */
export function findBasePath(servers: Pair<readonly ServerIdentity[]>): Pair<string> {
  const base = servers.base.map(resolvedUrl);
  const revision = servers.revision.map(resolvedUrl);
  return {
    base: commonSuffix({ longer: base, shorter: revision }) ?? "",
    revision: commonSuffix({ longer: revision, shorter: base }) ?? "",
  };
}

interface Addresses {
  readonly longer: readonly string[];
  readonly shorter: readonly string[];
}

/** The path that makes each of the longer addresses out of one of the shorter ones, and the other way round. */
function commonSuffix({ longer, shorter }: Addresses): string | undefined {
  const [first = ""] = longer;
  const suffixes = shorter.filter((url) => first.startsWith(`${url}/`)).map((url) => first.slice(url.length));
  return suffixes.find(
    (suffix) =>
      longer.every((url) => url.endsWith(suffix) && shorter.includes(url.slice(0, -suffix.length))) &&
      shorter.every((url) => longer.includes(`${url}${suffix}`)),
  );
}
