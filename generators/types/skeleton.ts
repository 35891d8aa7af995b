import { childPointer } from "../core/document/pointer.ts";
import { localReference } from "../core/document/reference.ts";
import type { Printable } from "../core/emit/code.ts";
import type { JsonObject } from "../core/json.ts";
import type {
  ApiModel,
  PathItemModel,
  RequestModel,
  SharableModel,
  SharedComponentsModel,
} from "../core/model/api-model.ts";
import type { Reading } from "../core/model/reading/reading.ts";
import { type ContentBuilders, createContentBuilders, type SkeletonTypes } from "./skeleton-content.ts";

/** A component schema and its type. */
export interface ComponentEntry {
  readonly component: string;
  readonly type: Printable;
  readonly docs?: string;
}

export interface Skeleton {
  readonly skeleton: JsonObject;
  /** The operationIds of the document by those that stand for them in the skeleton. */
  readonly operationIds: ReadonlyMap<string, string>;
}

/**
 * The document with a type for each schema: what is left is how operations are put together from paths, parameters,
 * bodies and responses. Requests are read exactly and responses tolerantly; for webhooks it is the other way round.
 */
export function buildSkeleton(
  model: Pick<ApiModel, "operations" | "pathItems" | "webhookItems" | "shared">,
  types: SkeletonTypes,
  schemas: readonly ComponentEntry[],
): Skeleton {
  const { parts } = types;
  const { shared } = model;
  const content = createContentBuilders(types);
  const stand = (index: number) => `operation${index}`;
  const standIns = new Map(model.operations.map(({ location }, index) => [location.pointer, stand(index)]));
  const operationIds = new Map(model.operations.map(({ operationId }, index) => [stand(index), operationId]));
  const skeleton = {
    paths: itemsOf(model.pathItems, { content, operationIds: standIns, reading: "request" }),
    webhooks: itemsOf(model.webhookItems, { content, operationIds: new Map(), reading: "response" }),
    components: {
      schemas: Object.fromEntries(
        schemas.map(({ component, type, docs }) => [
          component,
          // The schema itself is what the type is found by, so it is not copied.
          Object.assign(parts.schemaOf(type), docs === undefined ? {} : { title: parts.titleOf(docs) }),
        ]),
      ),
      responses: mapped(shared.responses, (part) => content.response(part, "response")),
      parameters: mapped(shared.parameters, (part) => content.parameter(part, "request")),
      requestBodies: mapped(shared.requestBodies, (part) => content.requestBody(part, "request")),
      headers: mapped(shared.headers, (part) => content.header(part, "response")),
    },
  };
  return { skeleton, operationIds };
}

function mapped<Part>(section: ReadonlyMap<string, Part>, build: (part: Part) => JsonObject): JsonObject {
  return Object.fromEntries([...section].map(([name, part]) => [name, build(part)]));
}

function itemsOf(items: readonly PathItemModel[], context: ItemContext): JsonObject {
  return Object.fromEntries(items.map((item) => [item.name, pathItem(item, context)]));
}

interface ItemContext {
  readonly content: ContentBuilders;
  /** What stands for them, by the pointer of the operation; webhooks have none, also where they are paths as well. */
  readonly operationIds: ReadonlyMap<string, string>;
  /** Of requests; responses travel the other way. */
  readonly reading: Reading;
}

function pathItem(item: PathItemModel, context: ItemContext): JsonObject {
  const requests = item.requests.map((one) => [one.httpMethod, operation(one, context)] as const);
  return { ...Object.fromEntries(requests), parameters: parameters(item, context) };
}

function operation(request: RequestModel, context: ItemContext): JsonObject {
  const { content, operationIds, reading } = context;
  const operationId = operationIds.get(request.location.pointer);
  const body = request.requestBody;
  return {
    ...(operationId === undefined ? {} : { operationId }),
    ...content.docs(request),
    parameters: parameters(request, context),
    ...(body
      ? { requestBody: kept("requestBodies", body, context) ?? content.requestBody(body, reading) }
      : {}),
    responses: responses(request, context),
  };
}

function parameters({ parameters }: PathItemModel | RequestModel, context: ItemContext): JsonObject[] {
  const { content, reading } = context;
  return parameters.map((part) => kept("parameters", part, context) ?? content.parameter(part, reading));
}

function responses({ responses }: RequestModel, context: ItemContext): JsonObject {
  const { content, reading } = context;
  const opposite = reading === "request" ? "response" : "request";
  return Object.fromEntries(
    responses.map((part) => [
      part.status,
      kept("responses", part, context) ?? content.response(part, opposite),
    ]),
  );
}

/** The reference to a component, except where it would travel the other way than components are written. */
function kept(
  section: keyof SharedComponentsModel,
  { component }: SharableModel,
  { reading }: ItemContext,
): JsonObject | undefined {
  if (component === undefined || reading !== "request") return undefined;
  return { $ref: localReference(childPointer("/components", section, component)) };
}
