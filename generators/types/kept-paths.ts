import { type KeptCode, recordedCode, repeatedCode } from "../core/emit/kept-code.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { type KeptParts, placeOfPath } from "../core/run/run-memory.ts";
import type { PathCode } from "./print-skeleton.ts";
import type { SkeletonPath } from "./skeleton.ts";

interface KeptPaths {
  /** The paths with the code of the run before, if that is still right. */
  readonly known: ReadonlyMap<string, PathCode>;
  /** What is printed for the code of a path that is not among those: it is kept for the next run. */
  printed(path: SkeletonPath, code: PathCode): PathCode;
}

/** A path as it was printed; the operations are there once the file is. */
interface KeptPath {
  path?: KeptCode;
  readonly operations: KeptCode[];
}

export function keptPaths(model: ApiModel, kept: KeptParts | undefined): KeptPaths {
  if (!kept) return { known: new Map(), printed: (_, code) => code };
  const places = new Map(model.pathItems.map(({ name }) => [name, [placeOfPath(model, name)]]));
  const known = new Map<string, PathCode>();
  for (const [name, own] of places) {
    const found = kept.find(`path ${name}`, own) as KeptPath | undefined; // nothing else has such a key
    if (found?.path)
      known.set(name, { path: repeatedCode(found.path), operations: found.operations.map(repeatedCode) });
  }
  return {
    known,
    printed({ name, dependsOnOthers, reads }, { path, operations }) {
      if (dependsOnOthers) return { path, operations };
      const recorded: KeptPath = { operations: [] };
      kept.keep(`path ${name}`, places.get(name) ?? [], recorded, reads);
      const keepPath = (code: KeptCode) => {
        recorded.path = code;
      };
      const keepOperation = (code: KeptCode) => recorded.operations.push(code);
      return {
        path: recordedCode(path, keepPath, reads),
        operations: operations.map((operation) => recordedCode(operation, keepOperation, reads)),
      };
    },
  };
}
