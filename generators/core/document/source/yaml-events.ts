import type { Event, ScalarEvent } from "js-yaml";
import { createLocator, type Spot } from "./locator.ts";
import { fastYamlLibrary } from "./yaml-library.ts";

/** Finds the offset of a pointer in js-yaml events, which contain offsets. */
export function createEventLocator(
  text: string,
  events: readonly Event[],
  ends: Int32Array,
): (pointer: string) => number {
  const { EVENT_ID } = fastYamlLibrary();
  return createLocator<number>({ start: startOf(text, events[1]), node: 1 }, (container) => {
    const children = new Map<string, Spot<number>>();
    const isMap = events[container]?.type === EVENT_ID.MAPPING;
    const last = (ends[container] ?? 0) - 1;
    for (let index = container + 1; index < last; index = ends[index] ?? last) {
      const start = startOf(text, events[index]);
      const key = isMap ? keyOf(text, events[index++]) : String(children.size);
      children.set(key, { start, node: index });
    }
    return children;
  });
}

/** Offset of a node, or of its indicator for a block scalar; 0 for an empty node. */
export function startOf(text: string, event: Event | undefined): number {
  const { SCALAR_STYLE } = fastYamlLibrary();
  if (event && "start" in event) return event.start;
  if (!event || !("valueStart" in event) || event.valueStart === -1) return 0;
  switch (event.style) {
    case SCALAR_STYLE.SINGLE_QUOTED:
    case SCALAR_STYLE.DOUBLE_QUOTED:
      return event.valueStart - 1;
    case SCALAR_STYLE.LITERAL_BLOCK:
      return text.lastIndexOf("|", event.valueStart - 1);
    case SCALAR_STYLE.FOLDED_BLOCK:
      return text.lastIndexOf(">", event.valueStart - 1);
    default:
      return event.valueStart;
  }
}

/** The key as in the value: the key `1.0` is the number 1. */
function keyOf(text: string, event: Event | undefined): string {
  const { getScalarValue, SCALAR_STYLE } = fastYamlLibrary();
  const key = event as ScalarEvent; // js-yaml rejects other keys
  const source = getScalarValue(text, key);
  if (key.style !== SCALAR_STYLE.PLAIN) return source;
  if (/^(?:true|false)$/i.test(source)) return source.toLowerCase();
  return /^[-+.\d]/.test(source) && !Number.isNaN(Number(source)) ? String(Number(source)) : source;
}
