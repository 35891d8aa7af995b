import type { Mutant } from "../mutant.ts";

const payload = "read/read-payload.ts";
const nesting = "read/nesting.ts";
const delivery = "read/read-delivery.ts";

/** Faults in reading what was signed. */
export const payloadMutants: readonly Mutant[] = [
  { name: "broken UTF-8 is repaired", file: payload, from: "fatal: true", to: "fatal: false" },
  {
    name: "a byte order mark is an error",
    file: payload,
    from: "{ fatal: true }",
    to: "{ fatal: true, ignoreBOM: true }",
  },
  {
    name: "every byte order mark is left out",
    file: payload,
    from: ".decode(body);",
    to: '.decode(body).replaceAll("\\ufeff", "");',
  },
  {
    name: "depth is not checked",
    file: payload,
    from: "if (isDeeperThan(text, maxDepth))",
    to: "if (false)",
  },
  { name: "one level more is allowed", file: nesting, from: "++depth > maxDepth", to: "depth++ > maxDepth" },
  { name: "depth never goes down", file: nesting, from: "depth--", to: "depth" },
  {
    name: "brackets in texts count",
    file: nesting,
    from: "if (unit === QUOTE)",
    to: "if (false)",
  },
  {
    name: "an escaped quote ends a text",
    file: nesting,
    from: "if (!isEscaped(text, end)) return end;",
    to: "return end;",
  },
  {
    name: "objects do not count for depth",
    file: nesting,
    from: "[0x5b, 0x7b]",
    to: "[0x5b]",
  },
  {
    name: "lists do not count for depth",
    file: nesting,
    from: "[0x5b, 0x7b]",
    to: "[0x7b]",
  },
  { name: "null is an event", file: payload, from: " && value !== null", to: "" },
  {
    name: "any name names an event",
    file: delivery,
    from: 'if (typeof name === "string") return name;',
    to: "if (name !== undefined) return String(name);",
  },
  {
    name: "an unknown event is an error",
    file: delivery,
    from: 'kind: kind ?? "unknown",',
    to: "kind: options.eventNames.find((known) => known === name)!.toString(),",
  },
];
