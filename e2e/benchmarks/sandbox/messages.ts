/** How a server is reached. */
export interface Ready {
  readonly url: string;
  readonly instanceId: string;
  readonly apiKey: string;
  readonly controlToken: string;
}

/** What a server is asked to do. */
export type Order = "measure" | "stop";

/** What a server has used, after a collection of garbage. */
export interface Measured {
  readonly cpuMs: number;
  readonly heapBytes: number;
  readonly rssBytes: number;
}
