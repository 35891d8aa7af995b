/** Name of a candidate, and how it is measured once. */
export type Candidates<Figure> = Readonly<Record<string, () => Promise<Figure> | Figure>>;

/**
 * Measures all candidates in turns, round by round, after rounds that fill caches and let the compiler work. Each round
 * begins with another candidate, so that none always pays for the garbage of the same neighbour.
 */
export async function inTurns<Figure>(
  candidates: Candidates<Figure>,
  { rounds, warmUp = 1 }: { readonly rounds: number; readonly warmUp?: number },
): Promise<ReadonlyMap<string, readonly Figure[]>> {
  const names = Object.keys(candidates);
  const figures = new Map(names.map((name) => [name, [] as Figure[]]));
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const index of names.keys()) {
      const name = names[(index + round) % names.length] ?? "";
      const figure = await candidates[name]?.();
      if (round >= warmUp && figure !== undefined) figures.get(name)?.push(figure);
    }
  }
  return figures;
}
