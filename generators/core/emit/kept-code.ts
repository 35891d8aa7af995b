import { type Reads, recordReads } from "../kept/reads.ts";
import { type Imported, type Layout, layout, type Printable } from "./code.ts";
import { printCode } from "./print-code.ts";

/** The text of some code, with what its file imported for it. */
export interface KeptCode {
  readonly text: string;
  readonly imports: readonly (readonly [Imported, string])[];
}

/** Thrown where kept code has imports that have another name in the file of today: then nothing that is kept can be used. */
export class MovedName extends Error {}

/**
 * Prints code where it stands at the start of a line or may as well stand there, and gives its text to be kept. What is read
 * meanwhile is added to `reads`.
 */
export function recordedCode(code: Printable, keep: (kept: KeptCode) => void, reads?: Reads): Layout {
  return layout((place) => {
    const imports = new Map<string, readonly [Imported, string]>();
    const nameOf = (imported: Imported): string => {
      const name = place.nameOf(imported);
      const { from, name: exported, local, typeOnly } = imported;
      imports.set(JSON.stringify([from, exported, local, typeOnly]), [imported, name]);
      return name;
    };
    const text = recordReads(reads, () => printCode(code, nameOf));
    keep({ text, imports: [...imports.values()] });
    return text;
  });
}

/** Prints kept code, with its imports in the file of today. */
export function repeatedCode({ text, imports }: KeptCode): Layout {
  return layout((place) => {
    if (!imports.every(([imported, name]) => place.nameOf(imported) === name)) throw new MovedName();
    return text;
  });
}
