import type { ApiModel, OperationModel } from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { findBasePath, pairServers } from "../pair/pair-servers.ts";
import {
  DOCUMENT_POSITION,
  operationPosition,
  reportInBase,
  reportInRevision,
  within,
} from "./differences.ts";
import { nodeAt, parentPointer } from "./document-node.ts";
import { IMPLIED_SERVER, readServerNodes, type ServerNode } from "./server-node.ts";

/** What happened to the servers of the document. */
export function compareDocumentServers(context: CompareContext): Difference[] {
  const lists = { base: documentServers(context.base), revision: documentServers(context.revision) };
  const [server] = lists.revision;
  const { base: before, revision: after } = basePathOf(context);
  if (server && (before !== "" || after !== "")) {
    const reported = {
      direction: "both",
      position: DOCUMENT_POSITION,
      place: server.place,
      subject: before + after,
    } as const;
    const moved = before === "" ? { after } : { before };
    return [reportInRevision("base-path-moved", { ...reported, ...moved })];
  }
  return compareServerLists({ lists, position: DOCUMENT_POSITION });
}

/** What stands before the paths of each document, where all operations are called at the servers of the document. */
export function basePathOf({ base, revision }: CompareContext): Pair<string> {
  const isOwn = [base, revision].some((model) =>
    model.operations.some((operation) => ownServers(model, operation).length > 0),
  );
  if (isOwn) return { base: "", revision: "" };
  return findBasePath({ base: documentServers(base), revision: documentServers(revision) });
}

/** What happened to the servers of an operation, where it does not share those of the document on both sides. */
export function compareOperationServers(context: CompareContext, pair: Pair<OperationModel>): Difference[] {
  const own = {
    base: ownServers(context.base, pair.base),
    revision: ownServers(context.revision, pair.revision),
  };
  if (own.base.length === 0 && own.revision.length === 0) return [];
  const lists = {
    base: own.base.length > 0 ? own.base : documentServers(context.base),
    revision: own.revision.length > 0 ? own.revision : documentServers(context.revision),
  };
  return compareServerLists({ lists, position: operationPosition(pair.revision) });
}

function documentServers(model: ApiModel): ServerNode[] {
  const place = model.placeAt("");
  const servers = readServerNodes(model, nodeAt(model, place));
  return servers.length > 0 ? servers : [{ ...IMPLIED_SERVER, place }];
}

function ownServers(model: ApiModel, { place }: OperationModel): ServerNode[] {
  const own = readServerNodes(model, nodeAt(model, place));
  if (own.length > 0) return own;
  const pathItem = model.placeAt(parentPointer(place.pointer));
  return readServerNodes(model, nodeAt(model, pathItem));
}

/** The servers of a document or operation, in both documents. */
export interface ServerLists {
  readonly lists: Pair<readonly ServerNode[]>;
  readonly position: Position;
}

/** What happened to a list of servers. */
function compareServerLists({ lists, position }: ServerLists): Difference[] {
  const { both, removed, added } = pairServers(lists);
  const reported = ({ url, place }: ServerNode) =>
    ({ direction: "both", position: within(position, `server ${url}`), place, subject: url }) as const;
  return [
    ...removed.map((server) => reportInBase("server-removed", reported(server))),
    ...both.flatMap((pair) => compareServer(pair, reported(pair.revision))),
    ...added.map((server) => reportInRevision("server-added", reported(server))),
  ];
}

type Reported = Parameters<typeof reportInRevision>[1];

function compareServer({ base, revision }: Pair<ServerNode>, reported: Reported): Difference[] {
  const words = { before: base.description, after: revision.description };
  const prose =
    base.description === revision.description
      ? []
      : [reportInRevision("prose-changed", { ...reported, ...words, subject: "description" })];
  if (base.url !== revision.url) return prose; // the same address, written in another way
  return [
    ...prose,
    ...[...base.defaults.keys()].flatMap((name) => compareVariable({ base, revision }, { reported, name })),
  ];
}

function compareVariable(
  { base, revision }: Pair<ServerNode>,
  { reported: server, name }: { readonly reported: Reported; readonly name: string },
): Difference[] {
  const reported = { ...server, subject: name };
  const defaults = { before: base.defaults.get(name) ?? null, after: revision.defaults.get(name) ?? null };
  const was = base.choices.get(name);
  const is = revision.choices.get(name);
  const gone = is && (was ? was.filter((value) => !is.includes(value)) : ["any other"]);
  const come = was && (is ? is.filter((value) => !was.includes(value)) : ["any other"]);
  return [
    ...(defaults.before === defaults.after
      ? []
      : [reportInRevision("server-default-changed", { ...reported, ...defaults })]),
    ...(gone?.length
      ? [reportInRevision("server-choice-removed", { ...reported, before: gone.map(String) })]
      : []),
    ...(come?.length
      ? [reportInRevision("server-choice-added", { ...reported, after: come.map(String) })]
      : []),
  ];
}
