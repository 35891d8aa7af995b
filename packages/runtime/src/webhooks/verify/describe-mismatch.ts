import { type HeadersInput, headerReader } from "./signature-headers.ts";

const NO_MATCH = "No signature matches.";
const BRACE = 0x7b;
const REPLACEMENT = [0xef, 0xbf, 0xbd] as const;

/**
 * Describes that no signature matches and, if it can be determined, what changed the delivery on its way. The text
 * contains nothing of the body.
 */
export function describeMismatch(headers: HeadersInput, body: Uint8Array): string {
  const header = headerReader(headers);
  const encoded = (header("content-encoding") ?? "identity").toLowerCase() !== "identity";
  if (encoded && body[0] !== BRACE)
    return `${NO_MATCH} The body is compressed (content-encoding), and signatures cover the uncompressed bytes: decompress it first.`;
  const length = header("content-length");
  if (!encoded && /^\d+$/.test(length ?? "") && Number(length) !== body.length)
    return `${NO_MATCH} The body has ${body.length} bytes, but content-length is ${length}: something changed it before the receiver. Pass on the bytes unchanged.`;
  if (containsReplacement(body))
    return `${NO_MATCH} The body contains U+FFFD, which decoders write for bytes that are not UTF-8: it was probably decoded to text before. Pass on the bytes unchanged.`;
  return `${NO_MATCH} The delivery is forged, its body was changed before the receiver, or its secret is not in \`secrets\`.`;
}

function containsReplacement(body: Uint8Array): boolean {
  const [first, second, third] = REPLACEMENT;
  for (let at = body.indexOf(first); at !== -1; at = body.indexOf(first, at + 1))
    if (body[at + 1] === second && body[at + 2] === third) return true;
  return false;
}
