import type { Difference, Position } from "../../rules/difference.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { pairServers } from "../pair/pair-servers.ts";
import { within } from "./position.ts";
import { reportInBase, reportInRevision } from "./report.ts";
import type { ServerNode } from "./server-node.ts";

/** The servers of a document or operation, in both documents. */
export interface ServerLists {
  readonly lists: Pair<readonly ServerNode[]>;
  readonly position: Position;
}

/** What happened to a list of servers. */
export function compareServerLists({ lists, position }: ServerLists): Difference[] {
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
