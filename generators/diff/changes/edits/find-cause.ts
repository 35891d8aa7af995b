import { toSegments } from "../../../core/document/pointer.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import type { Pair } from "../../compare/pair/pair-nodes.ts";
import type { Difference } from "../../rules/difference.ts";
import { isBelow, type WrittenReach } from "../written-reach.ts";
import type { Edit } from "./find-edits.ts";

/** The edit that differences follow from, and whether they stand where the text changed. */
export interface Cause {
  readonly edit: Edit;
  readonly isInside: boolean;
}

/** Two documents and where their text differs. */
export interface EditedText {
  readonly edits: readonly Edit[];
  readonly models: Pair<ApiModel>;
  readonly reach: Pair<WrittenReach>;
}

/** The edit that a group of differences follows from; undefined where more than one may be meant. */
export function findCause(
  group: readonly [Difference, ...Difference[]],
  { edits, models, reach }: EditedText,
): Cause | undefined {
  const [{ place, side }] = group;
  const { pointer } = place;
  const innermost = innermostAround(pointer, { edits, side });
  if (innermost?.pointers[side] === pointer) return { edit: innermost, isInside: true };
  const isInside = innermost !== undefined && isChanged({ pointer, side }, innermost, models);
  if (innermost && !isInside) return { edit: innermost, isInside };
  const below = edits.filter(({ pointers }) => isBelow(pointers[side], reach[side](pointer)));
  if (innermost && below.length !== 1) return { edit: innermost, isInside };
  const candidates =
    below.length > 0 ? below : edits.filter((edit) => group.some((one) => leadsTo(edit, one)));
  const [edit, another] = candidates.length > 0 ? candidates : edits;
  return edit && !another ? { edit, isInside: false } : undefined;
}

type Side = Difference["side"];

const indexes = new WeakMap<readonly Edit[], Readonly<Record<Side, ReadonlyMap<string, Edit>>>>();

/** The edit of a place, or else of the closest one around it. */
function innermostAround(
  pointer: string,
  { edits, side }: { readonly edits: readonly Edit[]; readonly side: Side },
): Edit | undefined {
  const known = indexes.get(edits) ?? { base: indexBy(edits, "base"), revision: indexBy(edits, "revision") };
  indexes.set(edits, known);
  const index = known[side];
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const edit = index.get(at);
    if (edit) return edit;
  }
  return index.get("");
}

function indexBy(edits: readonly Edit[], side: Side): ReadonlyMap<string, Edit> {
  return new Map(edits.map((edit) => [edit.pointers[side], edit]));
}

/** True where the documents differ, or neither has anything. */
function isChanged(
  { pointer, side }: { readonly pointer: string; readonly side: Side },
  { pointers }: Edit,
  { base, revision }: Pair<ApiModel>,
): boolean {
  const inside = pointer.slice(pointers[side].length);
  const before = base.writtenAt(pointers.base + inside);
  return before === undefined || !isEqual(before, revision.writtenAt(pointers.revision + inside));
}

/** True for an edit of a component, or of the operation itself, through which a difference was reached. */
function leadsTo({ pointers }: Edit, { reached, side }: Difference): boolean {
  const [root, section, name] = toSegments(pointers[side]);
  if (root === "components")
    return section === "schemas" && name !== undefined && reached.chain.includes(name);
  return (
    root === "paths" && section === reached.path && (name ?? "").toUpperCase() === (reached.method ?? "")
  );
}
