import type { Printable } from "../core/emit/code.ts";
import type { JsonObject } from "../core/json.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { RESERVED_HEADERS } from "../core/model/read/read-parameters.ts";
import { childOf, entriesOf, followed, type Place, writtenOut } from "./places.ts";
import { type ContentBuilders, createContentBuilders, type SkeletonTypes } from "./skeleton-content.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

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
  model: ApiModel,
  types: SkeletonTypes,
  schemas: readonly ComponentEntry[],
): Skeleton {
  const { parts } = types;
  const content = createContentBuilders(model, types);
  const stand = (index: number) => `operation${index}`;
  const standIns = new Map(model.operations.map(({ place }, index) => [place.pointer, stand(index)]));
  const operationIds = new Map(model.operations.map(({ operationId }, index) => [stand(index), operationId]));
  const item = (place: Place) => pathItem(place, { content, operationIds: standIns });
  const requests: Place = {
    document: model.document,
    pointer: "",
    value: model.document,
    reading: "exact",
    keepsReferences: true,
  };
  const responses: Place = { ...requests, reading: "tolerant" };
  const events: Place = { ...responses, keepsReferences: false };
  const skeleton = {
    paths: itemsOf(requests, "paths", item),
    webhooks: itemsOf(events, "webhooks", item),
    components: {
      schemas: Object.fromEntries(
        schemas.map(({ component, type, docs }) => [
          component,
          // The schema itself is what the type is found by, so it is not copied.
          Object.assign(parts.schemaOf(type), docs === undefined ? {} : { title: parts.titleOf(docs) }),
        ]),
      ),
      responses: section(responses, "responses", content.response),
      parameters: section(requests, "parameters", content.parameter),
      requestBodies: section(requests, "requestBodies", content.requestBody),
      headers: section(responses, "headers", content.header),
    },
  };
  return { skeleton, operationIds };
}

type Build = (place: Place) => JsonObject;

function itemsOf(root: Place, key: "paths" | "webhooks", build: Build): JsonObject {
  const items = entriesOf(root, key).filter(([name]) => !name.startsWith("x-"));
  return Object.fromEntries(items.map(([name, item]) => [name, writtenOut(item, "pathItems", build)]));
}

function section(root: Place, name: string, build: Build): JsonObject {
  const entries = entriesOf(root, "components", name);
  return Object.fromEntries(entries.map(([key, entry]) => [key, writtenOut(entry, name, build)]));
}

interface OperationContext {
  readonly content: ContentBuilders;
  /** What stands for them, by the pointer of the operation; webhooks have none. */
  readonly operationIds: ReadonlyMap<string, string>;
}

function pathItem(place: Place, context: OperationContext): JsonObject {
  const operations = METHODS.flatMap((method) => {
    const entry = childOf(place, method);
    return entry ? [[method, operation(entry, context)] as const] : [];
  });
  return { parameters: parameters(place, context.content), ...Object.fromEntries(operations) };
}

function operation(place: Place, { content, operationIds }: OperationContext): JsonObject {
  const operationId = operationIds.get(place.pointer);
  const body = childOf(place, "requestBody");
  return {
    ...(operationId === undefined ? {} : { operationId }),
    ...content.docs(place),
    parameters: parameters(place, content),
    ...(body ? { requestBody: followed(body, "requestBodies", content.requestBody) } : {}),
    responses: responses({ ...place, reading: place.reading === "exact" ? "tolerant" : "exact" }, content),
  };
}

function responses(place: Place, { response }: ContentBuilders): JsonObject {
  const entries = entriesOf(place, "responses").filter(([status]) =>
    /^([1-5]\d\d|[1-5]xx|default)$/i.test(status),
  );
  return Object.fromEntries(
    entries.map(([status, entry]) => [statusKey(status), followed(entry, "responses", response)]),
  );
}

/** `4xx` and `4XX` mean the same; clients look for the second. */
function statusKey(status: string): string {
  return status === "default" ? status : status.toUpperCase();
}

function parameters(place: Place, { parameter }: ContentBuilders): JsonObject[] {
  const list = Array.isArray(place.value.parameters) ? place.value.parameters : [];
  return list.flatMap((_, index) => {
    const entry = childOf(place, "parameters", String(index));
    if (!entry || isIgnored(writtenOut(entry, "parameters", ({ value }) => value))) return [];
    return [followed(entry, "parameters", parameter)];
  });
}

function isIgnored({ name, in: location }: JsonObject): boolean {
  return typeof name !== "string" || (location === "header" && RESERVED_HEADERS.has(name.toLowerCase()));
}
