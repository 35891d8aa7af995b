import { toSegments } from "../../../core/document/pointer.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import type { Pair } from "../../compare/pair/pair-nodes.ts";
import type { Difference } from "../../rules/difference.ts";
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
}

/** The edit that a group of differences follows from; undefined where more than one may be meant. */
export function findCause(
  group: readonly [Difference, ...Difference[]],
  { edits, models }: EditedText,
): Cause | undefined {
  const { pointer } = group[0].place;
  const innermost = innermostAround(pointer, edits);
  if (innermost) {
    return { edit: innermost, isInside: pointer === innermost.pointer || isChanged(pointer, models) };
  }
  const below = edits.filter((edit) => isWithin(edit.pointer, pointer));
  const candidates =
    below.length > 0 ? below : edits.filter((edit) => group.some((one) => leadsTo(edit, one)));
  const [edit, another] = candidates.length > 0 ? candidates : edits;
  return edit && !another ? { edit, isInside: false } : undefined;
}

const indexes = new WeakMap<readonly Edit[], ReadonlyMap<string, Edit>>();

/** The edit of a place, or else of the closest one around it. */
function innermostAround(pointer: string, edits: readonly Edit[]): Edit | undefined {
  const index = indexes.get(edits) ?? new Map(edits.map((edit) => [edit.pointer, edit]));
  indexes.set(edits, index);
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const edit = index.get(at);
    if (edit) return edit;
  }
  return index.get("");
}

/** True where the documents differ, or neither has anything. */
function isChanged(pointer: string, { base, revision }: Pair<ApiModel>): boolean {
  const [before, after] = [base.writtenAt(pointer), revision.writtenAt(pointer)];
  return before === undefined || !isEqual(before, after);
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** True for an edit of a component, or of the operation itself, through which a difference was reached. */
function leadsTo({ pointer }: Edit, { reached }: Difference): boolean {
  const [root, section, name] = toSegments(pointer);
  if (root === "components")
    return section === "schemas" && name !== undefined && reached.chain.includes(name);
  return (
    root === "paths" && section === reached.path && (name ?? "").toUpperCase() === (reached.method ?? "")
  );
}
