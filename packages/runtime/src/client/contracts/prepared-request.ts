import type { SendableBody, StreamedBody } from "./body-codec.ts";

/** A request as it is sent, every attempt the same. */
export interface PreparedRequest {
  readonly method: string;
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: SendableBody | undefined;
  /** Sent in place of `body`. */
  readonly stream?: StreamedBody | undefined;
}
