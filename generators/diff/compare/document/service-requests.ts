import type {
  MediaTypeModel,
  RequestBodyModel,
  ResponseModel,
  ServiceRequestModel,
} from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { compareRequestContent, compareResponseContent } from "./bodies.ts";
import { reportIf, reportInBase, reportInRevision, within } from "./differences.ts";
import { compareHeaders, type Header } from "./headers.ts";
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
  ];
}

function comparePayload(
  context: CompareContext,
  { base, revision, position: whole }: ServiceRequestPair,
): Difference[] {
  const position = within(whole, "payload");
  const nodes = { base: bodyOf(base), revision: bodyOf(revision) };
  const content = { base: contentOf(nodes.base), revision: contentOf(nodes.revision) };
  const holders = { base: nodes.base.place, revision: nodes.revision.place };
  const isLoosened = nodes.base.required && !nodes.revision.required && content.revision.length > 0;
  const about = { direction: "response", position } as const;
  return [
    ...reportIf(isLoosened, "payload-no-longer-required", {
      ...about,
      place: holders.revision,
      subject: "payload",
    }),
    ...compareResponseContent(context, { ...content, holders, position }),
    ...compareProse(context, { nodes, ...about, fields: ["description"] }),
  ];
}

type Body = Omit<RequestBodyModel, "description" | "component">;

/** The body of a request; an empty one at the place of the request when there is none. */
function bodyOf({ requestBody, place }: ServiceRequestModel): Body {
  return requestBody ?? { required: false, content: [], prose: {}, extensions: {}, place };
}

/** How the fields of a form are encoded is not compared for what the service sends, and for responses to it. */
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
  const [old, fresh] = [byStatus(base), byStatus(revision)];
  const reported = ({ status, place }: ResponseModel) => {
    const where = within(position, `answer ${status}`);
    return { direction: "request", position: where, place, subject: status } as const;
  };
  return [
    ...[...old.values()].flatMap((response) => {
      const other = fresh.get(response.status);
      if (other === undefined) return [reportInBase("answer-status-removed", reported(response))];
      const content = { base: contentOf(response), revision: contentOf(other) };
      return compareRequestContent(context, { ...content, position: reported(other).position });
    }),
    ...[...fresh.values()]
      .filter(({ status }) => !old.has(status))
      .map((response) => reportInRevision("answer-status-added", reported(response))),
  ];
}

function byStatus({ responses }: ServiceRequestModel): ReadonlyMap<string, ResponseModel> {
  return new Map(responses.map((response) => [response.status, response]));
}
