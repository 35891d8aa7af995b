import { toPointer } from "../../../core/document/pointer.ts";
import { keywordsWith } from "../../../core/document/schema-keywords.ts";
import { isObject, type Json, type JsonObject } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { mapPair, type Pair } from "../../compare/pair/pair-nodes.ts";
import { followMoved } from "./follow-moved.ts";
import { pairListMembers, UNORDERED, unorderedText } from "./pair-list-members.ts";

/** A place where the text of a description changed. */
export interface Edit {
  /** The schema or other object that contains the change, in each document. */
  readonly pointers: Pair<string>;
  /** The schema that is a reference in only one document, if the place was reached through one. */
  readonly holder?: Holder | undefined;
  readonly isOfSchema: boolean;
  /** True if a schema was replaced as a whole, so that comparing it keyword by keyword makes no sense. */
  readonly isReplacement: boolean;
}

/** A schema that became a component, or a component that became the schema of one place. */
interface Holder {
  readonly pointers: Pair<string>;
  /** Pointers of the compared contents. */
  readonly contents: Pair<string>;
}

/**
 * Finds the innermost places where the text of two documents differs. Added and removed components do not count, since
 * their references changed too. A schema that became a component is unchanged.
 */
export function findEdits(models: Pair<ApiModel>): Edit[] {
  const edits = new Map<string, Edit>();
  const followed = new Set<string>();
  /** Path to the compared values. One mutable list, since there are hundreds of thousands of places. */
  let path: Pair<string[]> = { base: [], revision: [] };
  let holder: Holder | undefined;

  function record(location: Pair<readonly string[]>, isReplacement: boolean): void {
    const pointers = mapPair(location, toPointer);
    const key = `${pointers.base} ${pointers.revision}`;
    edits.set(key, {
      pointers,
      holder,
      isOfSchema: isSchemaPath(location.revision),
      isReplacement: isReplacement || edits.get(key)?.isReplacement === true,
    });
  }

  /** Records the object to which the compared values belong, or the object `levels` above. */
  function recordHolder(levels: number): void {
    record(
      mapPair(path, (one) => holderOf(one.slice(0, one.length - levels))),
      false,
    );
  }

  function compare(left: Json | undefined, right: Json | undefined): void {
    if (left === right) return;
    if (isObject(left) && isObject(right)) compareObjects(left, right);
    else if (Array.isArray(left) && Array.isArray(right) && UNORDERED.has(path.base.at(-1) ?? "")) {
      const { changed, isUneven } = pairListMembers(left, right);
      if (isUneven) recordHolder(1);
      for (const [one, other] of changed)
        compareInside({ base: String(one.index), revision: String(other.index) }, one.item, other.item);
    } else if (Array.isArray(left) && Array.isArray(right) && left.length === right.length) {
      for (const [index, item] of left.entries()) compareInside(same(String(index)), item, right[index]);
    } else if (!isEqual(left, right)) recordHolder(1);
  }

  function compareInside(key: Pair<string>, left: Json | undefined, right: Json | undefined): void {
    path.base.push(key.base);
    path.revision.push(key.revision);
    compare(left, right);
    path.base.pop();
    path.revision.pop();
  }

  function compareObjects(left: JsonObject, right: JsonObject): void {
    if (compareMoved(left, right)) return;
    if (isSchemaPath(path.base) && isReplaced(left, right)) {
      record(path, true);
      return;
    }
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      if (Object.hasOwn(left, key) && Object.hasOwn(right, key))
        compareInside(same(key), left[key], right[key]);
      else if (!(path.base[0] === "components" && path.base.length === 2)) recordHolder(0);
    }
  }

  /** True if a schema, parameter or response was moved; then compares it at its new place. */
  function compareMoved(left: JsonObject, right: JsonObject): boolean {
    const moved = followMoved(models, { values: { base: left, revision: right }, paths: path });
    if (!moved) return false;
    const key = JSON.stringify(moved.paths);
    if (followed.has(key)) return true;
    followed.add(key);
    const start = { path, holder };
    // A renamed component is one place, whatever the number of references to it.
    if (moved.isInline)
      holder = { pointers: mapPair(path, toPointer), contents: mapPair(moved.paths, toPointer) };
    path = { base: [...moved.paths.base], revision: [...moved.paths.revision] };
    compare(moved.values.base, moved.values.revision);
    ({ path, holder } = start);
    return true;
  }

  compare(models.base.writtenAt(""), models.revision.writtenAt(""));
  return [...edits.values()];
}

function same(key: string): Pair<string> {
  return { base: key, revision: key };
}

/** Keywords whose lists and maps count as part of the schema. */
const CONTAINERS: ReadonlySet<string> = new Set([
  ...keywordsWith(
    ({ appliesTo, schemas }) => appliesTo !== undefined && (schemas === "list" || schemas === "map"),
  ),
  ...["dependentRequired", "required", "enum", "type", "discriminator", "mapping"],
]);

/** Returns the path of the object to which a path belongs. */
function holderOf(path: readonly string[]): readonly string[] {
  const last = path.at(-1);
  const isName = path.at(-2) === "properties" || last === undefined;
  return !isName && CONTAINERS.has(last) ? holderOf(path.slice(0, -1)) : path;
}

function isSchemaPath(path: readonly string[]): boolean {
  if (CONTAINERS.has(path.at(-1) ?? "") && path.at(-2) !== "properties") return false;
  return path.includes("schema") || (path[0] === "components" && path[1] === "schemas" && path.length > 2);
}

/** True if schemas only share their place: the reference, type, union or set of properties is different. */
function isReplaced(left: JsonObject, right: JsonObject): boolean {
  return (
    left.$ref !== right.$ref ||
    areApart(listOf(left.type), listOf(right.type)) ||
    ["oneOf", "anyOf"].some((key) => isReplacedUnion(left[key], right[key])) ||
    hasOtherProperties(left.properties, right.properties)
  );
}

function listOf(value: Json | undefined): readonly Json[] | undefined {
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value : [value];
}

function areApart(left: readonly Json[] | undefined, right: readonly Json[] | undefined): boolean {
  if (!left || !right) return false;
  const texts = new Set(right.map((item) => unorderedText(item)));
  return !left.some((item) => texts.has(unorderedText(item)));
}

/** True if two unions have no branch in common. One more or fewer branch is no replacement. */
function isReplacedUnion(left: Json | undefined, right: Json | undefined): boolean {
  if (!Array.isArray(left) || !Array.isArray(right)) return left !== right;
  return left.length + right.length > 2 && areApart(left, right) && areApart(namesOf(left), namesOf(right));
}

/** Returns names that identify a changed branch: its title, its reference, the names of its properties. */
function namesOf(branches: readonly Json[]): readonly Json[] {
  return branches.flatMap((branch): Json[] => {
    if (!isObject(branch)) return [];
    const { $ref, title, properties } = branch;
    const names = [$ref, title].filter((name) => name !== undefined);
    return isObject(properties) ? [...names, Object.keys(properties).sort().join()] : names;
  });
}

function hasOtherProperties(left: Json | undefined, right: Json | undefined): boolean {
  const [was, is] = [left, right].map((value) => (isObject(value) ? Object.keys(value) : []));
  if (!was || !is || was.length + is.length < 3) return false;
  return !was.some((name) => is.includes(name));
}
