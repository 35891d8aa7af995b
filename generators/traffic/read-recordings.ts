import { InputError } from "../core/input-error.ts";
import { printable } from "../diff/report/shared/printable.ts";
import type { EntryPlace, Exchange } from "./exchange.ts";
import { readTraffic, type TrafficFile } from "./read/read-traffic.ts";

/** What was read of some recordings, and what could not be used. */
export interface TrafficCounts {
  /** As they were named. */
  readonly files: readonly string[];
  /** Requests of operations of the description. */
  readonly matched: number;
  readonly unmatched: number;
  /** Requests of no operation, grouped, the most frequent first. */
  readonly unmatchedPaths: readonly UnmatchedPath[];
  readonly unreadable: number;
  /** The first of the entries that could not be read. */
  readonly firstUnreadable: (EntryPlace & { readonly reason: string }) | undefined;
}

/** Requests of no operation. */
export interface UnmatchedPath {
  readonly method: string;
  /** Undefined where only paths were recorded. */
  readonly host: string | undefined;
  /** With `{}` for what differs from request to request. */
  readonly path: string;
  readonly count: number;
  /** How many of them were responded to with a success. */
  readonly successes: number;
  /** True where the host served requests of the description as well, or no host was recorded. */
  readonly isOfService: boolean;
}

/** Recordings, and what is done with what they hold. */
export interface Recordings {
  readonly files: readonly TrafficFile[];
  /** False for a request of no operation. */
  readonly onExchange: (exchange: Exchange) => boolean;
  readonly group: (path: string) => string;
  /** Called with what is being done, for a progress line. */
  readonly onStep: (step: string) => void;
}

/** More groups of paths, or hosts, are counted and not listed. */
const MOST_GROUPS = 1000;

interface Group {
  readonly method: string;
  readonly host: string | undefined;
  readonly path: string;
  count: number;
  successes: number;
}

/**
 * Reads recordings one after the other. Throws a {@link InputError} for a file that is none, and where no request is one of
 * the description: then nothing was looked at.
 */
export async function readRecordings({
  files,
  onExchange,
  group,
  onStep,
}: Recordings): Promise<TrafficCounts> {
  const groups = new Map<string, Group>();
  const hosts = new Set<string>();
  const counts = { matched: 0, unmatched: 0, unreadable: 0 };
  let firstUnreadable: TrafficCounts["firstUnreadable"];
  const addUnmatched = ({ method, host, path, response }: Exchange): void => {
    counts.unmatched += 1;
    const grouped = { method, host, path: group(path) };
    const key = JSON.stringify([method, host, grouped.path]);
    const known = groups.get(key) ?? { ...grouped, count: 0, successes: 0 };
    known.count += 1;
    if (response && response.status >= 200 && response.status < 300) known.successes += 1;
    if (groups.size < MOST_GROUPS) groups.set(key, known);
  };
  for (const file of files)
    await readTraffic(file, {
      onExchange(exchange) {
        if (!onExchange(exchange)) return addUnmatched(exchange);
        counts.matched += 1;
        if (exchange.host !== undefined && hosts.size < MOST_GROUPS) hosts.add(exchange.host);
      },
      onUnreadable(place, reason) {
        counts.unreadable += 1;
        firstUnreadable ??= { ...place, reason };
      },
      onProgress() {
        const entries = counts.matched + counts.unmatched + counts.unreadable;
        onStep(`reading ${file.shown}: ${entries} requests`);
      },
    });
  const unmatchedPaths = [...groups.values()]
    .map((one) => ({ ...one, isOfService: one.host === undefined || hosts.has(one.host) }))
    .sort((a, b) => b.count - a.count);
  const result = { files: files.map(({ shown }) => shown), ...counts, firstUnreadable, unmatchedPaths };
  if (counts.matched === 0) throw nothingMatched(result);
  return result;
}

function nothingMatched({ files, unmatched, unmatchedPaths: [first] }: TrafficCounts): InputError {
  const shown = first ? ` The most frequent is ${pathText(first)}.` : "";
  return new InputError(
    `${files.join(", ")}: none of the ${unmatched} recorded requests is for an operation of the description.${shown}`,
    "Pass recordings of this service, and check the paths of `servers`: paths of operations follow them.",
  );
}

/** `GET api.example.com/v1/pets/{}` */
export function pathText({
  method,
  host = "",
  path,
}: Pick<UnmatchedPath, "method" | "host" | "path">): string {
  return printable(`${method} ${host}${path}`);
}

/** So many of them are in a report for people. */
const MOST_SHOWN = 20;

/** What could not be used, in sentences. */
export function countNotes({
  unmatched,
  unmatchedPaths,
  unreadable,
  firstUnreadable,
}: TrafficCounts): string[] {
  const shown = unmatchedPaths.slice(0, MOST_SHOWN).map((one) => `${pathText(one)} (${one.count})`);
  const more = unmatchedPaths.length > shown.length ? ", …" : "";
  const first = firstUnreadable
    ? ` The first is at ${firstUnreadable.file}:${firstUnreadable.line}. ${firstUnreadable.reason}`
    : "";
  return [
    ...(unmatched === 0
      ? []
      : [`${counted(unmatched, "request")} of no operation: ${shown.join(", ")}${more}.`]),
    ...(unreadable === 0 ? [] : [`${counted(unreadable, "entry", "entries")} could not be read.${first}`]),
  ];
}

/** `1 request`, `2 requests`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
