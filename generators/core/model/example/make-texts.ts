import { literalPrefix } from "../literal-prefix.ts";
import type { Parts } from "./parts-of.ts";
import { textOfFormat } from "./text-of-format.ts";
import { textsOfPattern } from "./texts-of-pattern.ts";

/** Longer texts are not made. */
const LONGEST = 5000;

/** Texts in the manner of formats, patterns and lengths of the parts; some may miss a constraint. */
export function makeTexts(parts: Parts): string[] {
  const room = roomOf(parts);
  if (room.least > LONGEST) return [];
  const formatted = parts.flatMap(({ annotations: { format, contentEncoding } }) =>
    [format, contentEncoding].flatMap((name) => (name === undefined ? [] : (textOfFormat(name) ?? []))),
  );
  const patterned = parts.flatMap(({ string }) =>
    string?.pattern === undefined ? [] : inMannerOf(string.pattern, room),
  );
  const plain = ["example", "example-2", "example-3", "a", "b", "1", "2", ""].map((text) =>
    fitted(text, room),
  );
  return [...new Set([...formatted, ...patterned, ...plain])];
}

/** Lengths, in code points. */
interface Room {
  readonly least: number;
  readonly most: number;
}

function roomOf(parts: Parts): Room {
  return {
    least: Math.max(0, ...parts.map(({ string }) => string?.minLength ?? 0)),
    most: Math.min(LONGEST, ...parts.map(({ string }) => string?.maxLength ?? LONGEST)),
  };
}

/** After a plain prefix, any text of the right length mostly matches: `or_1000` reads better than what a pattern allows. */
function inMannerOf(pattern: string, room: Room): string[] {
  const prefix = literalPrefix(pattern);
  return [
    ...(prefix === undefined ? [] : [fitted(`${prefix}1`, room)]),
    ...textsOfPattern(pattern, room.least),
  ];
}

function fitted(text: string, { least, most }: Room): string {
  return text.slice(0, Math.max(most, 0)).padEnd(least, "0");
}
