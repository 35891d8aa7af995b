import type { RawEvent, StreamFormat } from "../../contracts/stream.ts";
import { limited } from "./split-lines.ts";

/** Record separator in front of each value. */
const SEPARATOR = "\x1e";

/** `application/json-seq` (RFC 7464): a record separator in front of each JSON value, and a line feed behind it. */
export const jsonSequence: StreamFormat = {
  endsOpen: true,
  parser(maxLength) {
    let value = "";

    function take(): RawEvent[] {
      const data = value;
      value = "";
      return data.trim() === "" ? [] : [{ data }];
    }

    /** A value may have line feeds in it. One is complete with the line feed that makes JSON of it. */
    function add(line: string): RawEvent[] {
      value = limited(value + line, maxLength);
      return line.endsWith("\n") && isJson(value) ? take() : [];
    }

    const addLines = (text: string) => (text.match(/[^\n]*\n|[^\n]+/g) ?? []).flatMap(add);
    return {
      push(text) {
        const [first = "", ...others] = text.split(SEPARATOR);
        return [...addLines(first), ...others.flatMap((other) => [...take(), ...addLines(other)])];
      },
      end: () => take()[0],
    };
  },
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
