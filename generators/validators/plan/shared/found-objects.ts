import { createHash } from "node:crypto";
import { checkKey } from "../../../core/checks/check-key.ts";
import { type CheckNode, type ObjectCheck, partsOfCheck } from "../../../core/checks/check-node.ts";
import { EMPTY_OBJECT } from "../../../core/checks/object-check.ts";
import { checkSize } from "../check-size.ts";
import { containsCyclic, type Location } from "../location.ts";

/** Minimum length of a shared object in characters: shorter ones are easier to read inline. */
const SMALLEST = 300;

/** An inline object of a declaration: `object({ … })`. */
export interface FoundObject {
  readonly check: ObjectCheck;
  /** Equal for objects with the same members. */
  readonly key: string;
  /** Approximate length of its code in characters, without indentation. */
  readonly size: number;
  /** The names of the members that lead to it. */
  readonly path: readonly string[];
  /** The outermost objects in it. */
  readonly inner: readonly FoundObject[];
  /** True if it refers to the schema that contains it, so that it cannot be moved. */
  readonly isCyclic: boolean;
}

/** Returns the outermost inline objects of a declaration that are large enough to share. */
export function findObjects(
  check: CheckNode,
  location: Location,
  path: readonly string[] = [],
): readonly FoundObject[] {
  if (check.kind === "object") return foundIn(check, location, path);
  const parts = partsOfCheck(check);
  // Several objects for one value are written as one: only find objects inside of them.
  if (check.kind === "allOf")
    return parts.flatMap((part) =>
      part.kind === "object" ? insideOf(part, location, path) : findObjects(part, location, path),
    );
  return parts.flatMap((part) => findObjects(part, location, path));
}

function foundIn(check: ObjectCheck, location: Location, path: readonly string[]): readonly FoundObject[] {
  const inner = insideOf(check, location, path);
  const size = checkSize(check);
  if (size < SMALLEST || check.members.length === 0) return inner;
  const key = createHash("sha1")
    .update(checkKey(membersOnly(check)))
    .digest("base64");
  return [{ check, key, size, path, inner, isCyclic: containsCyclic(check, location) }];
}

function insideOf(check: ObjectCheck, location: Location, path: readonly string[]): FoundObject[] {
  const members = check.members.flatMap((member) =>
    findObjects(member.check, location, [...path, member.name]),
  );
  const { members: _, ...others } = check;
  return [
    ...members,
    ...partsOfCheck({ ...others, members: [] }).flatMap((part) => findObjects(part, location, path)),
  ];
}

/** Returns the part of a check that is written as `object({ … })`, without the checks that follow. */
export function membersOnly(check: ObjectCheck): ObjectCheck {
  return { ...EMPTY_OBJECT, members: check.members.map((member) => ({ ...member, docs: undefined })) };
}
