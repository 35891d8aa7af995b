import { type CharacterSet, complement, union } from "./character-set.ts";
import { type PatternReader, take, UnknownSyntax } from "./pattern-reader.ts";
import { readEscape } from "./read-escape.ts";

/** The characters of a class; the reader is behind its opening bracket. */
export function readClass(reader: PatternReader): CharacterSet {
  const negated = take(reader, /\^/) !== undefined;
  const members: CharacterSet[] = [];
  while (!take(reader, /\]/)) members.push(readMembers(reader));
  const set = union(members);
  return negated ? complement(set) : set;
}

/** One member, or a range of them. */
function readMembers(reader: PatternReader): CharacterSet {
  const first = readMember(reader);
  if (!take(reader, /-(?!\])/)) return first;
  const last = readMember(reader);
  const [from, to] = [onlyOne(first), onlyOne(last)];
  // Without the `u` flag a hyphen beside `\d` stands for itself.
  return from === undefined || to === undefined ? union([first, last, [[0x2d, 0x2d]]]) : [[from, to]];
}

function readMember(reader: PatternReader): CharacterSet {
  if (take(reader, /\\b/)) return [[8, 8]];
  if (take(reader, /\\-/)) return [[0x2d, 0x2d]];
  if (take(reader, /\\/)) return readEscape(reader);
  const code = take(reader, /./s)?.[0].codePointAt(0);
  if (code === undefined) throw new UnknownSyntax();
  return [[code, code]];
}

function onlyOne([range, ...others]: CharacterSet): number | undefined {
  return range && others.length === 0 && range[0] === range[1] ? range[0] : undefined;
}
