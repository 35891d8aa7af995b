import type { ApiModel, OperationModel, ServerModel } from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { findBasePath, pairServers } from "../pair/pair-servers.ts";
import {
  DOCUMENT_POSITION,
  operationPosition,
  type Reported,
  reportIf,
  reportInBase,
  reportInRevision,
  within,
} from "./differences.ts";

/** Changes of the servers of the document. */
export function compareDocumentServers(context: CompareContext): Difference[] {
  const lists = { base: serversOf(context.base), revision: serversOf(context.revision) };
  const [server] = lists.revision;
  const { base: before, revision: after } = basePathOf(context);
  if (server && (before !== "" || after !== "")) {
    const about = { direction: "both", position: DOCUMENT_POSITION } as const;
    const moved = before === "" ? { after } : { before };
    const reported = { ...about, place: server.place, subject: before + after, ...moved };
    return [reportInRevision("base-path-moved", reported)];
  }
  return compareServerLists({ ...lists, position: DOCUMENT_POSITION });
}

/** What comes before the paths of each document, where all operations use the servers of the document. */
export function basePathOf({ base, revision }: CompareContext): Pair<string> {
  const isOwn = [base, revision].some(({ operations }) =>
    operations.some(({ servers }) => servers.length > 0),
  );
  if (isOwn) return { base: "", revision: "" };
  return findBasePath({ base: serversOf(base), revision: serversOf(revision) });
}

/** Changes of the servers of an operation, unless it uses those of the document on both sides. */
export function compareOperationServers(
  context: CompareContext,
  { base, revision }: Pair<OperationModel>,
): Difference[] {
  if (base.servers.length === 0 && revision.servers.length === 0) return [];
  const lists = {
    base: base.servers.length > 0 ? base.servers : serversOf(context.base),
    revision: revision.servers.length > 0 ? revision.servers : serversOf(context.revision),
  };
  return compareServerLists({ ...lists, position: operationPosition(revision) });
}

/** A document without servers has one at `/` (OpenAPI 3.1, OpenAPI Object). */
function serversOf({ servers, root }: ApiModel): readonly ServerModel[] {
  const implied = { url: "/", description: undefined, variables: new Map(), choices: new Map() };
  return servers.length > 0 ? servers : [{ ...implied, place: root.place }];
}

/** The servers of a document or operation, in both documents. */
interface ServerLists extends Pair<readonly ServerModel[]> {
  readonly position: Position;
}

function compareServerLists({ base, revision, position }: ServerLists): Difference[] {
  const { both, removed, added } = pairServers({ base, revision });
  const reported = ({ url, place }: ServerModel) =>
    ({ direction: "both", position: within(position, `server ${url}`), place, subject: url }) as const;
  return [
    ...removed.map((server) => reportInBase("server-removed", reported(server))),
    ...both.flatMap((pair) => compareServer(pair, reported(pair.revision))),
    ...added.map((server) => reportInRevision("server-added", reported(server))),
  ];
}

function compareServer({ base, revision }: Pair<ServerModel>, reported: Reported): Difference[] {
  const [before, after] = [base.description, revision.description];
  const words = { ...reported, before, after, subject: "description" };
  const prose = reportIf(before !== after, "prose-changed", words);
  if (base.url !== revision.url) return prose; // the same address, written in another way
  const names = [...base.variables.keys()];
  return [
    ...prose,
    ...names.flatMap((name) => compareVariable({ base, revision }, { ...reported, subject: name })),
  ];
}

function compareVariable({ base, revision }: Pair<ServerModel>, reported: Reported): Difference[] {
  const name = reported.subject;
  const before = base.variables.get(name) ?? null;
  const after = revision.variables.get(name) ?? null;
  const [was, is] = [base.choices.get(name), revision.choices.get(name)];
  const removed = missingChoices(was, is);
  const added = missingChoices(is, was);
  return [
    ...reportIf(before !== after, "server-default-changed", { ...reported, before, after }),
    ...reportIf(removed.length > 0, "server-choice-removed", { ...reported, before: removed }),
    ...reportIf(added.length > 0, "server-choice-added", { ...reported, after: added }),
  ];
}

/** The choices of a list that another list does not have. A variable without a list takes any value. */
function missingChoices(
  choices: readonly unknown[] | undefined,
  others: readonly unknown[] | undefined,
): string[] {
  if (others === undefined) return [];
  return choices ? choices.filter((choice) => !others.includes(choice)).map(String) : ["any other"];
}
