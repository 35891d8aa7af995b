import { childPointer } from "../../../core/document/pointer.ts";
import type { Json } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { IdempotencyModel, NodeModel, OperationModel } from "../../../core/model/api-model.ts";
import { pageFactsOf } from "../../../core/model/facts/page-facts.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { operationPosition, type Part, reportIf, reportIn, reportInRevision } from "./differences.ts";

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
export function compareExtensions(
  context: CompareContext,
  { nodes, position }: Omit<Part<Pick<NodeModel, "extensions" | "location">>, "direction">,
): Difference[] {
  const [was, is] = [nodes.base.extensions, nodes.revision.extensions];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names].flatMap((name) => {
    const [before, after] = [was[name], is[name]];
    if (REPORTED_ELSEWHERE.has(name) || isEqual(before, after)) return [];
    const side = after === undefined ? "base" : "revision";
    const location = context[side].locationAt(childPointer(nodes[side].location.pointer, name));
    const reported = { direction: "both", position, location, subject: name, before, after } as const;
    return [reportIn(side, "extension-changed", reported)];
  });
}

/** Compares the idempotency of an operation (`x-idempotency`). */
export function compareIdempotency(context: CompareContext, pair: Pair<OperationModel>): Difference[] {
  const [before, after] = [idempotencyOf(pair.base), idempotencyOf(pair.revision)];
  const rule = ruleFor(before, after);
  if (rule === undefined) return [];
  const { revision } = pair;
  const key = revision.idempotency ? ["x-idempotency"] : [];
  return [
    reportInRevision(rule, {
      direction: "request",
      position: operationPosition(revision),
      location: context.revision.locationAt(childPointer(revision.location.pointer, ...key)),
      subject: "x-idempotency",
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
export function comparePagination(context: CompareContext, pair: Pair<OperationModel>): Difference[] {
  const [before, after] = [pair.base.pagination, pair.revision.pagination];
  if (!before && !after) return compareRecognizedPages(context, pair);
  const subject = "x-codegen-pagination";
  const side = after ? "revision" : "base";
  const location = context[side].locationAt(childPointer(pair[side].location.pointer, subject));
  const position = operationPosition(pair.revision);
  const reported = { direction: "both", position, location, subject } as const;
  if (!before || !after) return [reportIn(side, after ? "pagination-added" : "pagination-removed", reported)];
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  const values = { before: { ...before }, after: { ...after } };
  return reportIf(!isSame, "pagination-changed", { ...reported, ...values });
}

/** Compares lists without the extension: a second list in the response or another cursor type hides the pages. */
function compareRecognizedPages(
  context: CompareContext,
  { base, revision }: Pair<OperationModel>,
): Difference[] {
  const before = pageFactsOf(base)?.parameter;
  if (before === undefined || before === pageFactsOf(revision)?.parameter) return [];
  const position = operationPosition(revision);
  const location = context.revision.locationAt(revision.location.pointer);
  const reported = { direction: "both", position, subject: "pages", before, location } as const;
  return [reportInRevision("pages-no-longer-recognized", reported)];
}
