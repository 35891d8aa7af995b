/** The defaults with what is given instead; what is given as undefined is not given. */
export function withDefaults<Defaults extends object, Given extends object>(
  defaults: Defaults,
  given: Given | undefined,
): Defaults & Given {
  const named = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(named) } as Defaults & Given; // what is given has the types of the options
}
