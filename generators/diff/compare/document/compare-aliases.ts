import type { SourcePlace } from "../../../core/model/source-place.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { reportInBase, reportInRevision } from "./report.ts";

/** Something that code calls by its name, or by a former one. */
export interface Named {
  readonly name: string;
  readonly aliases: readonly { readonly name: string; readonly place: SourcePlace }[];
}

/** Former names that are kept no longer, and those that are new. The name that a rename leaves behind is told there. */
export function compareAliases({ base, revision }: Pair<Named>, position: Position): Difference[] {
  const [old, fresh] = [namesOf(base), namesOf(revision)];
  const removed = base.aliases.filter(({ name }) => !fresh.has(name));
  const added = revision.aliases.filter(({ name }) => !old.has(name));
  const reported = { direction: "both", position, after: revision.name } as const;
  return [
    ...removed.map(({ name, place }) => reportInBase("alias-removed", { ...reported, place, subject: name })),
    ...added.map(({ name, place }) => reportInRevision("alias-added", { ...reported, place, subject: name })),
  ];
}

/** Everything that something is called by. */
export function namesOf({ name, aliases }: Named): ReadonlySet<string> {
  return new Set([name, ...aliases.map((alias) => alias.name)]);
}
