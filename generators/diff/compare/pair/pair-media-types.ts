import type { MediaTypeModel } from "../../../core/model/api-model.ts";
import { type Pair, type Pairing, pairNodes } from "./pair-nodes.ts";

/** Media types of one body in both documents. */
export interface MediaTypePair extends Pair<readonly MediaTypeModel[]> {
  readonly direction: "request" | "response";
}

/**
 * Pairs media types by name, then by range: a request stays possible when a wider range
 * takes its type in, a response stays readable when its type lies in the range that was there.
 */
export function pairMediaTypes({ base, revision, direction }: MediaTypePair): Pairing<MediaTypeModel> {
  const named = pairNodes({ base, revision }, [({ contentType }) => normaliseMediaType(contentType)]);
  const covered = direction === "request" ? coveredRequests(named, revision) : coveredResponses(named, base);
  const removed = new Set(covered.map((pair) => pair.base));
  const added = new Set(covered.map((pair) => pair.revision));
  return {
    both: [...named.both, ...covered],
    removed: named.removed.filter((node) => !removed.has(node)),
    added: named.added.filter((node) => !added.has(node)),
  };
}

function coveredRequests({ removed }: Pairing<MediaTypeModel>, all: readonly MediaTypeModel[]) {
  return removed.flatMap((base) => {
    const revision = all.find(({ contentType }) => covers(contentType, base.contentType));
    return revision ? [{ base, revision }] : [];
  });
}

function coveredResponses({ added }: Pairing<MediaTypeModel>, all: readonly MediaTypeModel[]) {
  return added.flatMap((revision) => {
    const base = all.find(({ contentType }) => covers(contentType, revision.contentType));
    return base ? [{ base, revision }] : [];
  });
}

/** Parameters that describe the encoding of a text and not its content. */
const ENCODING_PARAMETERS = /^(charset|boundary|q)=/;

/** A media type as it is compared: without case, blanks and character set, its parameters in order. */
export function normaliseMediaType(contentType: string): string {
  const [essence = "", ...parameters] = contentType.toLowerCase().replaceAll(/\s+/g, "").split(";");
  const meaningful = parameters.filter(
    (parameter) => parameter !== "" && !ENCODING_PARAMETERS.test(parameter),
  );
  return [essence, ...meaningful.sort()].join(";");
}

/** True for a range that contains another media type: `text/*`, or a type without its parameters. */
export function covers(wide: string, narrow: string): boolean {
  const [range, type] = [normaliseMediaType(wide), normaliseMediaType(narrow)];
  const [essence = ""] = type.split(";");
  if (range === "*/*" || range === type || range === essence) return true;
  return range.endsWith("/*") && essence.startsWith(range.slice(0, -1));
}
