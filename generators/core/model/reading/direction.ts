import { reachedFrom } from "../../reached-from.ts";
import type { ApiModel, Direction, OperationModel, WebhookModel } from "../api-model.ts";
import { referencedSchemas, schemaChildren } from "../schema-children.ts";
import type { SchemaModel } from "../schema-model.ts";

/** Directions of schemas, references followed. */
export interface Reach {
  directionOf(schema: SchemaModel): Direction;
}

/** Follows requests and responses of every operation; payloads of webhooks count as responses. */
export function findReach(operations: readonly OperationModel[], webhooks: readonly WebhookModel[]): Reach {
  const requests = reachable(operations.flatMap(requestSchemas));
  const responses = reachable([...operations.flatMap(responseSchemas), ...webhooks.flatMap(webhookSchemas)]);
  return {
    directionOf(schema) {
      if (requests.has(schema)) return responses.has(schema) ? "both" : "request";
      return responses.has(schema) ? "response" : "none";
    },
  };
}

/** Returns the schemas that the caller sends. */
export function requestSchemas({ parameters, requestBody }: OperationModel): SchemaModel[] {
  const bodies = (requestBody?.content ?? []).flatMap(({ schema }) => (schema ? [schema] : []));
  return [...parameters.map(({ schema }) => schema), ...bodies];
}

/** Returns the schemas that the service sends. */
export function responseSchemas({ responses }: OperationModel): SchemaModel[] {
  return responses.flatMap(({ content, headers }) => [
    ...content.flatMap(({ schema, stream }) => [schema ?? [], stream?.schema ?? []].flat()),
    ...headers.map(({ schema }) => schema),
  ]);
}

/** Returns the roots of all walks over schemas: components, and the schemas of operations and webhooks. */
export function outermostSchemas({ schemas, operations, webhooks }: ApiModel): SchemaModel[] {
  return [
    ...schemas.map(({ schema }) => schema),
    ...operations.flatMap((operation) => [...requestSchemas(operation), ...responseSchemas(operation)]),
    ...webhooks.flatMap(({ payload }) => payload ?? []),
  ];
}

function webhookSchemas({ requestBody }: WebhookModel): SchemaModel[] {
  return (requestBody?.content ?? []).flatMap(({ schema }) => (schema ? [schema] : []));
}

/** Returns the schemas and all nested ones, references followed. */
export function reachable(roots: readonly SchemaModel[]): Set<SchemaModel> {
  return reachedFrom(roots, (schema) => [...schemaChildren(schema), ...referencedSchemas(schema)]);
}
