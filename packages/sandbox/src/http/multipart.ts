/** One part of a multipart body. */
export interface FormPart {
  readonly name: string;
  /** Undefined when the part names no file. */
  readonly filename: string | undefined;
  /** The media type as it was sent; undefined when the part has none. */
  readonly type: string | undefined;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The parts of a `multipart/form-data` body, in their order (RFC 7578, RFC 2046 5.1). Accepts forms that clients
 * send and `Request.formData()` rejects: names without quotes, `filename*`, text before the first and behind the last
 * part, spaces behind a boundary, lines that end with LF alone. Throws an `Error` when the body is not whole.
 */
export function readMultipart(contentType: string, body: Uint8Array<ArrayBuffer>): FormPart[] {
  const boundary = parameters(contentType).get("boundary") ?? "";
  if (boundary === "") throw new Error("The content type names no boundary.");
  const parts: FormPart[] = [];
  let open = nextDelimiter(body, boundary, 0);
  while (open && !open.isLast) {
    const close = nextDelimiter(body, boundary, open.end);
    if (!close) break;
    const part = readPart(body.subarray(open.end, Math.max(open.end, close.start)));
    if (part) parts.push(part);
    open = close;
  }
  if (!open?.isLast) throw new Error("The last boundary is missing.");
  return parts;
}

/** A line with the boundary. */
interface Delimiter {
  /** Start offset, including the line break before it. */
  readonly start: number;
  /** Offset of the next line. */
  readonly end: number;
  readonly isLast: boolean;
}

const [LF, CR, DASH] = [10, 13, 45];
const BLANKS: ReadonlySet<number | undefined> = new Set([9, 32]);

function nextDelimiter(bytes: Uint8Array, boundary: string, from: number): Delimiter | undefined {
  const mark = new TextEncoder().encode(`--${boundary}`);
  // A delimiter may begin where the one before it ends, so the line end between them counts for both.
  for (let at = bytes.indexOf(DASH, from); at >= 0; at = bytes.indexOf(DASH, at + 1)) {
    if ((at > 0 && bytes[at - 1] !== LF) || !mark.every((byte, index) => bytes[at + index] === byte))
      continue;
    const isCrLf = bytes[at - 2] === CR;
    const start = at === 0 ? 0 : at - (isCrLf ? 2 : 1);
    let end = at + mark.length;
    if (bytes[end] === DASH && bytes[end + 1] === DASH) return { start, end, isLast: true };
    while (BLANKS.has(bytes[end])) end += 1;
    if (bytes[end] === CR) end += 1;
    if (bytes[end] === LF) return { start, end: end + 1, isLast: false };
  }
  return undefined;
}

function readPart(bytes: Uint8Array): FormPart | undefined {
  const [head, start] = splitHead(bytes);
  const headers = new Map(
    head.split(/\r?\n(?![ \t])/).map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const disposition = parameters(headers.get("content-disposition") ?? "");
  const name = disposition.get("name");
  if (name === undefined) return undefined;
  return {
    name,
    filename: extended(disposition.get("filename*")) ?? disposition.get("filename"),
    type: headers.get("content-type"),
    bytes: new Uint8Array(bytes.subarray(start)),
  };
}

/** The headers, and the offset behind them. A part without headers begins with an empty line. */
function splitHead(bytes: Uint8Array): [string, number] {
  const textTo = (end: number) => new TextDecoder().decode(bytes.subarray(0, end));
  if (bytes[0] === LF) return ["", 1];
  if (bytes[0] === CR && bytes[1] === LF) return ["", 2];
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) {
    if (bytes[at + 1] === LF) return [textTo(at), at + 2];
    if (bytes[at + 1] === CR && bytes[at + 2] === LF) return [textTo(at), at + 3];
  }
  return [textTo(bytes.length), bytes.length];
}

/** `; name=value` and `; name="value"`, by name in lower case. */
function parameters(header: string): Map<string, string> {
  const found = header.matchAll(/;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g);
  return new Map(
    [...found].map(([, name = "", quoted, token = ""]) => [
      name.toLowerCase(),
      quoted === undefined ? token.trim() : unquoted(quoted),
    ]),
  );
}

/** Browsers write a quote as `%22`, other clients as `\"`; a backslash before anything else belongs to a path of Windows. */
function unquoted(text: string): string {
  return text.replaceAll(/\\(["\\])/g, "$1").replaceAll(/%22|%0d|%0a/gi, decodeURIComponent);
}

/** `UTF-8''na%C3%AFve.pdf` (RFC 5987); undefined when it cannot be read. */
function extended(value: string | undefined): string | undefined {
  const [, text] = /^utf-8'[^']*'(.*)$/i.exec(value ?? "") ?? [];
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
