import { toSegments } from "../../../core/document/pointer.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { remembered } from "../../../core/remembered.ts";
import { mapPair, type Pair } from "../../compare/pair/pair-nodes.ts";
import type { Difference } from "../../rules/difference.ts";
import { isBelow, type WrittenReach } from "../written-reach.ts";
import type { Edit } from "./find-edits.ts";

/** Two documents and the edits between them. */
export interface EditedText {
  readonly edits: readonly Edit[];
  readonly models: Pair<ApiModel>;
  readonly reach: Pair<WrittenReach>;
}

/** Finds the edit that causes a group of differences, and whether they are in it; undefined if several are possible. */
export function findCause(
  group: readonly [Difference, ...Difference[]],
  { edits, models, reach }: EditedText,
) {
  const [{ location, side }] = group;
  const { pointer } = location;
  const innermost = innermostAround(pointer, { edits, side });
  if (innermost) {
    const state = stateOf({ pointer, side }, innermost, models);
    const [only, another] =
      state === "edited" ? firstTwo(edits, (edit) => isWithin(locationOf(edit, side), pointer)) : [];
    return only && !another
      ? { edit: only, isInside: false }
      : { edit: innermost, isInside: state !== "same" };
  }
  const reached = reach[side](pointer);
  const below = firstTwo(edits, (edit) => isBelow(locationOf(edit, side), reached));
  const candidates =
    below.length > 0 ? below : firstTwo(edits, (edit) => group.some((one) => leadsTo(edit, one)));
  const [edit, another] = candidates.length > 0 ? candidates : edits;
  return edit && !another ? { edit, isInside: false } : undefined;
}

/** Stops at two edits: then the cause is ambiguous. */
function firstTwo(edits: readonly Edit[], test: (edit: Edit) => boolean): readonly Edit[] {
  const found: Edit[] = [];
  for (const edit of edits) if (test(edit) && found.push(edit) > 1) break;
  return found;
}

type Side = Difference["side"];

const indexesOf = remembered((edits: readonly Edit[]) => ({
  base: indexBy(edits, "base"),
  revision: indexBy(edits, "revision"),
}));

/** Finds the edit of a place, or of the closest schema around it. Edits of operations have no effect inside them. */
function innermostAround(
  pointer: string,
  { edits, side }: { readonly edits: readonly Edit[]; readonly side: Side },
): Edit | undefined {
  const index = indexesOf(edits)[side];
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const edit = index.get(at);
    if (edit && (at === pointer || edit.isOfSchema)) return edit;
  }
  return undefined;
}

function indexBy(edits: readonly Edit[], side: Side): ReadonlyMap<string, Edit> {
  const own = edits.map((edit) => [edit.pointers[side], edit] as const);
  const held = edits.flatMap((edit) => {
    const isWhole = edit.holder?.contents[side] === edit.pointers[side];
    return edit.holder && isWhole ? [[edit.holder.pointers[side], edit] as const] : [];
  });
  return new Map([...own, ...held]);
}

/** Returns where an edit is seen from outside: several schemas may have become one component. */
function locationOf({ pointers, holder }: Edit, side: Side): string {
  return (holder?.pointers ?? pointers)[side];
}

/** Tells whether a place in an edit is the edited one, contains edits, or is the same in both documents. */
function stateOf(
  { pointer, side }: { readonly pointer: string; readonly side: Side },
  { pointers, holder }: Edit,
  { base, revision }: Pair<ApiModel>,
): "own" | "edited" | "same" {
  if (pointer === pointers[side] || pointer === holder?.pointers[side]) return "own";
  const inside = pointer.slice(pointers[side].length);
  const before = base.writtenAt(pointers.base + inside);
  if (before === undefined) return "own";
  return isEqual(before, revision.writtenAt(pointers.revision + inside)) ? "same" : "edited";
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

const segmentsOf = remembered((pointers: Edit["pointers"]) => mapPair(pointers, toSegments));

/** True for an edit of a component, or of the operation itself, through which a difference was reached. */
function leadsTo({ pointers }: Edit, { reached, side }: Difference): boolean {
  const [root, section, name] = segmentsOf(pointers)[side];
  if (root === "components")
    return section === "schemas" && name !== undefined && reached.chain.includes(name);
  return (
    root === "paths" &&
    section !== undefined &&
    section === reached.path &&
    (name ?? "").toUpperCase() === (reached.method ?? "")
  );
}
