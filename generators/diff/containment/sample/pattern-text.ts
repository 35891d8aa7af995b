/**
 * Texts that match a regular expression, found by reading its common syntax. What it cannot read (look-around, back
 * references, properties of characters) makes it give up or give a text that does not match: callers check.
 */
export function textsMatching(pattern: string): string[] {
  const found: string[] = [];
  for (const repeat of [0, 1, 2]) {
    for (let choice = 0; choice < 3; choice += 1) {
      const text = readPattern(pattern, { repeat, choice });
      if (text !== undefined && !found.includes(text)) found.push(text);
    }
  }
  return found;
}

/** How often something optional is repeated, and which option of a choice is taken. */
interface Plan {
  readonly repeat: number;
  readonly choice: number;
}

interface Reader {
  readonly pattern: string;
  readonly plan: Plan;
  at: number;
}

const LONGEST = 2000;

function readPattern(pattern: string, plan: Plan): string | undefined {
  const reader: Reader = { pattern, plan, at: 0 };
  const text = readOptions(reader);
  return reader.at === pattern.length && text !== undefined && text.length <= LONGEST ? text : undefined;
}

function readOptions(reader: Reader): string | undefined {
  const options: (string | undefined)[] = [readSequence(reader)];
  while (reader.pattern[reader.at] === "|") {
    reader.at += 1;
    options.push(readSequence(reader));
  }
  return options[reader.plan.choice % options.length];
}

function readSequence(reader: Reader): string | undefined {
  let text: string | undefined = "";
  while (reader.at < reader.pattern.length && !"|)".includes(reader.pattern[reader.at] ?? "")) {
    const atom = readAtom(reader);
    const count = readCount(reader);
    text = text === undefined || atom === undefined ? undefined : text + atom.repeat(count);
  }
  return text;
}

function readAtom(reader: Reader): string | undefined {
  const character = reader.pattern[reader.at] ?? "";
  reader.at += 1;
  switch (character) {
    case "^":
    case "$":
      return "";
    case ".":
      return "a";
    case "\\":
      return readEscape(reader, reader.plan.choice);
    case "[":
      return readClass(reader);
    case "(":
      return readGroup(reader);
    default:
      return character;
  }
}

function readGroup(reader: Reader): string | undefined {
  const opening = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(reader.pattern.slice(reader.at))?.[0] ?? "";
  reader.at += opening.length;
  const inner = readOptions(reader);
  if (reader.pattern[reader.at] !== ")") return undefined;
  reader.at += 1;
  const looksOnly = opening.endsWith("=") || opening.endsWith("!");
  return looksOnly ? "" : inner;
}

const ESCAPES: Readonly<Record<string, readonly string[]>> = {
  d: ["0", "7", "9"],
  D: ["a"],
  w: ["a", "Z", "_"],
  W: ["-"],
  s: [" "],
  S: ["a"],
  b: [""],
  B: [""],
  n: ["\n"],
  r: ["\r"],
  t: ["\t"],
};

function readEscape(reader: Reader, choice: number): string | undefined {
  const rest = reader.pattern.slice(reader.at);
  const code = /^(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/i.exec(rest);
  if (code) {
    reader.at += code[0].length;
    return String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? "0", 16));
  }
  const property = /^[pP]\{[^}]*\}/.exec(rest);
  if (property) {
    reader.at += property[0].length;
    return property[0].startsWith("p") ? "A" : "-";
  }
  const letter = rest[0] ?? "";
  reader.at += 1;
  const texts = ESCAPES[letter];
  return texts ? texts[choice % texts.length] : letter;
}

/** A class gives its first, its second or its last member; a negated one a character that it does not name. */
function readClass(reader: Reader): string | undefined {
  const negated = reader.pattern[reader.at] === "^";
  if (negated) reader.at += 1;
  const members: string[] = [];
  while (reader.at < reader.pattern.length && reader.pattern[reader.at] !== "]")
    members.push(...readMember(reader));
  reader.at += 1;
  if (negated) return ["a", "0", "-", "~", " "].find((candidate) => !members.includes(candidate));
  return [members[0], members[1] ?? members[0], members.at(-1)][reader.plan.choice];
}

function readMember(reader: Reader): string[] {
  const first = readMemberText(reader);
  const isRange = reader.pattern[reader.at] === "-" && reader.pattern[reader.at + 1] !== "]";
  if (!isRange || first === undefined) return first === undefined ? [] : [first];
  reader.at += 1;
  const last = readMemberText(reader) ?? first;
  const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];
  const length = Math.min(Math.max(to - from + 1, 1), 128);
  return Array.from({ length }, (_, index) => String.fromCodePoint(from + index));
}

function readMemberText(reader: Reader): string | undefined {
  const character = reader.pattern[reader.at] ?? "";
  reader.at += 1;
  if (character !== "\\") return character;
  return readEscape(reader, 0);
}

function readCount(reader: Reader): number {
  const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(reader.pattern.slice(reader.at))?.[0];
  if (quantifier === undefined) return 1;
  reader.at += quantifier.length;
  const { repeat } = reader.plan;
  const [, from, comma, to] = /^\{(\d+)(,)?(\d*)\}/.exec(quantifier) ?? [];
  if (from !== undefined) {
    const most = to ? Number(to) : comma ? Number.POSITIVE_INFINITY : Number(from);
    return Math.min(Number(from) + repeat, most, LONGEST);
  }
  if (quantifier.startsWith("+")) return Math.max(repeat, 1);
  return quantifier.startsWith("?") ? Math.min(repeat, 1) : repeat;
}
