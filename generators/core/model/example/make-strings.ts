import { literalPrefix } from "../literal-prefix.ts";
import { stringsNamed } from "./named-values.ts";
import type { Parts } from "./parts-of.ts";
import { stringOfFormat } from "./string-of-format.ts";
import { stringsOfPattern } from "./strings-of-pattern.ts";
import { rotated, type ValueContext } from "./value-context.ts";

/** Maximum length. */
const LONGEST = 5000;

/** Makes texts by the formats, patterns and lengths of the parts; some may violate a constraint. */
export function makeStrings(parts: Parts, { seed, name }: Pick<ValueContext, "seed" | "name">): string[] {
  const room = roomOf(parts);
  if (room.least > LONGEST) return [];
  const formatted = parts.flatMap(({ annotations: { format, contentEncoding } }) =>
    [format, contentEncoding].flatMap((known) =>
      known === undefined ? [] : (stringOfFormat(known, seed) ?? []),
    ),
  );
  const patterned = parts.flatMap(({ string }) =>
    string?.pattern === undefined ? [] : inMannerOf(string.pattern, room, seed),
  );
  const named = name === undefined ? [] : stringsNamed(name, seed).map((text) => fitted(text, room));
  const plain = ["example", "example-2", "example-3", "a", "b", "1", "2", ""].map((text) =>
    fitted(text, room),
  );
  return [...new Set([...formatted, ...patterned, ...named, ...plain])];
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

/** After a plain prefix most texts of the right length match, and `or_1000` reads better than random characters. */
function inMannerOf(pattern: string, room: Room, seed: number): string[] {
  const prefix = literalPrefix(pattern);
  return [
    ...(prefix === undefined ? [] : [numbered(prefix, room, seed)]),
    ...rotated(stringsOfPattern(pattern, room.least), seed),
  ];
}

/** The prefix with the number of the seed, zero-padded to the minimum length. */
function numbered(prefix: string, room: Room, seed: number): string {
  if (seed === 0) return fitted(`${prefix}1`, room);
  return fitted(`${prefix}1${String(seed).padStart(room.least - prefix.length - 1, "0")}`, room);
}

function fitted(text: string, { least, most }: Room): string {
  return text.slice(0, Math.max(most, 0)).padEnd(least, "0");
}
