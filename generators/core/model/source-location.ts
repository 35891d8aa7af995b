import type { Location } from "../diagnostics/diagnostic.ts";

/** Where a node of the model stands. The line and column are computed when asked for: most nodes never are. */
export interface SourceLocation {
  /** JSON pointer in the bundled document, for example `/components/schemas/Quote/properties/id`. */
  readonly pointer: string;
  /** The place in the file that a person edits. */
  locate(): Location;
}
