import type { Bytes } from "../../bytes.ts";
import type { ErrorContext } from "../errors/error-context.ts";
import type { CodedBody } from "../operation.ts";
import type { CallContext } from "../transport/call-context.ts";

/** A body that can be sent again with the same content: text, bytes or a form. */
export type SendableBody = string | Bytes | Blob | FormData | URLSearchParams;

/** A body as fetch takes it. */
export interface EncodedBody {
  readonly content: SendableBody;
  /** Undefined where fetch tells it itself: forms bring their own, a multipart one with its boundary. */
  readonly mediaType: string | undefined;
}

/** The call that a body belongs to. */
export interface BodyCall {
  readonly context: CallContext;
  readonly errors: () => ErrorContext;
}

/** How a body that is not JSON is sent. */
export interface BodyCodec {
  /** What fetch sends, made once: every attempt sends the same. */
  encode(body: unknown, descriptor: CodedBody): EncodedBody;
  /** The body with its streams read to their ends, since each attempt has to send the same; undefined without streams. */
  readStreams?(body: unknown, call: BodyCall): Promise<unknown> | undefined;
}
