/**
 * Measures that have a limit; less is better. `room` is what tightening leaves above a measured number: a share of it,
 * with a minimum, since a limit that every honest change breaks is soon raised without a thought.
 */
export const METRICS = {
  gzipBytes: { says: "bytes of the bundled import, minified and gzipped", room: [0.05, 50] },
  declarationBytes: { says: "bytes of our declarations that the compiler reads", room: [0.05, 500] },
  instantiations: { says: "type instantiations of a file that uses the package", room: [0.05, 50] },
  installedPackages: { says: "packages that an install adds, itself included", room: [0, 0] },
  installedBytes: { says: "bytes that an install adds", room: [0.05, 10_000] },
} as const satisfies Record<string, { says: string; room: readonly [share: number, least: number] }>;

/** The name of a limit. */
export type Metric = keyof typeof METRICS;

/** Numbers by place (a package or one of its entry points), then by metric: what was measured, or what is allowed. */
export type Numbers = Readonly<Record<string, Readonly<Partial<Record<Metric, number>>>>>;

/** Why the budgets do not hold. */
export type BudgetProblem =
  | {
      readonly kind: "exceeded";
      readonly place: string;
      readonly metric: Metric;
      readonly measured: number;
      readonly limit: number;
    }
  | {
      readonly kind: "raised";
      readonly metric: "gzipBytes";
      readonly place: string;
      readonly limit: number | undefined;
      readonly lowest: number;
    }
  | { readonly kind: "without-limit"; readonly place: string; readonly metric: Metric }
  | { readonly kind: "without-measurement"; readonly place: string; readonly metric: Metric };

/** Every limit that is exceeded, missing or left over. */
export function budgetProblems(measured: Numbers, limits: Numbers): BudgetProblem[] {
  const left = cells(limits)
    .filter(({ place, metric }) => measured[place]?.[metric] === undefined)
    .map(({ place, metric }): BudgetProblem => ({ kind: "without-measurement", place, metric }));
  const found = cells(measured).flatMap(({ place, metric, value }): BudgetProblem[] => {
    const limit = limits[place]?.[metric];
    if (limit === undefined) return [{ kind: "without-limit", place, metric }];
    return value > limit ? [{ kind: "exceeded", place, metric, measured: value, limit }] : [];
  });
  return [...found, ...left];
}

/** Returns every limit of a bundle above its lowest so far: these limits only fall. */
export function raisedLimits(limits: Numbers, lowest: Readonly<Record<string, number>>): BudgetProblem[] {
  return Object.entries(lowest).flatMap(([place, low]): BudgetProblem[] => {
    const limit = limits[place]?.gzipBytes;
    return limit !== undefined && limit <= low
      ? []
      : [{ kind: "raised", metric: "gzipBytes", place, limit, lowest: low }];
  });
}

/** Returns limits for the measured numbers: lower ones if there is room, new ones if there was none, never higher. */
export function tightenedLimits(measured: Numbers, limits: Numbers): Numbers {
  const tightened: Record<string, Partial<Record<Metric, number>>> = {};
  for (const { place, metric, value } of cells(measured)) {
    const fitting = limitFor(metric, value);
    const row = tightened[place] ?? {};
    row[metric] = Math.min(fitting, limits[place]?.[metric] ?? fitting);
    tightened[place] = row;
  }
  return tightened;
}

function limitFor(metric: Metric, value: number): number {
  const [share, least] = METRICS[metric].room;
  return Math.ceil(value + Math.max(value * share, least));
}

/** Returns all numbers with their place and their metric. */
export function cells(numbers: Numbers): { place: string; metric: Metric; value: number }[] {
  return Object.entries(numbers).flatMap(([place, row]) =>
    (Object.keys(METRICS) as Metric[]).flatMap((metric) => {
      const value = row[metric];
      return value === undefined ? [] : [{ place, metric, value }];
    }),
  );
}
