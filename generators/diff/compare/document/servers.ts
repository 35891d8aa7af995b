import { isObject } from "../../../core/json.ts";
import type { ApiModel, OperationModel, ServerModel } from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { templateNames } from "../pair/pair-operations.ts";
import { findBasePath, pairServers } from "../pair/pair-servers.ts";
import { addressesOf, hasAddress } from "../pair/server-addresses.ts";
import {
  DOCUMENT_POSITION,
  operationPosition,
  type Reported,
  reportIf,
  reportInBase,
  reportInRevision,
  within,
} from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { compareOtherFields } from "./other-fields.ts";
import { writtenNode } from "./written.ts";

/** Changes of the servers of the document. */
export function compareDocumentServers(context: CompareContext): Difference[] {
  if ([context.base, context.revision].every(hasOwnServersOnly)) return [];
  const lists = { base: serversOf(context.base), revision: serversOf(context.revision) };
  const [server] = lists.revision;
  const { base: before, revision: after } = basePathOf(context);
  if (server && (before !== "" || after !== "")) {
    const about = { direction: "both", position: DOCUMENT_POSITION } as const;
    const moved = before === "" ? { after } : { before };
    const reported = { ...about, location: server.location, subject: before + after, ...moved };
    return [reportInRevision("base-path-moved", reported)];
  }
  return compareServerLists(context, { ...lists, position: DOCUMENT_POSITION });
}

/** Returns the path prefix of each document, if all operations use the servers of the document. */
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
  return compareServerLists(context, { ...lists, position: operationPosition(revision) });
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

/** The servers of a document or operation, in both documents. */
interface ServerLists extends Pair<readonly ServerModel[]> {
  readonly position: Position;
}

function compareServerLists(
  context: CompareContext,
  { base, revision, position }: ServerLists,
): Difference[] {
  const { both, removed, added } = pairServers({ base, revision });
  const reported = ({ url, location }: ServerModel) => about({ position, location, url });
  // The same address with another template: which other addresses were added or removed?
  const rewritten = both.filter(({ base: old, revision: fresh }) => old.url !== fresh.url);
  const lost = [...removed, ...rewritten.map((pair) => pair.base)];
  const gained = [...added, ...rewritten.map((pair) => pair.revision)];
  return [
    ...missingAddresses(lost, revision).map((server) =>
      reportInBase("server-removed", about({ position, ...server })),
    ),
    ...both.flatMap((pair) => compareServer(context, pair, reported(pair.revision))),
    ...missingAddresses(gained, base).map((server) =>
      reportInRevision("server-added", about({ position, ...server })),
    ),
  ];
}

type Address = Pick<ServerModel, "url" | "location">;

function about({ position, location, url }: Address & Pick<ServerLists, "position">) {
  return { direction: "both", position: within(position, `server ${url}`), location, subject: url } as const;
}

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

function compareServer(
  context: CompareContext,
  { base, revision }: Pair<ServerModel>,
  reported: Reported,
): Difference[] {
  const [before, after] = [base.description, revision.description];
  const words = { ...reported, before, after, subject: "description" };
  const names = templateNames(base.url).filter(
    (name) => base.variables.has(name) || revision.variables.has(name),
  );
  return [
    ...reportIf(before !== after, "prose-changed", words),
    ...compareOtherFields(context, { nodes: { base, revision }, ...reported }, "server"),
    ...compareServerWords(context, { base, revision }, reported),
    ...(base.url === revision.url ? names : []).flatMap((name) =>
      compareVariable({ base, revision }, { ...reported, subject: name }),
    ),
  ];
}

/** Compares extensions and the prose of variables. */
function compareServerWords(
  context: CompareContext,
  { base, revision }: Pair<ServerModel>,
  reported: Reported,
): Difference[] {
  const was = writtenServer(context.base, base);
  const is = writtenServer(context.revision, revision);
  const names = Object.keys(was.descriptions).filter((name) => Object.hasOwn(is.descriptions, name));
  return [
    ...names.flatMap((name) => {
      const [before, after] = [was.descriptions[name], is.descriptions[name]];
      const words = { ...reported, before, after, subject: `description of the variable ${name}` };
      return reportIf(before !== after, "prose-changed", words);
    }),
    ...compareExtensions(context, { ...reported, nodes: { base: was, revision: is } }),
  ];
}

function writtenServer(model: ApiModel, { location }: ServerModel) {
  const server = writtenNode(model, location.pointer);
  const { variables } = server.prose;
  const descriptions = Object.entries(isObject(variables) ? variables : {}).map(
    ([name, variable]) => [name, isObject(variable) ? variable.description : undefined] as const,
  );
  return { ...server, descriptions: Object.fromEntries(descriptions) };
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

/** Returns choices that another list does not have. A variable without a list takes any value. */
function missingChoices(
  choices: readonly unknown[] | undefined,
  others: readonly unknown[] | undefined,
): string[] {
  if (others === undefined) return [];
  return choices ? choices.filter((choice) => !others.includes(choice)).map(String) : ["any other value"];
}
