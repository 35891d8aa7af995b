import type { BodyCodec } from "../../contracts/body-codec.ts";
import { exactText } from "../exact/exact-text.ts";

/** Sends a body as text. */
export const textBody: BodyCodec = {
  encode: (body, { mediaType }) => ({ content: exactText(body, "body"), mediaType }),
};
