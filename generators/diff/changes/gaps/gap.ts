import type { SourcePlace } from "../../../core/model/source-place.ts";

/** A part of the base document that cannot be read. */
export interface Gap {
  readonly place: SourcePlace;
  /** What is wrong with it, in a sentence. */
  readonly problem: string;
}
