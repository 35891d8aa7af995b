import type { MediaTypeModel } from "../../../core/model/api-model.ts";
import { type Pair, type Pairing, pairNodes } from "./pair-nodes.ts";

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
  const fromBase = coveredBy(named.removed, isRequest ? revision : kept.revision);
  const fromRevision = coveredBy(named.added, isRequest ? kept.base : base);
  const covered = [
    ...fromBase.map(({ type, range }) => ({ base: type, revision: range })),
    ...fromRevision.map(({ type, range }) => ({ base: range, revision: type })),
  ];
  const removed = new Set(covered.map((pair) => pair.base));
  // A type in a range could be sent before, but code could not name it: it is compared, and added.
  const added = new Set(covered.map((pair) => pair.revision).filter((type) => !isNamedNow(type)));
  return {
    both: [...named.both, ...covered],
    removed: named.removed.filter((node) => !removed.has(node)),
    added: named.added.filter((node) => !added.has(node)),
  };

  function isNamedNow(type: MediaTypeModel): boolean {
    return isRequest && fromRevision.some((one) => one.type === type);
  }
}

/** Returns types covered by ranges, each with the most specific range (OpenAPI 3.1, Request Body Object). */
function coveredBy(types: readonly MediaTypeModel[], ranges: readonly MediaTypeModel[]) {
  return types.flatMap((type) => {
    const [range] = ranges
      .filter(({ contentType }) => covers(contentType, type.contentType))
      .sort((one, other) => breadth(one.contentType) - breadth(other.contentType));
    return range ? [{ type, range }] : [];
  });
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
