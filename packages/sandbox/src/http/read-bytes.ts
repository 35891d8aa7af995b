/** Size limits of bodies, in bytes. No limit is stated: these are the sandbox's own. */
export const MAX_BYTES = {
  /** Of a request with JSON: one mebibyte. */
  json: 1_048_576,
  /** Of an upload: 64 mebibytes. */
  upload: 67_108_864,
  /** Of a control call: 256 mebibytes, since a snapshot is one body. */
  control: 268_435_456,
} as const;

/** The body; undefined when it has more bytes than the limit, which are then not read. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > limit) return undefined;
  if (Number.isNaN(declared)) return readStream(request.body, limit);
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.length > limit ? undefined : bytes;
}

async function readStream(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    parts.push(part.value);
    // Left as it is: to cancel the stream of a text ends the process in some versions of Node.
    if (length > limit) return undefined;
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
