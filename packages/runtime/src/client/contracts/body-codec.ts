import type { Bytes } from "../../bytes.ts";
import type { CodedBody } from "./operation.ts";

/** A body that can be sent again with the same content: text, bytes or fields. */
export type SendableBody = string | Bytes | Blob | URLSearchParams;

/** A body that is read from streams while it is sent. */
export interface StreamedBody {
  /** The stream for one attempt. */
  open(): ReadableStream<Bytes>;
  /** True once so much was read that no other attempt can send the same. */
  readonly isSpent: boolean;
  /** True when one of its streams broke. */
  readonly hasFailed: boolean;
  /** Lets go of the streams that were not read to their ends. */
  close(): void;
}

/** A body as fetch takes it, or a stream. */
export interface EncodedBody {
  readonly content?: SendableBody | undefined;
  readonly stream?: StreamedBody;
  /** Undefined where fetch sets it itself: fields bring their own. */
  readonly mediaType: string | undefined;
}

/** Writes a body that is not JSON. */
export interface BodyCodec {
  /** Returns what fetch sends, made once: every attempt sends the same, or there is one attempt only. */
  encode(body: unknown, descriptor: CodedBody): EncodedBody;
  /** Closes the streams in an input that is not sent. */
  release?(input: unknown): void;
}
