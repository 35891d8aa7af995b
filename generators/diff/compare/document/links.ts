import { toSegments } from "../../../core/document/pointer.ts";
import { resolveReference } from "../../../core/document/reference.ts";
import { isObject, type JsonObject } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ApiModel, LinkModel, OperationModel, ResponseModel } from "../../../core/model/api-model.ts";
import type { ChangeDirection } from "../../change.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { mapPair, type Pair, pairNodes } from "../pair/pair-nodes.ts";
import { templateNames } from "../pair/pair-operations.ts";
import { compareMembers, inside, type Part, reportIf } from "./differences.ts";
import { compareFields } from "./other-fields.ts";
import { pairedOperations } from "./servers.ts";

/** Compares the links of a response: the operations that use its values. */
export function compareLinks(response: Part<ResponseModel>): Difference[] {
  const links = mapPair(response.nodes, (node) => node.links);
  return compareMembers<LinkModel, ChangeDirection>(pairNodes(links, [({ name }) => name]), {
    partOf(nodes) {
      const { name } = nodes.revision;
      return { ...inside(response, `link ${name}`), nodes, subject: name };
    },
    removed: () => "link-removed",
    added: () => "link-added",
    compare: (part) => [
      ...reportIf(!haveSameTarget(part.context, part.nodes), "link-changed", part),
      ...compareFields(part, "link"),
    ],
  });
}

/** True if two links lead to one operation, which may be named by operationId or pointer, and may be renamed. */
function haveSameTarget(context: CompareContext, links: Pair<LinkModel>): boolean {
  const [was, is] = [links.base.target, links.revision.target];
  if (isEqual(was, is)) return true;
  const [base, revision] = [operationOf(context.base, was), operationOf(context.revision, is)];
  if (!base || !revision) return false;
  return (
    pairedOperations(context).both.some((pair) => pair.base === base && pair.revision === revision) &&
    isEqual(parametersOf(was, base), parametersOf(is, revision)) &&
    isEqual(was.requestBody, is.requestBody) &&
    isEqual(was.server, is.server)
  );
}

/** Finds the operation of a link; undefined if it is in another document. */
function operationOf({ operations }: ApiModel, { operationId, operationRef }: JsonObject) {
  if (typeof operationId === "string") return operations.find((one) => one.operationId === operationId);
  if (typeof operationRef !== "string") return undefined;
  const pointer = resolveReference(operationRef, "")?.pointer;
  if (pointer === undefined) return undefined;
  const [root, path, method] = toSegments(pointer);
  return operations.find((one) => root === "paths" && one.path === path && one.httpMethod === method);
}

/** Returns the parameters of a link by location and name, path parameters by their position. */
function parametersOf({ parameters }: JsonObject, operation: OperationModel): JsonObject {
  const entries = Object.entries(isObject(parameters) ? parameters : {});
  const positions = templateNames(operation.path);
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const [, written, name = key] = /^(path|query|header|cookie)\.(.*)$/.exec(key) ?? [];
      const location = written ?? operation.parameters.find((one) => one.name === name)?.in ?? "";
      return [location === "path" ? `path #${positions.indexOf(name)}` : `${location} ${name}`, value];
    }),
  );
}
