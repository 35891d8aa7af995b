import { referenceOf } from "../../core/document/reference.ts";
import { isObject } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";

/** Pointers at which something begins that belongs to a place: the place, and what references below it lead to. */
export type WrittenReach = (pointer: string) => ReadonlySet<string>;

/** Follows references as they are written. Remembers what it read, so use one for all questions about a document. */
export function createWrittenReach({ writtenAt }: Pick<ApiModel, "writtenAt">): WrittenReach {
  const targets = new Map<string, readonly string[]>();
  const known = new Map<string, ReadonlySet<string>>();

  function targetsBelow(pointer: string): readonly string[] {
    const found = targets.get(pointer) ?? [...targetsIn(writtenAt(pointer), new Set())];
    targets.set(pointer, found);
    return found;
  }

  function reachFrom(pointer: string): ReadonlySet<string> {
    const reached = new Set([pointer]);
    for (const location of reached) for (const target of targetsBelow(location)) reached.add(target);
    return reached;
  }

  return (pointer) => {
    const reached = known.get(pointer) ?? reachFrom(pointer);
    known.set(pointer, reached);
    return reached;
  };
}

function targetsIn(value: unknown, found: Set<string>): Set<string> {
  const text = isObject(value) ? referenceOf(value) : undefined;
  if (text?.startsWith("#/")) found.add(text.slice(1));
  if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) targetsIn(inner, found);
  return found;
}

/** True for a pointer to something below one of these. */
export function isBelow(pointer: string, starts: ReadonlySet<string>): boolean {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) if (starts.has(at)) return true;
  return starts.has("");
}
