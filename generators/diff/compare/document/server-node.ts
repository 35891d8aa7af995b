import { childPointer } from "../../../core/document/pointer.ts";
import { isObject, type JsonObject } from "../../../core/json.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import type { SourcePlace } from "../../../core/model/source-place.ts";
import type { ServerIdentity } from "../pair/pair-servers.ts";
import type { DocumentNode } from "./document-node.ts";

/** A server as it is written, with its place. */
export interface ServerNode extends ServerIdentity {
  readonly description: string | undefined;
  /** The values that a variable may take, for variables that list them. */
  readonly choices: ReadonlyMap<string, readonly unknown[]>;
  readonly place: SourcePlace;
}

/** The server of a document that names none (OpenAPI 3.1, OpenAPI Object). */
export const IMPLIED_SERVER: Omit<ServerNode, "place"> = {
  url: "/",
  description: undefined,
  defaults: new Map(),
  choices: new Map(),
};

/** The servers that a node lists. */
export function readServerNodes(model: ApiModel, { value, place }: DocumentNode): ServerNode[] {
  const list = Array.isArray(value.servers) ? value.servers : [];
  return list.filter(isObject).map((server, index) => ({
    ...readServer(server),
    place: model.placeAt(childPointer(place.pointer, "servers", String(index))),
  }));
}

function readServer({ url, description, variables }: JsonObject): Omit<ServerNode, "place"> {
  const entries = Object.entries(isObject(variables) ? variables : {}).filter(
    (entry): entry is [string, JsonObject] => isObject(entry[1]),
  );
  return {
    url: typeof url === "string" ? url : "/",
    description: typeof description === "string" ? description : undefined,
    defaults: new Map(entries.map(([name, variable]) => [name, String(variable.default ?? "")])),
    choices: new Map(
      entries.flatMap(([name, { enum: values }]) => (Array.isArray(values) ? [[name, values]] : [])),
    ),
  };
}
