import type { RawEvent, StreamFormat } from "../../contracts/stream.ts";
import { createLineSplitter } from "./split-lines.ts";

/** `application/jsonl` and `application/x-ndjson`: one JSON value on each line; empty lines are skipped. */
export const jsonLines: StreamFormat = {
  endsOpen: true,
  parser(maxLength) {
    const lines = createLineSplitter("LF", maxLength);
    return {
      push: (text) => lines.push(text).flatMap(eventOf),
      end: () => eventOf(lines.rest)[0],
    };
  },
};

function eventOf(data: string): RawEvent[] {
  return data.trim() === "" ? [] : [{ data }];
}
