import type { MediaTypeModel } from "../../../core/model/api-model.ts";
import { type Pair, type Pairing, pairNodes } from "./pair-nodes.ts";

/** Media types of one body in both documents. */
export interface MediaTypePair extends Pair<readonly MediaTypeModel[]> {
  readonly direction: "request" | "response";
}

/**
 * Pairs media types by name, then by range: a request stays possible when a wider range
 * takes its type in, a response stays readable when its type lies in the range that was there. A range that both documents
 * have covers the types that only one of them names.
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
  // What a range took in could be sent before, but code did not know it by its name: it is compared, and new.
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

/** The types that lie in one of some ranges, each with that range: the most specific one counts (OpenAPI 3.1, Request Body Object). */
function coveredBy(types: readonly MediaTypeModel[], ranges: readonly MediaTypeModel[]) {
  return types.flatMap((type) => {
    const [range] = ranges
      .filter(({ contentType }) => covers(contentType, type.contentType))
      .sort((one, other) => breadth(one.contentType) - breadth(other.contentType));
    return range ? [{ type, range }] : [];
  });
}

/** How much a media type leaves open: nothing, the subtype, everything. */
function breadth(contentType: string): number {
  return (contentType.match(/\*/g) ?? []).length;
}

/** Parameters that describe the encoding of a text and not its content. */
const ENCODING_PARAMETERS = /^(charset|boundary|q)=/;

/** A value that needs no quotes (RFC 9110, 5.6.6: with and without them it is the same). */
const QUOTED = /="([^"\\]*)"$/;

/** A media type as it is compared: without case, blanks and character set, its parameters in order. */
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
