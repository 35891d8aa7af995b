import type { Change } from "../diff/change.ts";
import type { Mark } from "./marks/find-marks.ts";

/** `breaks`: no longer compiles, or sends a rejected value. `may-break`: depends on values unknown to the code. */
export type Certainty = "breaks" | "may-break";

/** One place in a consumer's code that a change affects. */
export interface Finding {
  readonly certainty: Certainty;
  readonly marks: readonly Mark[];
  /** The changes that cause it; none if no declaration leads to one. */
  readonly changes: readonly Change[];
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** Compiler code such as `TS2339`; undefined for code that compiles. */
  readonly code: string | undefined;
  /** One sentence. */
  readonly message: string;
}
