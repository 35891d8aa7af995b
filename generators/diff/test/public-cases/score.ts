import type { PublicCase } from "./public-case.ts";

/** The verdict of a tool on a case. */
export interface Judgement {
  readonly one: PublicCase;
  readonly isBreaking: boolean;
}

/** A part of a whole, as a number and in words. */
interface Share {
  readonly share: number;
  /** `12 of 40 (30.0 %)` */
  readonly reported: string;
}

/** Quality of the judgements of a tool. */
export interface Score {
  /** Cases that break and are called breaking. */
  readonly found: Share;
  /** Cases that break nothing and are called breaking. */
  readonly alarms: Share;
  /** The names of all cases whose verdict differs from the table. */
  readonly disagreements: readonly string[];
}

/** Compares the judgements of a tool with the table. */
export function score(judgements: readonly Judgement[]): Score {
  const breaking = judgements.filter(({ one }) => one.breaking);
  const harmless = judgements.filter(({ one }) => !one.breaking);
  return {
    found: shareOf(breaking),
    alarms: shareOf(harmless),
    disagreements: judgements
      .filter(({ one, isBreaking }) => one.breaking !== isBreaking)
      .map(({ one }) => one.name),
  };
}

function shareOf(judgements: readonly Judgement[]): Share {
  const count = judgements.filter(({ isBreaking }) => isBreaking).length;
  const share = count / judgements.length;
  return { share, reported: `${count} of ${judgements.length} (${(share * 100).toFixed(1)} %)` };
}
