import { isStream, sourceReader } from "./streamed-body.ts";

/** Closes the streams in an input that is not sent: nobody else will read them to their ends. */
export function releaseStreams(value: unknown, depth = 0): void {
  try {
    if (isStream(value)) sourceReader(value).cancel();
    // An input, the body in it, its fields, and the items of one.
    else if (depth < 4 && typeof value === "object" && value !== null)
      for (const member of Object.values(value)) releaseStreams(member, depth + 1);
  } catch {
    // A getter of the caller's, for example: the call is about to say so.
  }
}
