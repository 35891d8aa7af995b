/** Size limit of a response, in bytes: four times the largest public description known. */
const LIMIT_BYTES = 64 * 1024 * 1024;

export interface FetchOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** For the complete response, in milliseconds. */
  readonly timeoutMs: number;
}

/** A response with any status. */
export interface FetchedText {
  readonly kind: "response";
  readonly status: number;
  /** Empty if the response names none. */
  readonly contentType: string;
  /** Empty if the response does not redirect. */
  readonly redirectsTo: string;
  readonly text: string;
}

/** A request without a complete response. */
export interface FetchFailure {
  readonly kind: "failure";
  /** One sentence. */
  readonly message: string;
  /** Advice. */
  readonly help: string;
}

/** Sends one GET. Does not follow redirects, since a key may only go to the given host. Never rejects. */
export async function fetchText(
  url: string,
  { headers, timeoutMs }: FetchOptions,
): Promise<FetchedText | FetchFailure> {
  let isStarted = false;
  try {
    const response = await fetch(url, {
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    isStarted = true;
    const text = await readLimited(response);
    if (text === undefined)
      return failure(
        `The response is larger than ${LIMIT_BYTES / 1024 / 1024} MiB.`,
        "Check that the URL leads to the document.",
      );
    return {
      kind: "response",
      status: response.status,
      contentType: response.headers.get("content-type") ?? "",
      redirectsTo: response.headers.get("location") ?? "",
      text,
    };
  } catch (error) {
    return failureOf(error, { timeoutMs, isStarted });
  }
}

/** Reads a body; undefined if it is too large, without reading the rest. */
async function readLimited(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [size, text] = [0, ""];
  if (Number(response.headers.get("content-length") ?? 0) > LIMIT_BYTES) {
    await response.body?.cancel();
    return undefined;
  }
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > LIMIT_BYTES) return undefined;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

interface Progress {
  readonly timeoutMs: number;
  /** True if status and headers were received. */
  readonly isStarted: boolean;
}

function failureOf(error: unknown, { timeoutMs, isStarted }: Progress): FetchFailure {
  if (error instanceof Error && error.name === "TimeoutError")
    return failure(
      `The service did not respond within ${timeoutMs / 1000} seconds.`,
      "Check the service, or pass a larger --timeout-ms.",
    );
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message || cause.name : String(cause);
  if (isStarted)
    return failure(
      `The response ended before it was complete: ${message.replace(/\.$/, "")}.`,
      "Run the command again, and check what stands between you and the service.",
    );
  return failure(
    `The service cannot be reached: ${message.replace(/\.$/, "")}.`,
    "Start the service, or correct the URL.",
  );
}

function failure(message: string, help: string): FetchFailure {
  return { kind: "failure", message, help };
}
