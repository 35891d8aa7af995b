import { childPointer } from "../../../core/document/pointer.ts";
import { referenceOf } from "../../../core/document/reference.ts";
import { isObject } from "../../../core/json.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import type { Gap } from "../../../core/model/find-gaps.ts";

/** What is below a pointer, before references are followed. */
interface Contents {
  readonly gaps: readonly Gap[];
  /** Pointers that references lead to. */
  readonly targets: readonly string[];
}

/** Finds the gaps below a pointer of the document, references followed. */
export function createGapReach({ writtenAt }: ApiModel, gaps: readonly Gap[]): (pointer: string) => Gap[] {
  const known = new Map<string, Contents>();

  function contentsOf(start: string): Contents {
    const contents = { gaps: [] as Gap[], targets: [] as string[] };
    const visit = (value: unknown, pointer: string): void => {
      contents.gaps.push(...gaps.filter(({ place }) => place.pointer === pointer));
      if (!isObject(value) && !Array.isArray(value)) return;
      const text = isObject(value) ? referenceOf(value) : undefined;
      if (text?.startsWith("#/")) contents.targets.push(text.slice(1));
      for (const [key, child] of Object.entries(value)) visit(child, childPointer(pointer, key));
    };
    const written = writtenAt(start);
    if (written !== undefined) visit(written, start);
    return contents;
  }

  return (start) => {
    const reached = new Set([start]);
    const below = new Set<Gap>();
    for (const pointer of reached) {
      const contents = known.get(pointer) ?? contentsOf(pointer);
      known.set(pointer, contents);
      for (const gap of contents.gaps) below.add(gap);
      for (const target of contents.targets) reached.add(target);
    }
    return [...below];
  };
}
