import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { InputError } from "../../core/input-error.ts";
import type { EntryPlace, Exchange } from "../../verify/match/exchange.ts";
import { ItemCutter } from "./cut-items.ts";
import { cutLines } from "./cut-lines.ts";
import type { Cutter, Piece } from "./piece.ts";
import { readHarEntry } from "./read-har-entry.ts";
import { readInteraction } from "./read-interaction.ts";
import { readLine } from "./read-line.ts";
import type { ReadEntry } from "./reading.ts";

/** A recording: its path, and its name in reports. */
export interface TrafficFile {
  readonly path: string;
  readonly shown: string;
}

/** Receives the entries of recordings, one after the other. */
export interface EntryReceiver {
  readonly onExchange: (exchange: Exchange) => void;
  /** `reason`: a sentence without any part of the entry. */
  readonly onUnreadable: (place: EntryPlace, reason: string) => void;
  /** Called after each chunk. */
  readonly onProgress: () => void;
}

/** Size that shows the format of a file, in UTF-16 code units. */
const HEAD = 64 * 1024;

/** Reads a recording with one chunk and one entry in memory. Throws an {@link InputError} for other files. */
export async function readTraffic(file: TrafficFile, receiver: EntryReceiver): Promise<void> {
  if ((await stat(file.path)).isDirectory())
    throw new InputError(`${file.shown} is a folder.`, "Pass the files in it, each with --traffic.");
  let count = 0;
  let firstReason: string | undefined;
  const receive = (read: ReadEntry, piece: Piece): void => {
    const reason = usedEntry(entryOf(read, piece), receiver);
    if (reason === undefined) {
      count += 1;
      return;
    }
    firstReason ??= `${file.shown}:${piece.line}: ${reason}`;
    receiver.onUnreadable({ file: file.shown, line: piece.line }, reason);
  };
  let head = "";
  let format: Format | undefined;
  const feed = (chunk: string, isLast: boolean): void => {
    head += chunk;
    if (!format && head.length < HEAD && !isLast) return;
    head = format ? head : head.replace(/^\ufeff/, ""); // without the byte order mark
    format ??= formatOf(head);
    for (const piece of format.cutter.push(head)) receive(format.read, piece);
    const last = isLast ? format.cutter.end() : undefined;
    if (last) receive(format.read, last);
    head = "";
    receiver.onProgress();
  };
  for await (const chunk of createReadStream(file.path, { encoding: "utf8", highWaterMark: HEAD * 4 }))
    feed(chunk, false);
  feed("", true);
  if (count === 0)
    throw new InputError(
      firstReason === undefined
        ? `${file.shown} has no recorded requests.`
        : `${file.shown} has no entry that can be read. ${firstReason}`,
      FORMATS,
    );
}

/** Passes an entry on, or returns the reason why it cannot. */
function usedEntry(entry: Exchange | string, { onExchange }: EntryReceiver): string | undefined {
  if (typeof entry === "string") return entry;
  try {
    onExchange(entry);
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // stack overflow
    return "It is nested too deeply.";
  }
}

interface Format {
  readonly cutter: Cutter;
  readonly read: ReadEntry;
}

/** Detects the format by the beginning of a file, not by its name. */
function formatOf(head: string): Format {
  const lines = { cutter: cutLines(), read: readLine };
  if (isEntryLine(head)) return lines;
  if (/^\s*\[\s*\{/.test(head)) return { cutter: new ItemCutter([]), read: readLine };
  let found: Format | undefined;
  const search = new ItemCutter([], (keys, bracket) => {
    const key = keys.length === 1 ? `${keys[0]} ${bracket}` : "";
    if (key === "log {") found ??= { cutter: new ItemCutter(["log", "entries"]), read: readHarEntry };
    if (key === "interactions [")
      found ??= { cutter: new ItemCutter(["interactions"]), read: readInteraction };
  });
  search.push(head.slice(0, HEAD));
  return found ?? lines;
}

function isEntryLine(text: string): boolean {
  const [first = ""] = text.trimStart().split("\n", 1);
  try {
    return typeof readLine(JSON.parse(first)) !== "string";
  } catch {
    return false;
  }
}

function entryOf(read: ReadEntry, { text, isCut }: Piece): Exchange | string {
  if (isCut) return "The file ends inside of an entry.";
  if (text === undefined) return "It is longer than 64 MiB.";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "It is not a complete JSON object."; // the parser's message would repeat a part of it
  }
  return read(value);
}

const FORMATS =
  'Pass a HAR file, a Pact file, or JSON objects, listed or in lines, with "method", "path" and "status".';
