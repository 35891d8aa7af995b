import type { RawEvent, StreamFormat } from "../../contracts/stream.ts";
import { createLineSplitter, limited } from "./split-lines.ts";

type Fields = { -readonly [Name in keyof RawEvent]: RawEvent[Name] };

/** `text/event-stream`, as the HTML standard defines it. */
export const serverSentEvents: StreamFormat = {
  endsOpen: false,
  parser(maxLength) {
    const lines = createLineSplitter("CR, LF or both", maxLength);
    let block: Fields = {};

    /** An event is complete with the empty line behind it. */
    function take(line: string): RawEvent[] {
      if (line !== "") {
        setField(block, line);
        limited(block.data ?? "", maxLength);
        return [];
      }
      const complete = block;
      block = {};
      return Object.keys(complete).length > 0 ? [complete] : [];
    }

    return {
      push: (text) => lines.push(text).flatMap(take),
      end() {
        const { rest } = lines;
        if (rest !== "" && !rest.startsWith(":")) setField(block, rest);
        const isCut = block.data !== undefined || (rest !== "" && !rest.startsWith(":"));
        return isCut ? block : undefined;
      },
    };
  },
};

/** Takes a line `name: value`. Comments begin with a colon, and unknown names are ignored. */
function setField(block: Fields, line: string): void {
  const colon = line.indexOf(":");
  const name = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? "" : line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1);
  if (name === "data") block.data = block.data === undefined ? value : `${block.data}\n${value}`;
  else if (name === "event") setType(block, value);
  else if (name === "id" && !value.includes("\0")) block.id = value;
  else if (name === "retry" && /^\d+$/.test(value)) block.retry = Number(value);
}

/** An empty type is none. */
function setType(block: Fields, type: string): void {
  if (type === "") delete block.event;
  else block.event = type;
}
