const CONTEXT = 3; // lines before and after a change

interface Line {
  /** A minus for a line of the base alone, a plus for one of the revision alone. */
  readonly sign: " " | "-" | "+";
  readonly text: string;
}

/** The lines of two short texts as a diff: removed, added, and a few that stay around them. */
export function changedLines(before: readonly string[], after: readonly string[]): string[] {
  const lines = mergedLines(before, after);
  const isNear = (at: number): boolean =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ sign }) => sign !== " ");
  return lines.flatMap(({ sign, text }, at) => {
    if (isNear(at)) return [`${sign} ${text}`];
    return at === 0 || isNear(at - 1) ? [`  ${/^ */.exec(text)?.[0] ?? ""}…`] : [];
  });
}

/** All lines in one list, where as many as possible stay: the longest common subsequence. */
function mergedLines(before: readonly string[], after: readonly string[]): Line[] {
  const kept = keptCounts(before, after);
  const lines: Line[] = [];
  let [at, to] = [0, 0];
  while (at < before.length || to < after.length) {
    const [old, now] = [before[at], after[to]];
    if (old !== undefined && old === now) {
      lines.push({ sign: " ", text: old });
      at += 1;
      to += 1;
    } else if (
      old !== undefined &&
      (now === undefined || count(kept, at + 1, to) >= count(kept, at, to + 1))
    ) {
      lines.push({ sign: "-", text: old });
      at += 1;
    } else {
      lines.push({ sign: "+", text: now ?? "" });
      to += 1;
    }
  }
  return lines;
}

/** How many lines can stay behind each pair of places. */
function keptCounts(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const kept = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let at = before.length - 1; at >= 0; at--)
    for (let to = after.length - 1; to >= 0; to--) {
      const row = kept[at];
      if (row === undefined) continue;
      const most = Math.max(count(kept, at + 1, to), count(kept, at, to + 1));
      row[to] = before[at] === after[to] ? count(kept, at + 1, to + 1) + 1 : most;
    }
  return kept;
}

function count(kept: readonly (readonly number[])[], at: number, to: number): number {
  return kept[at]?.[to] ?? 0;
}
