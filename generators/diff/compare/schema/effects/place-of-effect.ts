import type { SourcePlace } from "../../../../core/model/source-place.ts";
import type { Difference } from "../../../rules/difference.ts";
import type { SchemaPair } from "../finding.ts";
import { schemaAlong } from "../schema-along.ts";
import type { Effect } from "./find-effects.ts";

/** Where a person looks: at the keyword's schema where both documents have one there, else at the value's schema. */
export function placeOfEffect(
  { kind, obstacle }: Effect,
  roots: SchemaPair,
): { readonly side: Difference["side"]; readonly place: SourcePlace } {
  const { wide, narrow, path } = obstacle;
  const twin = narrow.find(({ place }) => place.pointer === wide.place.pointer && place.pointer !== "");
  if (twin) return { side: "revision", place: kind === "lost" ? wide.place : twin.place };
  const held = schemaAlong(roots.revision, path) ?? schemaAlong(roots.revision, path.slice(0, -1));
  if (held) return { side: "revision", place: held.place };
  return kind === "lost" ? { side: "revision", place: wide.place } : { side: "base", place: wide.place };
}
