import type { Location } from "../diagnostics/diagnostic.ts";

/** Location of a node of the model. Line and column are computed on demand: most are never needed. */
export interface SourceLocation {
  /** JSON pointer in the bundled document, for example `/components/schemas/Quote/properties/id`. */
  readonly pointer: string;
  /** Returns the place in the file that a person edits. */
  locate(): Location;
}
