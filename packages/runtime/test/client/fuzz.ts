/** How often and from which seed a search runs: `FUZZ_RUNS=20000 FUZZ_SEED=1 vitest run …`. Prints the seed. */
export function fuzz(usualRuns: number): { readonly numRuns: number; readonly seed: number } {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
  console.info(`FUZZ_SEED=${seed}`);
  return { numRuns: Number(process.env.FUZZ_RUNS ?? usualRuns), seed };
}
