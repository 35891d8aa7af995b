import { childPointer } from "../../../core/document/pointer.ts";
import type { Json } from "../../../core/json.ts";
import type { IdempotencyModel, NodeModel, OperationModel } from "../../../core/model/api-model.ts";
import { pageFactsOf } from "../../../core/model/facts/page-facts.ts";
import type { Difference } from "../../rules/difference.ts";
import { changedMembers } from "../../rules/wording.ts";
import { mapPair } from "../pair/pair-nodes.ts";
import { type Part, report, reportChanged, reportField } from "./differences.ts";

/** Extensions with dedicated rules. */
const REPORTED_ELSEWHERE = new Set([
  "x-idempotency",
  "x-codegen-pagination",
  "x-sunset",
  "x-codegen-error-catalog",
  "x-codegen-aliases",
  "x-renamed-from",
]);

/** Compares extensions of a node whose meaning is unknown. */
export function compareExtensions(part: Part<Pick<NodeModel, "extensions" | "location">>): Difference[] {
  const { base, revision } = mapPair(part.nodes, ({ extensions }) => extensions);
  return changedMembers(base, revision)
    .filter(({ key }) => !REPORTED_ELSEWHERE.has(key))
    .map(({ key: field, before, after }) =>
      reportField("extension-changed", { ...part, direction: "both" }, { field, before, after }),
    );
}

/** Compares the idempotency of an operation (`x-idempotency`). */
export function compareIdempotency(operation: Part<OperationModel>): Difference[] {
  const { base: before, revision: after } = mapPair(operation.nodes, idempotencyOf);
  const rule = ruleFor(before, after);
  if (rule === undefined) return [];
  const { idempotency, location } = operation.nodes.revision;
  const subject = "x-idempotency";
  return [
    report(rule, {
      ...operation,
      direction: "request",
      location: operation.context.revision.locationAt(
        childPointer(location.pointer, ...(idempotency ? [subject] : [])),
      ),
      subject,
      before: plain(before),
      after: plain(after),
    }),
  ];
}

/** Ranks idempotency by how safe it is to repeat a request. */
const SAFETY = { none: 0, keyed: 1, "single-use": 1, idempotent: 2 } as const;

function ruleFor(before: IdempotencyModel, after: IdempotencyModel) {
  if (SAFETY[after.kind] < SAFETY[before.kind]) return "idempotency-weakened";
  if (SAFETY[after.kind] > SAFETY[before.kind]) return "idempotency-strengthened";
  return JSON.stringify(plain(before)) === JSON.stringify(plain(after)) ? undefined : "single-use-changed";
}

/** GET and HEAD are idempotent unless the document says otherwise; every other method is not. */
function idempotencyOf({ idempotency, httpMethod }: OperationModel): IdempotencyModel {
  return idempotency ?? { kind: httpMethod === "get" || httpMethod === "head" ? "idempotent" : "none" };
}

function plain(idempotency: IdempotencyModel): Json {
  const { kind, ...parts } = idempotency;
  return Object.keys(parts).length > 0 ? parts : kind;
}

/** Compares the pagination of a list, declared (`x-codegen-pagination`) or recognized. */
export function comparePagination(operation: Part<OperationModel>): Difference[] {
  const { base, revision } = mapPair(operation.nodes, ({ pagination }) => pagination);
  if (!base && !revision) return compareRecognizedPages(operation);
  const side = revision ? "revision" : "base";
  const subject = "x-codegen-pagination";
  const { pointer } = operation.nodes[side].location;
  const location = operation.context[side].locationAt(childPointer(pointer, subject));
  const reported = { ...operation, side, location, subject } as const;
  if (!base || !revision) return [report(revision ? "pagination-added" : "pagination-removed", reported)];
  return reportChanged("pagination-changed", reported, ({ pagination }) => pagination && { ...pagination });
}

/** Compares lists without the extension: a second list in the response or another cursor type hides the pages. */
function compareRecognizedPages(operation: Part<OperationModel>): Difference[] {
  const { base: before, revision: after } = mapPair(operation.nodes, (node) => pageFactsOf(node)?.parameter);
  if (before === undefined || before === after) return [];
  return [report("pages-no-longer-recognized", { ...operation, subject: "pages", before })];
}
