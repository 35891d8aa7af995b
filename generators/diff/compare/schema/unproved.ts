import type { Effect } from "./effects/find-effects.ts";
import { valuePath } from "./value-path.ts";

/** Where the base accepted nothing: what differs there takes no value away that anybody could have sent. */
export interface Unproved {
  /** Paths to values. */
  readonly paths: ReadonlySet<string>;
  /** Pointers to schemas, which may stand at other paths as well. */
  readonly pointers: ReadonlySet<string>;
}

/** True for an effect that is found only because the schemas are compared without what contradicts itself. */
export function isUnproved({ kind, obstacle }: Effect, { paths, pointers }: Unproved): boolean {
  const base = kind === "lost" ? obstacle.narrow : [obstacle.wide];
  return paths.has(pathOf(obstacle)) || base.some(({ location }) => pointers.has(location.pointer));
}

/** The path of the value that an obstacle is reported at. */
function pathOf({ path, name }: Effect["obstacle"]): string {
  return valuePath(name === undefined ? path : [...path, { kind: "property", name }]);
}
