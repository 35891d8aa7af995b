import { childPointer } from "../../document/pointer.ts";
import { isObject, type JsonObject } from "../../json.ts";
import { asText, listOf, stringOf } from "../../json-values.ts";
import type { ServerModel } from "../api-model.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";

/** Reads the servers of the document, a path or an operation. */
export function readServers(context: ModelContext, node: ModelNode): ServerModel[] {
  return listOf(node.value.servers)
    .filter(isObject)
    .map((server, index) => ({
      ...readServer(server),
      location: context.location(childPointer(node.pointer, "servers", String(index))),
    }));
}

function readServer({ url, description, variables }: JsonObject): Omit<ServerModel, "location"> {
  const entries = Object.entries(isObject(variables) ? variables : {}).map(
    ([name, variable]) => [name, isObject(variable) ? variable : {}] as const,
  );
  return {
    url: stringOf(url) ?? "/",
    description: stringOf(description),
    variables: new Map(entries.map(([name, variable]) => [name, asText(variable.default ?? "")])),
    choices: new Map(
      entries.flatMap(([name, { enum: values }]) => (Array.isArray(values) ? [[name, values]] : [])),
    ),
  };
}
