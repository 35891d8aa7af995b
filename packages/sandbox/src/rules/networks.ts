/** Networks of the source that are not EVM. */
const OTHER_NETWORKS: ReadonlySet<string> = new Set([
  "stellar",
  "stellar_testnet",
  "tron",
  "solana",
  "solana_devnet",
]);

/** Whether the network is known not to be EVM. Which ones production instances have is not listed, so others may be. */
export function isOtherThanEvm(network: string): boolean {
  return OTHER_NETWORKS.has(network);
}
