import { counted } from "../core/counted.ts";
import { InputError } from "../core/input-error.ts";
import { printable } from "../diff/report/shared/printable.ts";
import type { EntryPlace, Exchange } from "../verify/match/exchange.ts";
import { readTraffic, type TrafficFile } from "./read/read-traffic.ts";

/** Counts of entries in recordings, and of those that could not be used. */
export interface TrafficCounts {
  /** As given on the command line. */
  readonly files: readonly string[];
  /** Number of requests of described operations. */
  readonly matched: number;
  readonly unmatched: number;
  /** Requests without an operation, grouped, the most frequent first. */
  readonly unmatchedPaths: readonly UnmatchedPath[];
  readonly unreadable: number;
  /** The first entry that could not be read. */
  readonly firstUnreadable: (EntryPlace & { readonly reason: string }) | undefined;
}

/** Requests without an operation. */
export interface UnmatchedPath {
  readonly method: string;
  /** Undefined if only paths were recorded. */
  readonly host: string | undefined;
  /** With `{}` for parts that differ between requests. */
  readonly path: string;
  readonly count: number;
  /** Number of them with a successful response. */
  readonly successes: number;
  /** True if the host also served described requests, or no host was recorded. */
  readonly isOfService: boolean;
}

/** Recordings, and callbacks for their contents. */
export interface Recordings {
  readonly files: readonly TrafficFile[];
  /** Returns false for a request without an operation. */
  readonly onExchange: (exchange: Exchange) => boolean;
  readonly group: (path: string) => string;
  /** Called with the current step, for a progress line. */
  readonly onStep: (step: string) => void;
}

/** Limit of listed groups of paths and hosts; further ones are only counted. */
const MOST_GROUPS = 1000;

interface Group {
  readonly method: string;
  readonly host: string | undefined;
  readonly path: string;
  count: number;
  successes: number;
}

/**
 * Reads recordings one after the other. Throws an {@link InputError} for a file that is not a recording, and if no
 * request belongs to the description, since nothing was compared then.
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

/** Limit of groups in a report for people. */
const MOST_SHOWN = 20;

/** Describes unused entries in sentences. */
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
