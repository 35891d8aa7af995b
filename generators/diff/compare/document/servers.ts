import { isObject } from "../../../core/json.ts";
import type { ApiModel, OperationModel, ServerModel } from "../../../core/model/api-model.ts";
import { remembered } from "../../../core/remembered.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { mapPair, type Pair, type Pairing } from "../pair/pair-nodes.ts";
import { pairOperations, templateNames } from "../pair/pair-operations.ts";
import { findBasePath, pairServers } from "../pair/pair-servers.ts";
import { addressesOf, hasAddress } from "../pair/server-addresses.ts";
import { documentPart, inside, mapNodes, type Part, report, reportChanged, reportIf } from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { compareOtherFields } from "./other-fields.ts";
import { writtenNode } from "./written.ts";

/** Changes of the servers of the document. */
export function compareDocumentServers(context: CompareContext): Difference[] {
  if ([context.base, context.revision].every(hasOwnServersOnly)) return [];
  const document = mapNodes(documentPart(context), (_, model) => serversOf(model));
  const [server] = document.nodes.revision;
  const { base: before, revision: after } = basePathOf(context);
  if (!server || (before === "" && after === "")) return compareServerLists(document);
  const moved = before === "" ? { after } : { before };
  const nodes = { base: server, revision: server };
  return [report("base-path-moved", { ...document, nodes, subject: before + after, ...moved })];
}

/** Pairs the operations of both documents by method and whole path. */
export const pairedOperations = remembered(
  (context: CompareContext): Pairing<OperationModel> =>
    pairOperations(
      mapPair(context, ({ operations }) => operations),
      basePathOf(context),
    ),
);

/** Returns the path prefix of each document, if all operations use the servers of the document. */
function basePathOf(context: CompareContext): Pair<string> {
  const isOwn = [context.base, context.revision].some(({ operations }) =>
    operations.some(({ servers }) => servers.length > 0),
  );
  return isOwn ? { base: "", revision: "" } : findBasePath(mapPair(context, serversOf));
}

/** Changes of the servers of an operation, unless it uses those of the document on both sides. */
export function compareOperationServers(operation: Part<OperationModel>): Difference[] {
  const { base, revision } = operation.nodes;
  if (base.servers.length === 0 && revision.servers.length === 0) return [];
  return compareServerLists(
    mapNodes(operation, ({ servers }, model) => (servers.length > 0 ? servers : serversOf(model))),
  );
}

/** True if every operation has its own servers, so that those of the document are unused. */
function hasOwnServersOnly({ operations }: ApiModel): boolean {
  return operations.length > 0 && operations.every(({ servers }) => servers.length > 0);
}

/** A document without servers has one at `/` (OpenAPI 3.1, OpenAPI Object). */
function serversOf({ servers, root }: ApiModel): readonly ServerModel[] {
  const implied = { url: "/", description: undefined, variables: new Map(), choices: new Map() };
  return servers.length > 0 ? servers : [{ ...implied, location: root.location }];
}

function compareServerLists(lists: Part<readonly ServerModel[]>): Difference[] {
  const { base, revision } = lists.nodes;
  const { both, removed, added } = pairServers(lists.nodes);
  const partOf = <Node extends Address>(nodes: Pair<Node>): Part<Node> => {
    const { url } = nodes.revision;
    return { ...inside(lists, `server ${url}`), nodes, direction: "both", subject: url };
  };
  const alone = (server: Address) => partOf({ base: server, revision: server });
  // The same address with another template: which other addresses were added or removed?
  const rewritten = both.filter(({ base: old, revision: fresh }) => old.url !== fresh.url);
  const lost = [...removed, ...rewritten.map((pair) => pair.base)];
  const gained = [...added, ...rewritten.map((pair) => pair.revision)];
  return [
    ...missingAddresses(lost, revision).map((server) =>
      report("server-removed", { ...alone(server), side: "base" }),
    ),
    ...both.flatMap((nodes) => compareServer(partOf(nodes))),
    ...missingAddresses(gained, base).map((server) => report("server-added", alone(server))),
  ];
}

type Address = Pick<ServerModel, "url" | "location">;

/** Finds addresses that no other server has. A server with only such addresses is named by its template. */
function missingAddresses(servers: readonly ServerModel[], others: readonly ServerModel[]): Address[] {
  return servers.flatMap((server) => {
    const { url, location } = server;
    const all = addressesOf(server);
    const missing = all.filter((address) => !others.some((other) => hasAddress(other, address)));
    return missing.length === all.length
      ? [{ url, location }]
      : missing.map((one) => ({ url: one, location }));
  });
}

function compareServer(part: Part<ServerModel>): Difference[] {
  const { base, revision } = part.nodes;
  const names = templateNames(base.url).filter(
    (name) => base.variables.has(name) || revision.variables.has(name),
  );
  return [
    ...reportChanged("prose-changed", { ...part, subject: "description" }, ({ description }) => description),
    ...compareOtherFields(part, "server"),
    ...compareServerWords(mapNodes(part, writtenServer)),
    ...(base.url === revision.url ? names : []).flatMap((subject) => compareVariable({ ...part, subject })),
  ];
}

/** Compares extensions and the prose of variables. */
function compareServerWords(part: Part<ReturnType<typeof writtenServer>>): Difference[] {
  const { base, revision } = part.nodes;
  const names = Object.keys(base.descriptions).filter((name) => Object.hasOwn(revision.descriptions, name));
  return [
    ...names.flatMap((name) => {
      const variable = { ...part, subject: `description of the variable ${name}` };
      return reportChanged("prose-changed", variable, ({ descriptions }) => descriptions[name]);
    }),
    ...compareExtensions(part),
  ];
}

function writtenServer({ location }: ServerModel, model: ApiModel) {
  const server = writtenNode(model, location.pointer);
  const { variables } = server.prose;
  const descriptions = Object.entries(isObject(variables) ? variables : {}).map(
    ([name, variable]) => [name, isObject(variable) ? variable.description : undefined] as const,
  );
  return { ...server, descriptions: Object.fromEntries(descriptions) };
}

/** Compares the variable that is the subject of a part. */
function compareVariable(part: Part<ServerModel>): Difference[] {
  const { base: was, revision: is } = mapPair(part.nodes, ({ choices }) => choices.get(part.subject));
  const removed = missingChoices(was, is);
  const added = missingChoices(is, was);
  return [
    ...reportChanged("server-default-changed", part, ({ variables }) => variables.get(part.subject) ?? null),
    ...reportIf(removed.length > 0, "server-choice-removed", { ...part, before: removed }),
    ...reportIf(added.length > 0, "server-choice-added", { ...part, after: added }),
  ];
}

/** Returns choices that another list does not have. A variable without a list takes any value. */
function missingChoices(
  choices: readonly unknown[] | undefined,
  others: readonly unknown[] | undefined,
): string[] {
  if (others === undefined) return [];
  return choices ? choices.filter((choice) => !others.includes(choice)).map(String) : ["any other value"];
}
