import type {
  ParameterModel,
  RequestBodyModel,
  ResponseModel,
  ServiceRequestModel,
} from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import { mapPair } from "../pair/pair-nodes.ts";
import { coverOf, pairResponses } from "../pair/pair-responses.ts";
import { compareContent, compareResponseContent } from "./bodies.ts";
import { compareMembers, inside, mapNodes, type Part, reportIf } from "./differences.ts";
import { compareHeaders, compareSentValues } from "./headers.ts";
import { compareFields, compareOtherFields, itemAround } from "./other-fields.ts";

/** A request that the service sends to the user, in both documents. */
type SentPart = Part<ServiceRequestModel, "response">;

/** Compares a request that the service sends. Its payload counts as a response. */
export function compareServiceRequest(request: SentPart): Difference[] {
  return [
    ...comparePayload(request),
    ...compareSentValues(mapNodes(request, valuesOf)),
    ...compareUserResponses(request),
    ...compareOtherFields(request, "sentRequest"),
    ...compareOtherFields(mapNodes(request, itemAround), "sentItem"),
  ];
}

function comparePayload(request: SentPart): Difference[] {
  const payload = inside(mapNodes(request, bodyOf), "payload");
  const { base, revision } = payload.nodes;
  const isLeft = revision.content.length > 0;
  const isTightened = isLeft && base.content.length > 0 && !base.required && revision.required;
  const isLoosened = isLeft && base.required && !revision.required;
  return [
    ...reportIf(isLoosened, "payload-no-longer-required", payload),
    ...reportIf(isTightened, "payload-newly-required", payload),
    ...compareResponseContent(payload),
    ...compareFields(payload, "requestBody"),
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
function compareUserResponses(request: SentPart): Difference[] {
  const answers = mapPair(request.nodes, answersOf);
  const { both, removed, added } = pairResponses(answers);
  const statuses = mapPair(answers, (list) => new Set(list.map(({ status }) => status)));
  const isCovered = ({ status }: ResponseModel) => coverOf(status, answers.revision) !== undefined;
  const narrowed = new Set(
    both.map(({ base }) => base).filter(({ status }) => !statuses.revision.has(status)),
  );
  const lost = [...removed, ...[...narrowed].filter((answer) => !isCovered(answer))];
  return compareMembers<ResponseModel, "request">(
    { both, removed: lost, added },
    {
      partOf(nodes) {
        const { status } = nodes.revision;
        return { ...inside(request, `answer ${status}`), nodes, direction: "request", subject: status };
      },
      removed: () => "answer-status-removed",
      added: () => "answer-status-added",
      compare(part) {
        const { base, revision } = part.nodes;
        const isMerged = !statuses.revision.has(base.status) && isCovered(base);
        const isSplit = !statuses.base.has(revision.status) && !isMerged;
        const about = { ...part, before: base.status, after: revision.status };
        return [
          ...reportIf(isMerged, "answer-status-merged", about),
          ...reportIf(isSplit, "answer-status-split", about),
          ...compareContent(mapNodes(part, withoutEncodings)),
          ...compareHeaders(part),
          ...compareFields(part, "answer"),
        ];
      },
    },
  );
}

/** Returns the responses of the user, with their statuses in upper case. */
function answersOf({ responses }: ServiceRequestModel): ResponseModel[] {
  return responses.map((response) => {
    const { status } = response;
    return { ...response, status: status === "default" ? status : status.toUpperCase() };
  });
}
