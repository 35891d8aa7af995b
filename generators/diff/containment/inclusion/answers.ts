import { finished, type Obstacle, withoutAssumed } from "../obstacle.ts";
import type { Settled } from "../relation.ts";

/** Position of a comparison in the question that was asked. */
export interface Standing {
  /** Steps into the value. */
  readonly level: number;
  /** Negations that were asked about on the way. */
  readonly turns: number;
}

/** A comparison that is not finished, and how many were unfinished when it began. */
interface Unfinished extends Standing {
  readonly position: number;
}

/** An answer that holds if the unfinished comparisons hold that it assumes. */
interface Provisional {
  obstacles: readonly Obstacle[];
  /** The outermost of them. */
  assumes: number;
}

/** A comparison that was just finished. */
interface Finished {
  /** How many answers were provisional when it began. */
  readonly since: number;
  readonly position: number;
  /** True when it found no obstacle. */
  readonly isProof: boolean;
  readonly assumes: number;
}

/** Answers about terms and alternatives. Schemas may lead back to themselves, so an answer may assume one that is not finished. */
export type Answers = ReturnType<typeof createAnswers>;

/** No unfinished comparison: positions are smaller. */
const NOTHING = Number.POSITIVE_INFINITY;

/** An empty set of answers. */
export function createAnswers() {
  const known = new Map<string, readonly Obstacle[]>();
  const provisional = new Map<string, Provisional>();
  /** Outermost first. */
  const terms = new Map<string, Unfinished>();
  const alternatives = new Map<string, Unfinished>();
  /** The outermost unfinished comparison that the current answer assumes. */
  let assumed = NOTHING;

  /** Notes that the current answer holds only if an unfinished comparison does. */
  function assume(position: number): void {
    assumed = Math.min(assumed, position);
  }

  /** Asks, and tells what the answer assumes. What is around the question assumes that as well. */
  function settling<Answer>(ask: () => Answer): Settled<Answer> {
    const outer = assumed;
    assumed = NOTHING;
    const answer = ask();
    const assumes = assumed === NOTHING ? undefined : assumed;
    assume(outer);
    return { answer, isSettled: assumes === undefined, assumes };
  }

  /** An answer about a term that was given before. */
  function find(key: string): readonly Obstacle[] | undefined {
    const answer = known.get(key);
    if (answer) return answer;
    const present = provisional.get(key);
    if (present) assume(present.assumes);
    return present?.obstacles;
  }

  /** Asks, and keeps the answer about a term for as long as what it assumes holds. */
  function keep(key: string, standing: Standing, ask: () => readonly Obstacle[]): readonly Obstacle[] {
    const position = terms.size;
    const outer = assumed;
    const before = provisional.size;
    terms.set(key, { ...standing, position });
    assumed = NOTHING;
    const obstacles = finished(ask(), { position, leansOn: assumed });
    terms.delete(key);
    const assumes = assumed < position ? assumed : NOTHING;
    if (provisional.size > before)
      settleProvisional({ since: before, position, isProof: obstacles.length === 0, assumes });
    if (assumes === NOTHING) known.set(key, obstacles);
    else provisional.set(key, { obstacles, assumes });
    assumed = Math.min(outer, assumes);
    if (terms.size === 0) provisional.clear();
    return obstacles;
  }

  /**
   * Settles what was answered while a comparison was unfinished. Where that failed, it proves nothing, and what assumed that
   * it holds is dropped. Where it assumes another one itself, what assumed it assumes that as well. Otherwise it holds.
   */
  function settleProvisional({ since, position, isProof, assumes }: Finished): void {
    for (const [key, answer] of [...provisional].slice(since)) {
      if (!isProof) {
        answer.obstacles = answer.obstacles.filter((obstacle) => (obstacle.assumes ?? -1) < position);
        if (answer.obstacles.length === 0) provisional.delete(key);
        continue;
      }
      answer.obstacles = finished(answer.obstacles, { position, leansOn: assumes });
      if (answer.assumes < position) continue;
      if (assumes !== NOTHING) answer.assumes = assumes;
      else {
        provisional.delete(key);
        known.set(key, answer.obstacles);
      }
    }
  }

  /** The same for an alternative of a term, which stands between the term and the terms inside it. */
  function keepAlternative(key: string, standing: Standing, ask: () => readonly Obstacle[]) {
    const position = terms.size - 0.5;
    alternatives.set(key, { ...standing, position });
    const { answer, ...settled } = settling(ask);
    alternatives.delete(key);
    return { ...settled, answer: withoutAssumed(answer, position) };
  }

  /** Assumes the answer to a question that is asked again inside itself. */
  function assuming(unfinished: Unfinished | undefined): Standing | undefined {
    if (unfinished) assume(unfinished.position);
    return unfinished;
  }

  return {
    /** How many alternatives are being compared, one inside the other. */
    get alternatives() {
      return alternatives.size;
    },
    assume,
    settling,
    find,
    keep,
    keepAlternative,
    /** The comparison of a term in which the same one is asked for again. */
    findUnfinished: (key: string) => assuming(terms.get(key)),
    findUnfinishedAlternative: (key: string) => assuming(alternatives.get(key)),
  };
}
