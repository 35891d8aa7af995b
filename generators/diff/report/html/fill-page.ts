/** A part of an edit that is skipped if a page has no room for it. */
interface Extra {
  readonly extra: string;
}

type Part = string | Extra;

/** HTML above and below the lines of an edit. */
export type EditHtml = readonly [above: readonly Part[], below: readonly Part[]];

/** Adds extra parts while there is room, the worst edits first; returns the edits and the remaining room. */
export function filledParts(edits: readonly EditHtml[], bytes: number) {
  const needed = edits.flat(2).map((part) => (typeof part === "string" ? sizeOf(part) : 0));
  let room = bytes - needed.reduce((sum, size) => sum + size, 0);
  let isCut = false;
  const written = (part: Part): string => {
    if (typeof part === "string") return part;
    isCut ||= sizeOf(part.extra) > room;
    if (isCut) return "";
    room -= sizeOf(part.extra);
    return part.extra;
  };
  const joined = (parts: readonly Part[]): string =>
    parts
      .map(written)
      .filter((text) => text !== "")
      .join("\n");
  const parts = edits.map(([above, below]) => [`${joined(above)}\n`, joined(below)] as const);
  return { parts, room, isCut };
}

/** Size of a text with its line end. */
function sizeOf(text: string): number {
  return text === "" ? 0 : Buffer.byteLength(text) + 1;
}
