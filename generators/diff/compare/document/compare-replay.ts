import { childPointer } from "../../../core/document/pointer.ts";
import type { Json } from "../../../core/json.ts";
import type { OperationModel, ReplayModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { operationPosition } from "./position.ts";
import { reportInRevision } from "./report.ts";

/** What happens when the same request is sent twice (`x-replay`). */
export function compareReplay(context: CompareContext, pair: Pair<OperationModel>): Difference[] {
  const [before, after] = [replayOf(pair.base), replayOf(pair.revision)];
  const rule = ruleFor(before, after);
  if (rule === undefined) return [];
  const { revision } = pair;
  const key = revision.replay ? ["x-replay"] : [];
  return [
    reportInRevision(rule, {
      direction: "request",
      position: operationPosition(revision),
      place: context.revision.placeAt(childPointer(revision.place.pointer, ...key)),
      subject: "x-replay",
      before: plain(before),
      after: plain(after),
    }),
  ];
}

/** How far a request may be sent again without harm. */
const SAFETY = { unsafe: 0, "single-use": 1, safe: 2 } as const;

function ruleFor(before: ReplayModel, after: ReplayModel) {
  if (SAFETY[after.kind] < SAFETY[before.kind]) return "replay-less-safe";
  if (SAFETY[after.kind] > SAFETY[before.kind]) return "replay-more-safe";
  return JSON.stringify(plain(before)) === JSON.stringify(plain(after)) ? undefined : "single-use-changed";
}

/** Without a word on it GET and HEAD are safe, anything else is not. */
function replayOf({ replay, httpMethod }: OperationModel): ReplayModel {
  return replay ?? { kind: httpMethod === "get" || httpMethod === "head" ? "safe" : "unsafe" };
}

function plain(replay: ReplayModel): Json {
  if (replay.kind !== "single-use") return replay.kind;
  const { key, usedCode, expiredCode } = replay;
  return { key, usedCode, expiredCode };
}
