import type { HeaderModel, ParameterModel } from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { CompareContext } from "../context.ts";
import { type Pair, pairNodes } from "../pair/pair-nodes.ts";
import type { Travel } from "../schema/direction/directional-view.ts";
import { reportIf, reportInBase, reportInRevision, within } from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { compareLifecycle } from "./lifecycle.ts";
import { compareHeldContent } from "./other-fields.ts";
import { compareProse, VALUE_PROSE } from "./prose.ts";
import { compareSchemasAt } from "./schemas-at.ts";
import { compareContentTypes, isSentAlike, serializationWords } from "./serialization.ts";

/** A header, or a parameter of a request that the service sends. */
export interface Header extends HeaderModel {
  /** Default: `header`. */
  readonly in?: ParameterModel["in"];
}

/** Headers of something in both documents. */
export interface HeadersPair {
  readonly headers: Pair<readonly Header[]>;
  readonly position: Position;
  readonly direction: Travel;
}

/** Headers without `Content-Type`, which OpenAPI says to ignore: the media types describe it. */
export function withoutContentType(headers: readonly HeaderModel[]): HeaderModel[] {
  return headers.filter(({ name }) => name.toLowerCase() !== "content-type");
}

/** Changes of headers. */
export function compareHeaders(
  context: CompareContext,
  { headers, position, direction }: HeadersPair,
): Difference[] {
  const { both, removed, added } = pairNodes(headers, [identityOf]);
  const rules = HEADER_RULES[direction];
  const reported = (header: Header) => about(header, { position, direction });
  return [
    ...removed.map((header) => reportInBase(rules.removed(header), reported(header))),
    ...both.flatMap((pair) => compareHeader(context, { pair, position, direction })),
    ...added.map((header) => reportInRevision(rules.added(header), reported(header))),
  ];
}

/** Which rule reports a change of a header. */
interface HeaderRules {
  added(header: Header): RuleId;
  removed(header: Header): RuleId;
  /** For one that is required in one document and not in the other. */
  demand(revision: Header): RuleId;
  readonly written: RuleId;
}

/** The user reads what comes with a response, and has to send what comes with a request. */
const HEADER_RULES: Readonly<Record<Travel, HeaderRules>> = {
  response: {
    added: () => "response-header-added",
    removed: ({ required }) => (required ? "required-response-header-removed" : "response-header-removed"),
    demand: ({ required }) =>
      required ? "response-header-newly-required" : "response-header-no-longer-required",
    written: "response-header-serialization-changed",
  },
  request: {
    added: ({ required }) => (required ? "required-parameter-added" : "parameter-added"),
    removed: () => "parameter-removed",
    demand: ({ required }) => (required ? "parameter-newly-required" : "parameter-no-longer-required"),
    written: "parameter-serialization-changed",
  },
};

/** Names of headers do not depend on case. */
function identityOf({ name, in: location = "header" }: Header): string {
  return `${location} ${location === "header" ? name.toLowerCase() : name}`;
}

function about(
  { name, in: where = "header", location }: Header,
  { position, direction }: Omit<HeadersPair, "headers">,
) {
  const subject = where === "header" ? `header ${name}` : `${where} parameter ${name}`;
  return { direction, position: within(position, subject), location, subject } as const;
}

interface HeaderPair extends Omit<HeadersPair, "headers"> {
  readonly pair: Pair<Header>;
}

function compareHeader(context: CompareContext, { pair: nodes, ...where }: HeaderPair): Difference[] {
  const { base, revision } = nodes;
  const { direction } = where;
  const rules = HEADER_RULES[direction];
  const reported = about(revision, where);
  const { position } = reported;
  const writings = { before: writingWords(base), after: writingWords(revision) };
  const isPlain = base.contentType === undefined && revision.contentType === undefined;
  const [was, is] = [located(base), located(revision)];
  const how = compareContentTypes(was, is);
  const isWrittenAlike = how !== "different" && isSentAlike(was, is);
  const notations = { before: base.contentType ?? null, after: revision.contentType ?? null };
  const isRecased = base.name !== revision.name;
  return [
    ...reportIf(base.required !== revision.required, rules.demand(revision), reported),
    ...reportIf(isRecased, "header-recased", { ...reported, before: base.name, after: revision.name }),
    ...reportIf(how === "alike", "parameter-notation-changed", { ...reported, ...notations }),
    ...reportIf(!isWrittenAlike, rules.written, { ...reported, ...writings }),
    ...compareLifecycle(context.options, { nodes, position, direction, what: reported.subject }),
    ...compareSchemasAt(context, {
      base: base.schema,
      revision: revision.schema,
      holder: { base: base.location, revision: revision.location },
      direction,
      position,
      isText: direction === "request" && isPlain,
    }),
    ...compareProse(context, { nodes, position, direction, fields: VALUE_PROSE }),
    ...compareHeldContent(context, { nodes, position, direction }),
    ...compareExtensions(context, { nodes, position }),
  ];
}

function located({ in: location = "header", style, explode, schema, contentType }: Header) {
  return { in: location, style, explode, schema, contentType };
}

function writingWords(header: Header): string {
  return header.contentType ?? serializationWords(located(header));
}
