import type {
  ParameterModel,
  RequestBodyModel,
  ResponseModel,
  ServiceRequestModel,
} from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { coverOf, pairResponses } from "../pair/pair-responses.ts";
import { compareContent, compareResponseContent } from "./bodies.ts";
import { type Part, reportedOf, reportIf, reportInBase, reportInRevision, within } from "./differences.ts";
import { compareHeaders, compareSentValues } from "./headers.ts";
import { compareFields, compareOtherFields, itemAround } from "./other-fields.ts";

/** A request that the service sends to the user, in both documents. */
type SentPart = Part<ServiceRequestModel, "response">;

/** Compares a request that the service sends. Its payload counts as a response. */
export function compareServiceRequest(context: CompareContext, part: SentPart): Difference[] {
  const { base, revision } = part.nodes;
  const values = { base: valuesOf(base), revision: valuesOf(revision) };
  const items = { base: itemAround(context.base, base), revision: itemAround(context.revision, revision) };
  return [
    ...comparePayload(context, part),
    ...compareSentValues(context, { ...part, nodes: values }),
    ...compareUserResponses(context, part),
    ...compareOtherFields(context, part, "sentRequest"),
    ...compareOtherFields(context, { ...part, nodes: items }, "sentItem"),
  ];
}

function comparePayload(context: CompareContext, request: SentPart): Difference[] {
  const nodes = { base: bodyOf(request.nodes.base), revision: bodyOf(request.nodes.revision) };
  const part = { ...request, nodes, position: within(request.position, "payload") };
  const { base, revision } = nodes;
  const isLeft = revision.content.length > 0;
  const isTightened = isLeft && base.content.length > 0 && !base.required && revision.required;
  const isLoosened = isLeft && base.required && !revision.required;
  return [
    ...reportIf(isLoosened, "payload-no-longer-required", reportedOf(part, "payload")),
    ...reportIf(isTightened, "payload-newly-required", reportedOf(part, "payload")),
    ...compareResponseContent(context, part),
    ...compareFields(context, part, "requestBody"),
  ];
}

type Body = Omit<RequestBodyModel, "description" | "component">;

/** Returns the body of a request, or an empty one at the place of the request. */
function bodyOf({ requestBody, location }: ServiceRequestModel): Body {
  return requestBody ?? { required: false, content: [], prose: {}, extensions: {}, location };
}

/** Removes encodings, which apply only to requests (OpenAPI 3.1, Media Type Object). */
function withoutEncodings(response: ResponseModel): ResponseModel {
  return { ...response, content: response.content.map((type) => ({ ...type, encoding: new Map() })) };
}

/** Returns the parameters outside the path, which is compared with the whole URL. */
function valuesOf({ parameters }: ServiceRequestModel): ParameterModel[] {
  return parameters.filter(({ in: location }) => location !== "path");
}

/** Compares the responses that the service accepts. They count as requests. */
function compareUserResponses(context: CompareContext, { nodes, position }: SentPart): Difference[] {
  const lists = { base: answersOf(nodes.base), revision: answersOf(nodes.revision) };
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
        ...compareAnswer(context, {
          nodes: { base: pair.base.response, revision: pair.revision.response },
          position: about.position,
          direction: "request",
        }),
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

function compareAnswer(context: CompareContext, part: Part<ResponseModel, "request">): Difference[] {
  const { base, revision } = part.nodes;
  const nodes = { base: withoutEncodings(base), revision: withoutEncodings(revision) };
  return [
    ...compareContent(context, { ...part, nodes }),
    ...compareHeaders(context, part),
    ...compareFields(context, part, "answer"),
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
