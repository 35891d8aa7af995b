import type { Change } from "../diff/change.ts";
import type { Mark } from "./marks/find-marks.ts";

/** `breaks`: it no longer compiles, or sends a value that is rejected. `may-break`: that depends on values that the code does not show. */
export type Certainty = "breaks" | "may-break";

/** One place in a consumer's code that a change concerns. */
export interface Finding {
  readonly certainty: Certainty;
  readonly marks: readonly Mark[];
  /** The changes that it follows from; none where no declaration leads to one. */
  readonly changes: readonly Change[];
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** Of the compiler: `TS2339`; undefined for code that compiles. */
  readonly code: string | undefined;
  /** One sentence. */
  readonly message: string;
}
