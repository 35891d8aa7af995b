import type { CharacterSet } from "./character-set.ts";
import { namedSet, propertySet } from "./named-sets.ts";
import { type PatternReader, take, UnknownSyntax } from "./pattern-reader.ts";

/** Two escapes that stand for one character. */
const PAIR = /u([Dd][89ABab][0-9A-Fa-f]{2})\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})/;

const CONTROL: Readonly<Record<string, number>> = { n: 0x0a, r: 0x0d, t: 0x09, v: 0x0b, f: 0x0c };

/** The characters that an escape stands for; the reader is behind its backslash. */
export function readEscape(reader: PatternReader): CharacterSet {
  const property = reader.unicode ? take(reader, /[pP]\{[^}]*\}/) : undefined;
  if (property) return propertySet(`\\${property[0]}`);
  const code = readCode(reader);
  if (code !== undefined) return [[code, code]];
  const [letter = ""] = take(reader, /./s) ?? [];
  const named = namedSet(letter);
  if (named) return named;
  const control = Object.hasOwn(CONTROL, letter) ? CONTROL[letter] : undefined;
  if (control === undefined && /[A-Za-z0-9]/.test(letter)) throw new UnknownSyntax();
  const own = control ?? letter.codePointAt(0) ?? 0;
  return [[own, own]];
}

function readCode(reader: PatternReader): number | undefined {
  const pair = reader.unicode ? take(reader, PAIR) : undefined;
  if (pair) {
    const [high = 0, low = 0] = pair.slice(1).map(hexadecimal);
    return String.fromCharCode(high, low).codePointAt(0);
  }
  const braced = reader.unicode ? take(reader, /u\{([0-9A-Fa-f]+)\}/) : undefined;
  const plain = braced ?? take(reader, /u([0-9A-Fa-f]{4})/) ?? take(reader, /x([0-9A-Fa-f]{2})/);
  if (plain) return hexadecimal(plain[1] ?? "");
  const letter = take(reader, /c([A-Za-z])/)?.[1];
  if (letter !== undefined) return (letter.codePointAt(0) ?? 0) % 32;
  return take(reader, /0(?![0-9])/) ? 0 : undefined;
}

function hexadecimal(digits: string): number {
  return Number.parseInt(digits, 16);
}
