/** How often and from which seed a search runs: `RUNS=20000 SEED=1 vitest run …`. Prints the seed. */
export function fuzz(usualRuns: number): { readonly numRuns: number; readonly seed: number } {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  console.info(`SEED=${seed}`);
  return { numRuns: Number(process.env.RUNS ?? usualRuns), seed };
}
