import type { Change } from "../diff/change.ts";
import { sectionOf } from "./section.ts";

const IN_SERVICE = "in the service, not in the description";
const IN_DESCRIPTION = "in the description, not in the service";
const DIFFERS = "$1: $2 in the description, $3 in the service.";

/**
 * Messages about a change, with the words for two documents of the same time. By priority: the first match is used.
 */
const PHRASES: readonly (readonly [message: RegExp, phrase: string])[] = [
  [/^Pagination was (?:added to|removed from) the operation\.$/, "pagination of the operation."],
  [/^Part of the base document cannot be read\. (.+)$/, "A part cannot be read in the description. $1"],
  [/^(.+?):? (?:was|were) added(.*)\.$/, "$1$2."],
  [/^(.+?) were declared\.$/, "$1."],
  [/^(.+?) (?:was|were) removed, but (.+)\.$/, "$1. There, $2."],
  [/^(.+?): (.+) was removed; it was (.+)\.$/, `$1: $2 is $3 ${IN_DESCRIPTION}.`],
  [/^(.+?):? (?:was|were) removed(?: after its sunset date)?\.$/, "$1."],
  [/^(.+ is too complex to compare)\.$/, "$1."],
  [/^(.+ (?:has a different constant value|allows (?:fewer|more) undeclared properties): it .+)\.$/, "$1."],
  [/^(.+) now (requires (?:more|less) of its object): (the object .+)\.$/, "$1 $2 in the service: $3."],
  [
    /^(The .+?) (\S+|[\d, ]+) was (?:renamed|narrowed|widened) to (.+?)(?:; the old name is kept as an alias)?\.$/,
    DIFFERS,
  ],
  [/^(.+) was set to (.+)\.$/, `$1 is $2 ${IN_SERVICE}.`],
  [
    /^(.+?):? (?:(?:was |were )?(?:changed|renamed|moved|narrowed|widened)(?: type)?) from (.+?) to (.+?)(?:; the old name is kept as an alias)?\.$/,
    DIFFERS,
  ],
  [/^(.+) is now (serialized as .+) \(before: (.+)\)\.$/, "$1 is $2 in the service (description: $3)."],
  [
    /^(.+) (?:is|are) now (sent (?:as|with) .+) instead of (.+)\.$/,
    "$1 is $2 in the service (description: $3).",
  ],
  [/^(.+) now selects (.+) instead of (.+)\.$/, "$1 selects $2 in the service, $3 in the description."],
  [/^(.+) is now (restricted to a list of values|.+ object): it (.+)\.$/, `$1 is $2 ${IN_SERVICE}: it $3.`],
  [
    /^(.+) is no longer (restricted to a list of values|.+ object): it (.+)\.$/,
    `$1 is $2 ${IN_DESCRIPTION}: it $3.`,
  ],
  [/^(.+) is now ([^:]+)(?::.*)?\.$/, `$1 is $2 ${IN_SERVICE}.`],
  [/^(.+) is no longer ([^:]+)(?::.*)?\.$/, `$1 is $2 ${IN_DESCRIPTION}.`],
  [/^(.+) can now (.+)\.$/, `$1 can $2 ${IN_SERVICE}.`],
  [/^(.+) can no longer (.+)\.$/, `$1 can $2 ${IN_DESCRIPTION}.`],
  [/^(.+) will no longer be (.+)\.$/, `$1 will be $2 ${IN_DESCRIPTION}.`],
  [/^(.+) now ((?:has|accepts|allows|requires) .+)\.$/, `$1 $2 ${IN_SERVICE}.`],
  [/^(.+) no longer ((?:has|accepts|allows|requires) .+)\.$/, `$1 $2 ${IN_DESCRIPTION}.`],
  [
    /^(.+) accepted no value before: (.+) contradicted (.+)\.$/,
    "$1 accepts no value in the description: $2 contradicts $3.",
  ],
  [/^(.+?) were changed\.$/, "$1 differ."],
  [/^(.+?):? was changed(.*)\.$/, "$1 differs$2."],
];

/** Changes of keywords in a message, such as `it now has maximum 5` or `it changed from maximum 5 to maximum 6`. */
const TURNS: typeof PHRASES = [
  [
    /: (it|the object) changed from (.+?) to (.+)\.$/,
    ": $1 has $2 in the description and $3 in the service.",
  ],
  [/: (it|the object) now (.+)\.$/, ": $1 $2 in the service."],
  [/: (it|the object) no longer (.+)\.$/, ": $1 $2 in the description."],
];

/** Returns the message of a change from description to service, for a reader who compares both. */
export function phraseOf(change: Pick<Change, "rule" | "message">): string {
  const { message } = change;
  const text = reworded(message) ?? `In the service: ${lower(message)}`;
  switch (sectionOf(change)) {
    case "service":
      return text.includes(IN_SERVICE) ? text : `Only in the service: ${lower(text)}`;
    case "description":
      return text.includes(IN_DESCRIPTION) ? text : `Only in the description: ${lower(text)}`;
    default:
      return text;
  }
}

function reworded(message: string): string | undefined {
  const turned = rephrased(message, TURNS) ?? message;
  const kept = /^(.+), as before\.$/.exec(turned)?.[1];
  return rephrased(turned, PHRASES) ?? (kept && `In both: ${lower(kept)}.`);
}

function rephrased(message: string, phrases: typeof PHRASES): string | undefined {
  const [pattern, phrase] = phrases.find(([wanted]) => wanted.test(message)) ?? [];
  return pattern && phrase && message.replace(pattern, phrase);
}

/** `the query parameter limit`; names such as `GET /pets` stay as they are. */
function lower(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
