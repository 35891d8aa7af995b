/** A recorded body: its text, or its JSON value. `absent`: the recording says that there was none. */
export type RecordedBody =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "absent" };

/** Headers by their names in lower case. Several of one name are joined with commas. */
export type RecordedHeaders = ReadonlyMap<string, string>;

/** A recorded message; undefined fields were not recorded. */
export interface RecordedMessage {
  readonly headers: RecordedHeaders | undefined;
  readonly body: RecordedBody | undefined;
}

/** A recorded response. */
export interface RecordedResponse extends RecordedMessage {
  readonly status: number;
}

/** A recorded request, with its response if that was recorded. */
export interface Exchange {
  /** Upper case. */
  readonly method: string;
  /** `api.example.com:8443`; undefined if only the path was recorded. */
  readonly host: string | undefined;
  /** As sent, without the query. */
  readonly path: string;
  /** As sent, without the question mark. */
  readonly search: string;
  readonly request: RecordedMessage & {
    /** True if every header was recorded, so that missing ones were not sent. */
    readonly hasAllHeaders: boolean;
  };
  readonly response: RecordedResponse | undefined;
}

/** Location of an entry in a recording. */
export interface EntryPlace {
  /** As given on the command line. */
  readonly file: string;
  /** 1-based line of the first character. */
  readonly line: number;
}

/** A name and a value, as recordings list them. */
type Pair = readonly [name: string, value: string];

/** Creates headers from pairs, whatever the case of their names. */
export function headersOf(pairs: readonly Pair[]): RecordedHeaders {
  const headers = new Map<string, string>();
  for (const [name, value] of pairs) {
    const key = name.toLowerCase();
    const before = headers.get(key);
    headers.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

/** Returns host, path and query of a URL or path; undefined for other texts. */
export function targetOf(text: string): Pick<Exchange, "host" | "path" | "search"> | undefined {
  const absolute = /^https?:\/\/(?:[^/?#]*@)?([^/?#]+)([^?#]*)(?:\?([^#]*))?/i.exec(text);
  const [, host, path = "", search = ""] = absolute ?? /^()(\/[^?#]*)(?:\?([^#]*))?/.exec(text) ?? [];
  if (host === undefined) return undefined;
  return { host: host === "" ? undefined : host.toLowerCase(), path: path === "" ? "/" : path, search };
}
