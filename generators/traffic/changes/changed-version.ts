import { pointersAround } from "../../core/document/pointer.ts";
import { isObject } from "../../core/json.ts";
import type { ApiModel, OperationModel } from "../../core/model/api-model.ts";
import { partsOfOperation } from "../../core/model/described-parts.ts";
import { reachable } from "../../core/model/reading/direction.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Change, ChangedPointer } from "../../diff/change.ts";
import type { Part } from "../../verify/match/parts.ts";
import { createRoutes, type Routes } from "../../verify/match/routes.ts";
import { SchemaWalk, type Visit } from "./schema-walk.ts";

/** A changed part of a description that occurs in an exchange. */
export interface ChangeVisit extends Visit {
  readonly change: Change;
}

/** One of the two versions, with the changes by the nodes that they affect. */
export interface ChangedVersion {
  readonly routes: Routes;
  /** Returns the changes of an operation as a whole. */
  ofOperation(operation: OperationModel): readonly Change[];
  /** Returns the changes in a part. */
  inPart(part: Part): readonly ChangeVisit[];
  /** Pointers of nodes that can occur in requests and responses. */
  readonly nodes: ReadonlySet<string>;
  /** Changes that affect one of these nodes. */
  readonly placed: ReadonlySet<Change>;
}

interface VersionParts {
  readonly model: ApiModel;
  readonly side: ChangedPointer["side"];
  readonly changes: readonly Change[];
  /** Nodes of the version before; undefined for the first one. */
  readonly before?: ReadonlySet<string>;
}

/** Assigns changes to nodes of one version. A change without a node is assigned to the operations that it reaches. */
export function changedVersion({ changes, ...parts }: VersionParts): ChangedVersion {
  const nodes = nodesOf(parts.model);
  const { pointers, roots } = nodes;
  const { errorCatalog } = parts.model;
  const byPointer = new Map<string, Change[]>();
  for (const change of changes)
    for (const pointer of placesOf(change, { ...parts, ...nodes }))
      byPointer.set(pointer, [...(byPointer.get(pointer) ?? []), change]);
  const walk = new SchemaWalk(roots, new Set(byPointer.keys()));
  return {
    routes: createRoutes(parts.model),
    nodes: pointers,
    placed: new Set([...byPointer.values()].flat()),
    ofOperation: ({ location }) => byPointer.get(location.pointer) ?? [],
    inPart({ around, content, direction }) {
      const isAbsent = content.kind === "absent" || content.kind === "missing";
      const code = content.kind === "value" && isObject(content.value) ? content.value.code : undefined;
      const entry =
        direction === "response" ? errorCatalog?.entries.find((one) => one.code === code) : undefined;
      const outside = [...around, ...(entry ? [entry.location.pointer] : [])].map((pointer) => ({
        pointer,
        path: [],
        isAbsent,
      }));
      const inside = content.kind === "value" ? walk.visits(content.schema, content.value) : [];
      return [...outside, ...inside].flatMap((visit) =>
        (byPointer.get(visit.pointer) ?? [])
          .filter((change) => change.direction === direction || change.direction === "both")
          .map((change) => ({ ...visit, change })),
      );
    },
  };
}

interface Nodes {
  readonly pointers: ReadonlySet<string>;
  /** The schemas of parameters and bodies. */
  readonly roots: readonly SchemaModel[];
  /** Operations of a response or of its media types. */
  readonly callers: ReadonlyMap<string, readonly string[]>;
}

/** Returns the nodes of a description that can occur in requests and responses. */
function nodesOf({ operations, errorCatalog }: ApiModel): Nodes {
  const pointers = new Set(errorCatalog?.entries.map(({ location }) => location.pointer));
  const roots = new Set<SchemaModel>();
  const callers = new Map<string, string[]>();
  for (const operation of operations)
    for (const { names, location, schema } of partsOfOperation(operation)) {
      pointers.add(location.pointer);
      if (schema) roots.add(schema);
      if (names[0] !== "responses") continue;
      callers.set(location.pointer, [...(callers.get(location.pointer) ?? []), operation.location.pointer]);
    }
  for (const { location } of reachable([...roots])) pointers.add(location.pointer);
  return { pointers, roots: [...roots], callers };
}

type PlaceParts = Pick<VersionParts, "model" | "side" | "before"> & Nodes;

function placesOf(
  change: Change,
  { model, side, before, pointers, callers }: PlaceParts,
): ReadonlySet<string> {
  const own = change.pointers.filter((pointer) => pointer.side === side);
  const nodes = own.flatMap(
    ({ pointer }) =>
      pointersAround(pointer)
        .reverse()
        .find((around) => pointers.has(around)) ?? [],
  );
  // A recorded response cannot have a new status or content type, so the request counts.
  const isNew = (node: string): boolean => before?.has(node) === false;
  if (nodes.length > 0) return new Set(nodes.flatMap((node) => (isNew(node) && callers.get(node)) || [node]));
  const reached = new Set(change.reached.flatMap(({ kind, name }) => (kind === "operation" ? [name] : [])));
  const operations = model.operations.filter(({ operationId }) => reached.has(operationId));
  return new Set(own.length > 0 ? operations.map(({ location }) => location.pointer) : []);
}
