/** Waits for promises, however they end, but no longer than some milliseconds. Gives whether all have ended. */
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
