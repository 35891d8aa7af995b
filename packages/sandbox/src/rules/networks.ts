import { document } from "../description/document.ts";
import type { InstanceKind } from "../state/tables.ts";

/** "Quote": the EVM networks that quotes name on development instances. */
const TEST_NETWORKS = (document.components.schemas.EvmTestNetwork?.enum ?? []).map(String);

/**
 * Those of production are not listed. The sandbox accepts only the main network of each test network, as "Blockchain
 * wallet" names it: the source does not say that `tempo` is an EVM network.
 */
const MAIN_NETWORKS: readonly string[] = ["ethereum", "base", "arbitrum", "polygon"];

export const MAIN_NETWORKS_UNSPECIFIED =
  "The networks of production instances are not listed; the sandbox takes the main network of each test network.";

/** The EVM networks of an instance. */
export function evmNetworks(kind: InstanceKind): readonly string[] {
  return kind === "development" ? TEST_NETWORKS : MAIN_NETWORKS;
}

/** Returns whether the network is known to be an EVM network. */
export function isEvmNetwork(network: string): boolean {
  return TEST_NETWORKS.includes(network) || MAIN_NETWORKS.includes(network);
}
