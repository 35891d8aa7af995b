import { type Obstacle, settleObstacles, withoutAssumed } from "../obstacle.ts";

/** A result, and whether it is final despite unfinished comparisons. */
export interface Settled<Answer> {
  readonly answer: Answer;
  readonly isSettled: boolean;
  /** Position of the outermost unfinished comparison that it assumes. */
  readonly assumes: number | undefined;
}

/** Position of a comparison in the outermost one. */
export interface Standing {
  /** Steps into the value. */
  readonly level: number;
  /** Negations on the way. */
  readonly negations: number;
}

/** A comparison that is not finished, and how many were unfinished when it began. */
interface Unfinished extends Standing {
  readonly position: number;
}

/** A provisional answer, valid if the unfinished comparisons that it assumes succeed. */
interface Provisional {
  obstacles: readonly Obstacle[];
  /** The outermost of these. */
  assumes: number;
}

/** A comparison that was just finished. */
interface Finished {
  /** Number of provisional answers when it began. */
  readonly since: number;
  readonly position: number;
  /** True when it found no obstacle. */
  readonly isProof: boolean;
  readonly assumes: number;
}

/** No assumption: all positions are smaller. */
const NOTHING = Number.POSITIVE_INFINITY;

/**
 * Answers about terms and alternatives. Schemas may lead back to themselves, so an answer may assume another one that is
 * not finished.
 */
export class Answers {
  readonly #known = new Map<string, readonly Obstacle[]>();
  readonly #provisional = new Map<string, Provisional>();
  /** Outermost first. */
  readonly #terms = new Map<string, Unfinished>();
  readonly #alternatives = new Map<string, Unfinished>();
  /** The outermost unfinished comparison that the current answer assumes. */
  #assumed = NOTHING;

  /** Number of alternatives that are being compared, one inside the other. */
  get alternatives(): number {
    return this.#alternatives.size;
  }

  /** Records that the current answer holds only if an unfinished comparison does. */
  assume(position: number): void {
    this.#assumed = Math.min(this.#assumed, position);
  }

  /** Runs a comparison, and returns what its answer assumes. The outer comparison assumes that as well. */
  trackAssumptions<Answer>(ask: () => Answer): Settled<Answer> {
    const outer = this.#assumed;
    this.#assumed = NOTHING;
    const answer = ask();
    const assumes = this.#assumed === NOTHING ? undefined : this.#assumed;
    this.assume(outer);
    return { answer, isSettled: assumes === undefined, assumes };
  }

  /** Returns a cached answer about a term. */
  find(key: string): readonly Obstacle[] | undefined {
    const answer = this.#known.get(key);
    if (answer) return answer;
    const present = this.#provisional.get(key);
    if (present) this.assume(present.assumes);
    return present?.obstacles;
  }

  /** Runs a comparison, and caches the answer about a term while its assumptions are true. */
  keep(key: string, standing: Standing, ask: () => readonly Obstacle[]): readonly Obstacle[] {
    const position = this.#terms.size;
    const outer = this.#assumed;
    const before = this.#provisional.size;
    this.#terms.set(key, { ...standing, position });
    this.#assumed = NOTHING;
    const obstacles = settleObstacles(ask(), { position, outer: this.#assumed });
    this.#terms.delete(key);
    const assumes = this.#assumed < position ? this.#assumed : NOTHING;
    if (this.#provisional.size > before)
      this.#settleProvisional({ since: before, position, isProof: obstacles.length === 0, assumes });
    if (assumes === NOTHING) this.#known.set(key, obstacles);
    else this.#provisional.set(key, { obstacles, assumes });
    this.#assumed = Math.min(outer, assumes);
    if (this.#terms.size === 0) this.#provisional.clear();
    return obstacles;
  }

  /** Runs a comparison of an alternative, which is positioned between its term and the terms inside it. */
  keepAlternative(key: string, standing: Standing, ask: () => readonly Obstacle[]) {
    const position = this.#terms.size - 0.5;
    this.#alternatives.set(key, { ...standing, position });
    const { answer, ...settled } = this.trackAssumptions(ask);
    this.#alternatives.delete(key);
    return { ...settled, answer: withoutAssumed(answer, position) };
  }

  /** Returns the unfinished comparison of the same term. The current answer then assumes its result. */
  findUnfinished(key: string): Standing | undefined {
    return this.#assuming(this.#terms.get(key));
  }

  /** The same for an alternative. */
  findUnfinishedAlternative(key: string): Standing | undefined {
    return this.#assuming(this.#alternatives.get(key));
  }

  #assuming(unfinished: Unfinished | undefined): Standing | undefined {
    if (unfinished) this.assume(unfinished.position);
    return unfinished;
  }

  /**
   * Settles the answers that became provisional during a comparison. If it failed, it proves nothing, and obstacles that
   * assume it are dropped. If it assumes another one, so do they. Otherwise they hold.
   */
  #settleProvisional({ since, position, isProof, assumes }: Finished): void {
    for (const [key, answer] of [...this.#provisional].slice(since)) {
      if (!isProof) {
        answer.obstacles = answer.obstacles.filter((obstacle) => (obstacle.assumes ?? -1) < position);
        if (answer.obstacles.length === 0) this.#provisional.delete(key);
        continue;
      }
      answer.obstacles = settleObstacles(answer.obstacles, { position, outer: assumes });
      if (answer.assumes < position) continue;
      if (assumes !== NOTHING) answer.assumes = assumes;
      else {
        this.#provisional.delete(key);
        this.#known.set(key, answer.obstacles);
      }
    }
  }
}
