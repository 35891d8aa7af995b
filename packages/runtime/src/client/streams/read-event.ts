import type { AnyOperation } from "../contracts/operation.ts";
import type { RawEvent, StreamDescriptor } from "../contracts/stream.ts";
import { parseJson } from "../response/parse-json.ts";
import { kindFault, kindOf } from "../response/read-success.ts";

/** An event as the caller gets it, or what is wrong with it, as the rest of a sentence that begins with "its response". */
export type ReadEvent =
  | { readonly value: unknown; readonly fault?: undefined }
  | { readonly fault: string; readonly cause?: unknown };

/** Makes the event that the description speaks of. `numbers` are the names of members that are described as numbers. */
export function readEvent(
  descriptor: StreamDescriptor,
  raw: RawEvent & { readonly data: string },
  numbers?: AnyOperation["numbers"],
): ReadEvent {
  const data = readData(descriptor, raw.data, numbers);
  return data.fault === undefined && descriptor.gives === "event"
    ? { value: { ...raw, data: data.value } }
    : data;
}

function readData(
  { data: described }: StreamDescriptor,
  text: string,
  numbers: AnyOperation["numbers"],
): ReadEvent {
  if (described === "text") return { value: text };
  const kinds = described === "json" ? undefined : described;
  const mayBeText = described === undefined || kinds?.includes("string") === true;
  try {
    const value: unknown = parseJson(text, numbers);
    if (kinds === undefined || kinds.includes(kindOf(value))) return { value };
    return mayBeText ? { value: text } : { fault: `has an event that ${kindFault(kinds, value)}` };
  } catch (cause) {
    return mayBeText ? { value: text } : { fault: "has an event that is not JSON.", cause };
  }
}
