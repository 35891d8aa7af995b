import type { BodyCodec } from "../../contracts/body-codec.ts";

/** Sends a body as text. */
export const textBody: BodyCodec = {
  encode: (body, { mediaType }) => ({ content: String(body), mediaType }),
};
