import type { SendableBody, StreamedBody } from "../../contracts/body-codec.ts";

/** True for a body that is read from streams. */
export function isStreamed(body: SendableBody | StreamedBody | undefined): body is StreamedBody {
  return typeof body === "object" && "isSpent" in body;
}
