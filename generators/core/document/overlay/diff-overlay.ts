import { isDeepStrictEqual } from "node:util";
import { defineOwn } from "../../define-own.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import { jsonPath, type PathStep } from "./json-path.ts";
import { identityOf, pairItems } from "./pair-items.ts";

/** An action of an OpenAPI Overlay document. */
export type OverlayAction =
  | { readonly target: string; readonly remove: true }
  | { readonly target: string; readonly update: Json };

type Path = readonly PathStep[];

/** Update of an object: values to set or to append, and updates of inner objects. */
interface Update {
  readonly values: Map<string, Json>;
  readonly inner: Map<string, Update>;
}

/** Edit from one value to another. Removals come first, so that the paths of updates are those of the new value. */
interface Edit {
  readonly removals: OverlayAction[];
  readonly updates: OverlayAction[];
  /** For objects: the update of the object itself. */
  readonly own: Update;
}

/**
 * Returns the actions that turn one document into another: few, each with a readable target. Values are compared as
 * JSON: the order of lists matters, that of keys does not.
 */
export function overlayActions(before: JsonObject, after: JsonObject): readonly OverlayAction[] {
  const { removals, updates, own } = editObject(before, after, []);
  return [...removals, ...updates, ...updateActions(own, [])];
}

function editObject(before: JsonObject, after: JsonObject, path: Path): Edit {
  const edit: Edit = { removals: [], updates: [], own: { values: new Map(), inner: new Map() } };
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key)) edit.removals.push(removal([...path, key]));
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (!isDeepStrictEqual(old, value)) addMember(edit, { key, old, value, path: [...path, key] });
  }
  return edit;
}

interface Member {
  readonly key: string;
  readonly old: Json | undefined;
  readonly value: Json;
  readonly path: Path;
}

/** Adds a member to an edit: sets it, edits objects and lists inside, or replaces it if that is shorter. */
function addMember(edit: Edit, member: Member): void {
  const { key, old, value, path } = member;
  const inner = editInside(member);
  if (inner === undefined) {
    edit.own.values.set(key, value);
  } else if (isShorterWhole(inner, member)) {
    edit.removals.push(removal(path));
    edit.own.values.set(key, value);
  } else {
    edit.removals.push(...inner.removals);
    edit.updates.push(...inner.updates);
    if (Array.isArray(old)) {
      const appended = inner.own.values.get(key);
      if (appended !== undefined) edit.own.values.set(key, appended);
    } else if (!isEmpty(inner.own)) edit.own.inner.set(key, inner.own);
  }
}

/** Undefined if an update replaces the value: overlays merge objects with objects and append lists to lists. */
function editInside({ key, old, value, path }: Member): Edit | undefined {
  if (isObject(old) && isObject(value)) return editObject(old, value, path);
  if (!Array.isArray(old) || !Array.isArray(value)) return undefined;
  const { appended, ...edit } = editList(old, value, path);
  return {
    ...edit,
    own: { values: new Map(appended.length > 0 ? [[key, appended]] : []), inner: new Map() },
  };
}

/** Keeps items in order, edits them in place, and appends the rest: overlays can only append items. */
function editList(before: readonly Json[], after: readonly Json[], path: Path) {
  const { kept, appended } = pairItems(before, after);
  const removed = [...before.keys()].filter((index) => !kept.includes(index));
  const removals = removed.reverse().map((index) => removal([...path, index]));
  const updates: OverlayAction[] = [];
  for (const [index, from] of kept.entries()) {
    const [old, value] = [before[from] ?? null, after[index] ?? null];
    if (isDeepStrictEqual(old, value)) continue;
    const at = [...path, stepTo(index, { old, value, before, after })];
    const edit = editItem(old, value, at);
    removals.push(...edit.removals);
    updates.push(...edit.updates);
  }
  return { removals, updates, appended };
}

/** Edits an item that is an object or a list; other items are kept only if they are equal. */
function editItem(old: Json, value: Json, path: Path): Pick<Edit, "removals" | "updates"> {
  if (isObject(old) && isObject(value)) {
    const { removals, updates, own } = editObject(old, value, path);
    return { removals, updates: [...updates, ...updateActions(own, path)] };
  }
  if (!Array.isArray(old) || !Array.isArray(value)) return { removals: [], updates: [] };
  const { removals, updates, appended } = editList(old, value, path);
  const target = jsonPath(path);
  return { removals, updates: [...updates, ...appended.map((update) => ({ target, update }))] };
}

interface EditedItem {
  readonly old: Json;
  readonly value: Json;
  readonly before: readonly Json[];
  readonly after: readonly Json[];
}

/** Selects an item by identifying fields if they are stable and unique before and after, else by its index. */
function stepTo(index: number, { old, value, before, after }: EditedItem): PathStep {
  const where = identityOf(old);
  const isSame = (item: Json): boolean => where !== undefined && isDeepStrictEqual(identityOf(item), where);
  return where && isSame(value) && before.filter(isSame).length === 1 && after.filter(isSame).length === 1
    ? { where }
    : index;
}

/** Depth of an operation, a component, or a field of the document: changes below make one update. */
const UNIT_DEPTH = 3;

/** Returns one update for each part that a person looks up: at the deepest location with all of its changes. */
function updateActions(update: Update, path: Path): OverlayAction[] {
  const { values, inner } = update;
  const [only] = inner;
  if (values.size === 0 && inner.size === 1 && only) return updateActions(only[1], [...path, only[0]]);
  if (path.length >= UNIT_DEPTH)
    return isEmpty(update) ? [] : [{ target: jsonPath(path), update: updateValue(update) }];
  const own = values.size > 0 ? updateValue({ values, inner: new Map() }) : undefined;
  return [
    ...(own === undefined ? [] : [{ target: jsonPath(path), update: own }]),
    ...[...inner].flatMap(([key, child]) => updateActions(child, [...path, key])),
  ];
}

function updateValue({ values, inner }: Update): JsonObject {
  const value: Record<string, Json> = {};
  for (const [key, set] of values) defineOwn(value, key, set);
  for (const [key, child] of inner) defineOwn(value, key, updateValue(child));
  return value;
}

/** Length of an action without its target and value, in characters. */
const ACTION_LENGTH = 40;

/** Compares the lengths of both edits. Saving one removal does not justify rewriting a whole part. */
function isShorterWhole({ removals, updates, own }: Edit, { value, path }: Member): boolean {
  const actions = [...removals, ...updates];
  if (actions.length < 2) return false;
  const inPlace = lengthOf(actions) + lengthOf(updateValue(own)) + actions.length * ACTION_LENGTH;
  return lengthOf(value) + lengthOf(removal(path)) + ACTION_LENGTH < inPlace;
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value).length;
}

function isEmpty({ values, inner }: Update): boolean {
  return values.size === 0 && inner.size === 0;
}

function removal(path: Path): OverlayAction {
  return { target: jsonPath(path), remove: true };
}
