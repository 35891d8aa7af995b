/** Waits until promises settle, up to a time limit. Returns true if all have settled. */
export async function settlesWithin(ms: number, promises: readonly PromiseLike<unknown>[]): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([Promise.allSettled(promises).then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
