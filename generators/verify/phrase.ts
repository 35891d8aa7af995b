import type { Change } from "../diff/change.ts";
import { sectionOf } from "./section.ts";

/** A message of a rule about a change, in words for two documents of the same time. */
interface Phrase {
  readonly pattern: RegExp;
  readonly say: (...parts: readonly string[]) => string;
}

const IN_SERVICE = "in the service, not in the description";
const IN_DESCRIPTION = "in the description, not in the service";

/** Phrases by priority: the first match is used. */
const PHRASES: readonly Phrase[] = [
  {
    pattern: /^Pagination was (?:added to|removed from) the operation\.$/,
    say: () => "pagination of the operation.",
  },
  {
    pattern: /^Part of the base document cannot be read\. (.+)$/,
    say: (diagnostic) => `A part cannot be read in the description. ${diagnostic}`,
  },
  { pattern: /^(.+?):? (?:was|were) added(.*)\.$/, say: (what = "", more = "") => `${lower(what)}${more}.` },
  { pattern: /^(.+?) were declared\.$/, say: (what = "") => `${lower(what)}.` },
  {
    pattern: /^(.+?) (?:was|were) removed, but (.+)\.$/,
    say: (what = "", rest = "") => `${lower(what)}. There, ${rest}.`,
  },
  {
    pattern: /^(.+?): (.+) was removed; it was (.+)\.$/,
    say: (what, key, value) => `${what}: ${key} is ${value} ${IN_DESCRIPTION}.`,
  },
  {
    pattern: /^(.+?):? (?:was|were) removed(?: after its sunset date)?\.$/,
    say: (what = "") => `${lower(what)}.`,
  },
  { pattern: /^(.+ is too complex to compare)\.$/, say: (what) => `${what}.` },
  {
    pattern: /^(.+) has a different constant value: it (.+)\.$/,
    say: (what, turn = "") => `${what} has a different constant value: it ${turned(turn)}.`,
  },
  {
    pattern: /^(.+) now requires (more|less) of its object: the object (.+)\.$/,
    say: (what, amount, turn = "") =>
      `${what} requires ${amount} of its object in the service: the object ${turned(turn)}.`,
  },
  {
    pattern:
      /^(The .+?) (\S+|[\d, ]+) was (?:renamed|narrowed|widened) to (.+?)(?:; the old name is kept as an alias)?\.$/,
    say: (what, before, after) => `${what}: ${before} in the description, ${after} in the service.`,
  },
  {
    pattern: /^(.+) was set to (.+)\.$/,
    say: (what, value) => `${what} is ${value} ${IN_SERVICE}.`,
  },
  {
    pattern:
      /^(.+?):? (?:(?:was |were )?(?:changed|renamed|moved|narrowed|widened)(?: type)?) from (.+?) to (.+?)(?:; the old name is kept as an alias)?\.$/,
    say: (what, before, after) => `${what}: ${before} in the description, ${after} in the service.`,
  },
  {
    pattern: /^(.+) is now (serialized as .+) \(before: (.+)\)\.$/,
    say: (what, after, before) => `${what} is ${after} in the service (description: ${before}).`,
  },
  {
    pattern: /^(.+) (?:is|are) now (sent (?:as|with) .+) instead of (.+)\.$/,
    say: (what, after, before) => `${what} is ${after} in the service (description: ${before}).`,
  },
  {
    pattern: /^(.+) now selects (.+) instead of (.+)\.$/,
    say: (what, after, before) => `${what} selects ${after} in the service, ${before} in the description.`,
  },
  {
    pattern: /^(.+) is now (restricted to a list of values|.+ object): it (.+)\.$/,
    say: (what, state, turn = "") => `${what} is ${state} ${IN_SERVICE}: it ${turned(turn)}.`,
  },
  {
    pattern: /^(.+) is no longer (restricted to a list of values|.+ object): it (.+)\.$/,
    say: (what, state, turn = "") => `${what} is ${state} ${IN_DESCRIPTION}: it ${turned(turn)}.`,
  },
  { pattern: /^(.+) is now ([^:]+)(?::.*)?\.$/, say: (what, state) => `${what} is ${state} ${IN_SERVICE}.` },
  {
    pattern: /^(.+) is no longer ([^:]+)(?::.*)?\.$/,
    say: (what, state) => `${what} is ${state} ${IN_DESCRIPTION}.`,
  },
  { pattern: /^(.+) can now (.+)\.$/, say: (what, rest) => `${what} can ${rest} ${IN_SERVICE}.` },
  { pattern: /^(.+) can no longer (.+)\.$/, say: (what, rest) => `${what} can ${rest} ${IN_DESCRIPTION}.` },
  {
    pattern: /^(.+) will no longer be (.+)\.$/,
    say: (what, rest) => `${what} will be ${rest} ${IN_DESCRIPTION}.`,
  },
  {
    pattern: /^(.+) (now|no longer) (has|accepts|allows|requires) (.+)\.$/,
    say: (what, when, verb, rest) =>
      `${what} ${verb} ${rest} ${when === "now" ? IN_SERVICE : IN_DESCRIPTION}.`,
  },
  {
    pattern: /^(.+) accepted no value before: (.+) contradicted (.+)\.$/,
    say: (what, keyword, rest) =>
      `${what} accepts no value in the description: ${keyword} contradicts ${rest}.`,
  },
  { pattern: /^(.+?) were changed\.$/, say: (what) => `${what} differ.` },
  { pattern: /^(.+?):? was changed(.*)\.$/, say: (what, more) => `${what} differs${more}.` },
  {
    pattern: /^(.+), as before\.$/,
    say: (what = "") => `In both: ${lower(what)}.`,
  },
];

/** Returns the message of a change from description to service, for a reader who compares both. */
export function phraseOf(change: Pick<Change, "rule" | "message">): string {
  const { message } = change;
  const text = reworded(message) ?? `In the service: ${lower(message)}`;
  switch (sectionOf(change)) {
    case "service":
      return text.includes(IN_SERVICE) ? text : `Only in the service: ${text}`;
    case "description":
      return text.includes(IN_DESCRIPTION) ? text : `Only in the description: ${text}`;
    default:
      return text;
  }
}

function reworded(message: string): string | undefined {
  for (const { pattern, say } of PHRASES) {
    const found = pattern.exec(message);
    if (found) return say(...found.slice(1).map((part) => part ?? ""));
  }
  return undefined;
}

/** Rephrases a change of keywords, such as `now has maximum 5` or `changed from maximum 5 to maximum 6`. */
function turned(turn: string): string {
  const [, before, after] = /^changed from (.+?) to (.+)$/.exec(turn) ?? [];
  if (before !== undefined) return `has ${before} in the description and ${after} in the service`;
  return turn.replace(/^now (.+)$/, "$1 in the service").replace(/^no longer (.+)$/, "$1 in the description");
}

/** `the query parameter limit`; names such as `GET /pets` stay as they are. */
function lower(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
