import type { OperationModel, ParameterModel } from "../../core/model/api-model.ts";
import { preferredStream } from "../../core/model/stream-format.ts";
import { buildSchema } from "../build/build-schema.ts";
import { memberDefault } from "../build/objects/member-default.ts";
import { optionalMember } from "../build/objects/object.ts";
import type { SchemaReading, Scope } from "../build/scope.ts";
import { type Member, members, method, runtime, type ZodNode } from "../build/zod-node.ts";
import { deferredUnlessNamed } from "../module/deferred.ts";
import { bodyNode } from "./body-node.ts";

/** What gives the scope of a reading. */
interface Scopes {
  scope(reading: SchemaReading): Scope;
}

/**
 * `{ request, response }`: requests in the exact reading, responses in the tolerant one, by status; and `event`,
 * by status as well, where a response is a stream.
 */
export function operationNode(operation: OperationModel, module: Scopes): ZodNode {
  const events = eventNodes(operation, module);
  return members([
    { key: "request", node: requestNode(operation, module) },
    { key: "response", node: responseNode(operation, module) },
    ...(events.length > 0 ? [{ key: "event", node: members(events) }] : []),
  ]);
}

// As in the types of operations, and where clients look for them.
const PLACES = ["path", "query", "header", "cookie"] as const satisfies readonly ParameterModel["in"][];

function requestNode(operation: OperationModel, module: Scopes): ZodNode {
  const { parameters, requestBody } = operation;
  const scope = module.scope("exact");
  const parts: Member[] = PLACES.flatMap((place) => {
    const list = parameters.filter((parameter) => parameter.in === place);
    return list.length > 0
      ? [{ key: place, node: deferredUnlessNamed(parametersNode(list, operation, scope)) }]
      : [];
  });
  const body = requestBody && bodyNode(requestBody.content, scope);
  if (body) {
    const node = requestBody.required ? body : method(body, "optional");
    parts.push({ key: "body", node: deferredUnlessNamed(node) });
  }
  return members(parts);
}

function parametersNode(
  parameters: readonly ParameterModel[],
  { pagination }: OperationModel,
  scope: Scope,
): ZodNode {
  // Without a size of its own, such a list is not asked for in pages.
  const pageSize = pagination?.mode === "optional" ? pagination.limit : undefined;
  const entries = parameters.map(({ name, required, schema }) => {
    const { node } = buildSchema(schema, scope);
    const absent = name === pageSize ? undefined : memberDefault(schema, scope);
    return { key: name, node: required ? node : optionalMember(node, absent) };
  });
  return runtime("object", members(entries));
}

function responseNode({ responses }: OperationModel, module: Scopes): ZodNode {
  const scope = module.scope("tolerant");
  const entries = responses.flatMap(({ status, content }) => {
    const whole = content.filter(({ stream }) => stream === undefined);
    const node = bodyNode(whole, scope);
    return node ? [{ key: status, node: deferredUnlessNamed(node) }] : [];
  });
  return members(entries);
}

/** What the events of each stream are. */
function eventNodes({ responses }: OperationModel, module: Scopes): Member[] {
  const scope = module.scope("tolerant");
  return responses.flatMap(({ status, content }) => {
    const schema = preferredStream(content)?.stream.schema;
    return schema ? [{ key: status, node: deferredUnlessNamed(buildSchema(schema, scope).node) }] : [];
  });
}
