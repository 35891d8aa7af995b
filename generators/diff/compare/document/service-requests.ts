import type {
  MediaTypeModel,
  RequestBodyModel,
  ResponseModel,
  ServiceRequestModel,
} from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { coverOf, pairResponses } from "../pair/pair-responses.ts";
import { compareRequestContent, compareResponseContent } from "./bodies.ts";
import { reportIf, reportInBase, reportInRevision, within } from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { compareHeaders, type Header, withoutContentType } from "./headers.ts";
import { compareOtherFields, itemAround } from "./other-fields.ts";
import { compareProse } from "./prose.ts";

/** A request that the service sends to the user, in both documents. */
export interface ServiceRequestPair extends Pair<ServiceRequestModel> {
  readonly position: Position;
}

/** Changes of a request that the service sends. The user reads its payload as if it were a response. */
export function compareServiceRequest(context: CompareContext, pair: ServiceRequestPair): Difference[] {
  const { base, revision, position } = pair;
  const headers = { base: headersOf(base), revision: headersOf(revision) };
  return [
    ...comparePayload(context, pair),
    ...compareHeaders(context, { headers, position, direction: "response" }),
    ...compareUserResponses(context, pair),
    ...compareOtherFields(context, "sentRequest", {
      nodes: { base, revision },
      position,
      direction: "response",
    }),
    ...compareOtherFields(context, "sentItem", {
      nodes: { base: itemAround(context.base, base), revision: itemAround(context.revision, revision) },
      position,
      direction: "response",
    }),
  ];
}

function comparePayload(
  context: CompareContext,
  { base, revision, position: whole }: ServiceRequestPair,
): Difference[] {
  const position = within(whole, "payload");
  const nodes = { base: bodyOf(base), revision: bodyOf(revision) };
  const content = { base: nodes.base.content, revision: nodes.revision.content };
  const holders = { base: nodes.base.location, revision: nodes.revision.location };
  const isBoth = content.base.length > 0 && content.revision.length > 0;
  const isTightened = isBoth && !nodes.base.required && nodes.revision.required;
  const isLoosened = nodes.base.required && !nodes.revision.required && content.revision.length > 0;
  const about = { direction: "response", position } as const;
  return [
    ...reportIf(isLoosened, "payload-no-longer-required", {
      ...about,
      location: holders.revision,
      subject: "payload",
    }),
    ...reportIf(isTightened, "payload-newly-required", {
      ...about,
      location: holders.revision,
      subject: "payload",
    }),
    ...compareResponseContent(context, { ...content, holders, position }),
    ...compareProse(context, { nodes, ...about, fields: ["description"] }),
    ...compareExtensions(context, { nodes, position }),
  ];
}

type Body = Omit<RequestBodyModel, "description" | "component">;

/** The body of a request; an empty one at the place of the request when there is none. */
function bodyOf({ requestBody, location }: ServiceRequestModel): Body {
  return requestBody ?? { required: false, content: [], prose: {}, extensions: {}, location };
}

/** An encoding holds for requests alone (OpenAPI 3.1, Media Type Object). */
function contentOf({ content }: Pick<Body, "content">): MediaTypeModel[] {
  return content.map((mediaType) => ({ ...mediaType, encoding: new Map() }));
}

/** What is sent beside the payload. Parameters of the path belong to the URL, which is compared as a whole. */
function headersOf({ parameters }: ServiceRequestModel): Header[] {
  return parameters.filter(({ in: location }) => location !== "path");
}

/** Changes of the responses that the service accepts. Here, the user sends. */
function compareUserResponses(
  context: CompareContext,
  { base, revision, position }: ServiceRequestPair,
): Difference[] {
  const lists = { base: answersOf(base), revision: answersOf(revision) };
  const { both, removed, added } = pairResponses(lists);
  const [old, fresh] = [statusesOf(lists.base), statusesOf(lists.revision)];
  const isCovered = ({ status }: Answer) => coverOf(status, lists.revision) !== undefined;
  const narrowed = new Set(both.flatMap(({ base }) => (fresh.has(base.status) ? [] : [base])));
  const lost = [...removed, ...[...narrowed].filter((answer) => !isCovered(answer))];
  const reported = ({ status, response: { location } }: Answer) => {
    const where = within(position, `answer ${status}`);
    return { direction: "request", position: where, location, subject: status } as const;
  };
  return [
    ...lost.map((answer) => reportInBase("answer-status-removed", reported(answer))),
    ...both.flatMap((pair) => {
      const statuses = { before: pair.base.status, after: pair.revision.status };
      const isMerged = !fresh.has(statuses.before) && isCovered(pair.base);
      const isSplit = !old.has(statuses.after) && !isMerged;
      const about = { ...reported(pair.revision), ...statuses };
      return [
        ...reportIf(isMerged, "answer-status-merged", about),
        ...reportIf(isSplit, "answer-status-split", about),
        ...compareAnswer(context, { pair, position: about.position }),
      ];
    }),
    ...added.map((answer) => reportInRevision("answer-status-added", reported(answer))),
  ];
}

/** A response of the user, by its status in upper case. */
interface Answer {
  readonly status: string;
  readonly response: ResponseModel;
}

interface AnswerPair {
  readonly pair: Pair<Answer>;
  readonly position: Position;
}

function compareAnswer(context: CompareContext, { pair, position }: AnswerPair): Difference[] {
  const nodes = { base: pair.base.response, revision: pair.revision.response };
  const content = { base: contentOf(nodes.base), revision: contentOf(nodes.revision) };
  const headers = {
    base: withoutContentType(nodes.base.headers),
    revision: withoutContentType(nodes.revision.headers),
  };
  const about = { position, direction: "request" } as const;
  return [
    ...compareRequestContent(context, { ...content, position }),
    ...compareHeaders(context, { headers, ...about }),
    ...compareProse(context, { nodes, ...about, fields: ["summary", "description"] }),
    ...compareOtherFields(context, "answer", { nodes, ...about }),
    ...compareExtensions(context, { nodes, position }),
  ];
}

function answersOf({ responses }: ServiceRequestModel): Answer[] {
  return responses.map((response) => {
    const { status } = response;
    return { status: status === "default" ? status : status.toUpperCase(), response };
  });
}

function statusesOf(answers: readonly Answer[]): ReadonlySet<string> {
  return new Set(answers.map(({ status }) => status));
}
