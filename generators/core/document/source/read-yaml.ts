import type { Event, ScalarEvent } from "js-yaml";
import { MAX_DEPTH } from "./json-text.ts";
import type { LocatedValue } from "./locator.ts";
import { createEventLocator, startOf } from "./yaml-events.ts";
import { fastYamlLibrary } from "./yaml-library.ts";

/**
 * Reads YAML without anchors, aliases, tags and merge keys. Undefined for all other text, and for text with errors:
 * `yaml` reads those, several times slower but with an explanation of each error.
 */
export function readYaml(text: string): LocatedValue | undefined {
  if (text.includes("\r") && /\r(?!\n)/.test(text)) return undefined; // a line end in js-yaml only
  const { parseEvents, constructFromEvents, YAMLException } = fastYamlLibrary();
  try {
    const events = parseEvents(text, { maxDepth: MAX_DEPTH });
    const ends = endsOfNodes(text, events);
    if (!ends) return undefined;
    const [value, ...others] = constructFromEvents(events, { source: text, schema: schema() });
    if (typeof value !== "object" || value === null || others.length > 0) return undefined;
    return { value, offsetOf: createEventLocator(text, events, ends) };
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}

/** The core schema of YAML 1.2, without keys that `yaml` reads differently. */
function schema() {
  const { CORE_SCHEMA, mapTag } = fastYamlLibrary();
  const addPair: typeof mapTag.addPair = (map, key, value) =>
    key === null || key === "<<" ? "This key is left to the other parser." : mapTag.addPair(map, key, value);
  return CORE_SCHEMA.withTags({ ...mapTag, addPair });
}

/** Maps the index of an event to the index after its node. Undefined for text that the two parsers read differently. */
function endsOfNodes(text: string, events: readonly Event[]): Int32Array | undefined {
  const { EVENT_ID } = fastYamlLibrary();
  const ends = new Int32Array(events.length);
  const open: number[] = [];
  for (const [index, event] of events.entries()) {
    if (event.type === EVENT_ID.ALIAS) return undefined;
    if ("tagStart" in event && (event.tagStart !== -1 || event.anchorStart !== -1)) return undefined;
    if (event.type === EVENT_ID.POP) {
      ends[open.pop() ?? 0] = index + 1;
      if (!startsOnItsLine(text, events[index + 1])) return undefined;
    } else if (event.type === EVENT_ID.SCALAR) {
      const isItem = events[open.at(-1) ?? 0]?.type === EVENT_ID.SEQUENCE;
      if (isItem && event.valueStart === -1) return undefined; // an empty item has no offset
      if (!isReadAlike(text, event)) return undefined;
      ends[index] = index + 1;
    } else open.push(index);
  }
  return ends;
}

/** False for a key on the last line of a list, as in `- "a" key: value`, which js-yaml accepts. */
function startsOnItsLine(text: string, event: Event | undefined): boolean {
  const start = startOf(text, event);
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  return /^[-?: ]*$|[,{[:]\s*$/.test(before);
}

/** False if js-yaml differs: escapes beyond Unicode, empty lines after an escaped line end, numbers beyond doubles. */
function isReadAlike(text: string, { style, fast, valueStart, valueEnd }: ScalarEvent): boolean {
  const { SCALAR_STYLE } = fastYamlLibrary();
  if (style === SCALAR_STYLE.DOUBLE_QUOTED)
    return fast || !/\\U(?!000|0010)|\\\r?\n *\r?\n/.test(text.slice(valueStart, valueEnd));
  return style !== SCALAR_STYLE.PLAIN || !/^[-+.\d]+e\+?\d{3}/i.test(text.slice(valueStart, valueEnd));
}
