import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** Something that generates queries or mocks, with programs over its output in its own words. */
export interface OnClient {
  readonly name: string;
  /** Arguments of Node that generate `pets.json` of the working directory; `CODEGEN` is our program. */
  readonly generate: readonly string[];
  /** Its configuration, as `peer.config.mjs`. */
  readonly configuration?: string;
  /** A module that exports `PetQueries`. */
  readonly queries?: string;
  /** A module that exports `PetMocks`. */
  readonly mocks?: string;
  /** A statement that overrides the city of a pet's owner with `city`, behind the imports of `mocks`. */
  readonly override?: string;
}

interface Peers {
  readonly versions: Readonly<Record<string, string>>;
  readonly peers: readonly OnClient[];
}

/** All of them, and the packages to install. */
export const { versions: VERSIONS, peers: PEERS }: Peers = parse(
  readFileSync(join(import.meta.dirname, "peers.yaml"), "utf8"),
);
