import type { operations as validators } from "@crossborder/zod/operations";
import {
  document,
  type OperationNode,
  type ParameterNode,
  resolveSchema,
  type SchemaNode,
} from "./document.ts";

export type OperationId = keyof typeof validators;

/** The parts of an operation that are needed to serve it. */
export interface Operation {
  readonly id: OperationId;
  readonly method: "GET" | "POST";
  /** The path of the description, then its aliases. */
  readonly paths: readonly string[];
  /** Types of the query parameters by name, for reading them from text. */
  readonly query: ReadonlyMap<string, readonly string[]>;
  /** Media type of the request's body; undefined when there is none. */
  readonly mediaType: string | undefined;
  /** Schema of the response of a success. */
  readonly response: SchemaNode;
  /** Unspecified parts of the response, if there are any. */
  readonly unspecified: string | undefined;
  readonly pagination: { readonly mode: "optional" | "always"; readonly defaultLimit: number } | undefined;
}

/** All operations of the description. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(
  ([path, { get, post, parameters = [] }]) => [
    ...(get ? [readOperation(get, { method: "GET", path, parameters })] : []),
    ...(post ? [readOperation(post, { method: "POST", path, parameters })] : []),
  ],
);

interface Place {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly parameters: readonly ParameterNode[];
}

function readOperation(node: OperationNode, { method, path, parameters }: Place): Operation {
  const all = [...parameters, ...(node.parameters ?? [])].map(resolveParameter);
  const success = node.responses["200"] ?? {};
  const response = success.content?.["application/json"]?.schema ?? {};
  return {
    id: node.operationId as OperationId, // the validators are generated from the same description
    method,
    paths: [path, ...otherPaths(path)],
    query: new Map(
      all.flatMap(({ name, schema, ...parameter }) =>
        parameter.in === "query" ? [[name, typesOf(resolveSchema(schema))]] : [],
      ),
    ),
    mediaType: Object.keys(node.requestBody?.content ?? {})[0],
    response,
    unspecified: success["x-codegen-unspecified"] ?? openPartOf(response),
    pagination: node["x-codegen-pagination"],
  };
}

/** "Endpoints": customers are `receivers` in some paths and `customers` in others; both names are in use. */
function otherPaths(path: string): string[] {
  if (path.includes("/receivers")) return [path.replace("/receivers", "/customers")];
  if (path.includes("/customers")) return [path.replace("/customers", "/receivers")];
  return path === "/upload" ? ["/v1/upload"] : []; // only in the sandbox: many clients begin every path with /v1
}

function resolveParameter(parameter: ParameterNode): ParameterNode {
  const name = parameter.$ref?.split("/").at(-1) ?? "";
  return document.components.parameters[name] ?? parameter;
}

function typesOf({ type = [] }: SchemaNode): readonly string[] {
  return [type].flat() as readonly string[]; // `flat` forgets that the list is of strings
}

/** Returns the `x-codegen-unspecified` of a schema, or of the items of a list. */
export function openPartOf(schema: SchemaNode): string | undefined {
  const resolved = resolveSchema(schema);
  const items = resolved.items ?? resolved.properties?.data?.items ?? resolved.oneOf?.[0];
  return resolved["x-codegen-unspecified"] ?? (items && openPartOf(items));
}
