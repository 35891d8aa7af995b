import type { Difference, Position } from "../difference.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { pairServers } from "../pair/pair-servers.ts";
import { within } from "./position.ts";
import type { ServerNode } from "./server-node.ts";
import { tellInBase, tellInRevision } from "./tell.ts";

/** The servers of a document or operation, in both documents. */
export interface ServerLists {
  readonly lists: Pair<readonly ServerNode[]>;
  readonly position: Position;
}

/** What happened to a list of servers. */
export function compareServerLists({ lists, position }: ServerLists): Difference[] {
  const { both, removed, added } = pairServers(lists);
  const told = ({ url, place }: ServerNode) =>
    ({ direction: "both", position: within(position, `server ${url}`), place, subject: url }) as const;
  return [
    ...removed.map((server) => tellInBase("server-removed", told(server))),
    ...both.flatMap((pair) => compareServer(pair, told(pair.revision))),
    ...added.map((server) => tellInRevision("server-added", told(server))),
  ];
}

type Told = Parameters<typeof tellInRevision>[1];

function compareServer({ base, revision }: Pair<ServerNode>, told: Told): Difference[] {
  const words = { before: base.description, after: revision.description };
  const prose =
    base.description === revision.description
      ? []
      : [tellInRevision("prose-changed", { ...told, ...words, subject: "description" })];
  if (base.url !== revision.url) return prose; // the same address, written in another way
  return [
    ...prose,
    ...[...base.defaults.keys()].flatMap((name) => compareVariable({ base, revision }, { told, name })),
  ];
}

function compareVariable(
  { base, revision }: Pair<ServerNode>,
  { told: server, name }: { readonly told: Told; readonly name: string },
): Difference[] {
  const told = { ...server, subject: name };
  const defaults = { before: base.defaults.get(name) ?? null, after: revision.defaults.get(name) ?? null };
  const was = base.choices.get(name);
  const is = revision.choices.get(name);
  const gone = is && (was ? was.filter((value) => !is.includes(value)) : ["any other"]);
  const come = was && (is ? is.filter((value) => !was.includes(value)) : ["any other"]);
  return [
    ...(defaults.before === defaults.after
      ? []
      : [tellInRevision("server-default-changed", { ...told, ...defaults })]),
    ...(gone?.length ? [tellInRevision("server-choice-removed", { ...told, before: gone.map(String) })] : []),
    ...(come?.length ? [tellInRevision("server-choice-added", { ...told, after: come.map(String) })] : []),
  ];
}
