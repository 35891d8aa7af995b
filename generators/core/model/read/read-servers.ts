import { isObject } from "../../json.ts";
import type { ServerModel } from "../api-model.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";

/** The servers that the document, a path or an operation names. */
export function readServers(context: ModelContext, node: ModelNode): ServerModel[] {
  const list = context.fields(node).list("servers") ?? [];
  return list.filter(isObject).map((server) => ({
    url: text(server.url) ?? "/",
    description: text(server.description),
    variables: new Map(
      Object.entries(isObject(server.variables) ? server.variables : {}).map(([name, variable]) => [
        name,
        String(isObject(variable) ? (variable.default ?? "") : ""),
      ]),
    ),
  }));
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
