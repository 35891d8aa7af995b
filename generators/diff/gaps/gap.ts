import type { SourcePlace } from "../../core/model/source-place.ts";

/** A part of the base that cannot be read, so that nobody can say what it was. */
export interface Gap {
  readonly place: SourcePlace;
  /** What is wrong with it, in a sentence. */
  readonly problem: string;
}
