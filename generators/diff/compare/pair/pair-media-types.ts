import type { MediaTypeModel } from "../../../core/model/api-model.ts";
import { type Pair, type Pairing, pairCovered, pairNodes } from "./pair-nodes.ts";

/** Media types of one body in both documents. */
export interface MediaTypePair extends Pair<readonly MediaTypeModel[]> {
  readonly direction: "request" | "response";
}

/**
 * Pairs media types by name, then by range: a request stays possible if a wider range includes its type, a response
 * stays readable if the old range includes its type. A range of both documents covers the types that only one names.
 */
export function pairMediaTypes({ base, revision, direction }: MediaTypePair): Pairing<MediaTypeModel> {
  const named = pairNodes({ base, revision }, [({ contentType }) => normaliseMediaType(contentType)]);
  const kept = {
    base: named.both.map((pair) => pair.base),
    revision: named.both.map((pair) => pair.revision),
  };
  const isRequest = direction === "request";
  const rangeIn = {
    base: (type: MediaTypeModel) => rangeOf(type, isRequest ? kept.base : base),
    revision: (type: MediaTypeModel) => rangeOf(type, isRequest ? revision : kept.revision),
  };
  const pairing = pairCovered(named, rangeIn);
  // A type in a range could be sent before, but code could not name it: it is compared, and added.
  const isNamedNow = (type: MediaTypeModel) => isRequest && rangeIn.base(type) !== undefined;
  return { ...pairing, added: named.added.filter((one) => pairing.added.includes(one) || isNamedNow(one)) };
}

/** Finds the most specific range that covers a type (OpenAPI 3.1, Request Body Object). */
function rangeOf({ contentType }: MediaTypeModel, ranges: readonly MediaTypeModel[]) {
  return ranges
    .filter((range) => covers(range.contentType, contentType))
    .sort((one, other) => breadth(one.contentType) - breadth(other.contentType))[0];
}

/** Counts the wildcards of a media type. */
function breadth(contentType: string): number {
  return (contentType.match(/\*/g) ?? []).length;
}

/** Parameters that describe the encoding of a text and not its content. */
const ENCODING_PARAMETERS = /^(charset|boundary|q)=/;

/** A quoted value that needs no quotes (RFC 9110, 5.6.6: both forms are the same). */
const QUOTED = /="([^"\\]*)"$/;

/** Normalizes a media type: without case, blanks and charset, and with sorted parameters. */
export function normaliseMediaType(contentType: string): string {
  const [essence = "", ...parameters] = contentType.toLowerCase().replaceAll(/\s+/g, "").split(";");
  const meaningful = parameters
    .filter((parameter) => parameter !== "" && !ENCODING_PARAMETERS.test(parameter))
    .map((parameter) => parameter.replace(QUOTED, "=$1"));
  return [essence, ...meaningful.sort()].join(";");
}

/** True for a range that contains another media type: `text/*`, or a type without its parameters. */
export function covers(wide: string, narrow: string): boolean {
  const [range, type] = [normaliseMediaType(wide), normaliseMediaType(narrow)];
  const [essence = ""] = type.split(";");
  if (range === "*/*" || range === type || range === essence) return true;
  return range.endsWith("/*") && essence.startsWith(range.slice(0, -1));
}
