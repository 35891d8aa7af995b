import type { Json } from "../../core/json.ts";
import type { SourceLocation } from "../../core/model/source-location.ts";
import type { ChangeDirection, ReachedLocation } from "../change.ts";
import type { RuleId } from "./index.ts";

/** One kind of difference at one place of one operation, before equal causes are grouped. */
export interface Difference {
  readonly rule: RuleId;
  readonly direction: ChangeDirection;
  /** Document with the cause. */
  readonly side: "base" | "revision";
  readonly location: SourceLocation;
  /** The line to show if it is more specific than `location`; not part of the cause. */
  readonly line?: SourceLocation | undefined;
  /** The location in the base, if the change is a declared rename. */
  readonly former?: SourceLocation;
  /** The changed part, in words that do not depend on lines: a property, a parameter. Part of the fingerprint. */
  readonly subject: string;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
  /** The announced date of a removal that comes too early. */
  readonly sunset?: string;
  /** False if only a counterexample proves it: without one the verdict is at most risky. */
  readonly certain: boolean;
  readonly reached: Omit<ReachedLocation, "verdict" | "counterexample" | "direction">;
  /** True if the difference is about the values of a schema. */
  readonly isAboutValues?: boolean;
  /** Searched on the first call. */
  readonly counterexample?: (() => Json | undefined) | undefined;
  /** True for a value that may be printed as a counterexample. */
  readonly isShown?: (value: Json) => boolean;
}

/** Position in an operation or event. The difference itself has the path inside the value. */
export type Position = Omit<Difference["reached"], "value" | "chain">;
