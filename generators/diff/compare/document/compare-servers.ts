import type { ApiModel, OperationModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { findBasePath } from "../pair/base-path.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { compareServerLists } from "./compare-server-lists.ts";
import { nodeAt, parentPointer } from "./document-node.ts";
import { DOCUMENT_POSITION, operationPosition } from "./position.ts";
import { reportInRevision } from "./report.ts";
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
