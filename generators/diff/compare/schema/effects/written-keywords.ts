import { childPointer } from "../../../../core/document/pointer.ts";
import { isObject, type JsonObject } from "../../../../core/json.ts";
import { isEqual } from "../../../../core/model/accepts/equality.ts";
import type { ApiModel } from "../../../../core/model/api-model.ts";
import { exactValue } from "../../../../core/model/read/read-whole-numbers.ts";
import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { SourceLocation } from "../../../../core/model/source-location.ts";
import { type Obstacle, type ObstacleKeyword, WRITTEN_KEYWORDS } from "../../../containment/obstacle.ts";
import type { Difference } from "../../../rules/difference.ts";
import type { SchemaPair } from "../finding.ts";
import { flatten } from "../flatten.ts";
import { schemaAlong } from "../value-path.ts";
import type { Effect } from "./find-effects.ts";

/** Returns the location to show: the keyword's schema if both documents have it there, else the value's schema. */
export function locationOfEffect(
  { kind, obstacle }: Effect,
  roots: SchemaPair,
): { readonly side: Difference["side"]; readonly location: SourceLocation } {
  const { wide, narrow, path } = obstacle;
  const twin = narrow.find(
    ({ location }) => location.pointer === wide.location.pointer && location.pointer !== "",
  );
  if (twin) return { side: "revision", location: kind === "lost" ? wide.location : twin.location };
  const isMeant = (schema: SchemaModel) => {
    const { parts } = flatten(schema);
    return kind === "lost" ? parts.includes(wide) : narrow.some((part) => parts.includes(part));
  };
  const held = schemaAlong(roots.revision, path, isMeant) ?? schemaAlong(roots.revision, path.slice(0, -1));
  if (held) return { side: "revision", location: held.location };
  return { side: kind === "lost" ? "revision" : "base", location: wide.location };
}

/** Returns the line to show: the keyword, or the member of its list, in its schema. */
export function keywordLocation(
  { writtenAt, locationAt }: ApiModel,
  schema: SourceLocation,
  obstacle: Obstacle,
): SourceLocation {
  const pointerTo = (path: readonly string[]) => childPointer(schema.pointer, ...path);
  const pointers = pathsOf(obstacle, (path) => writtenAt(pointerTo(path))).map(pointerTo);
  const written = pointers.find((pointer) => writtenAt(pointer) !== undefined);
  return written === undefined || schema.pointer === "" ? schema : locationAt(written);
}

/** Returns candidate paths, the most specific first. */
function pathsOf({ keyword, name, values }: Obstacle, read: (path: string[]) => unknown): string[][] {
  if (name !== undefined) {
    return [...memberPath("required", read(["required"]), name), ["properties", name], ["required"]];
  }
  const member = values?.[0] === undefined ? [] : memberPath("enum", read(["enum"]), values[0]);
  return [...member, ...WRITTEN_KEYWORDS[keyword].map((key) => [key])];
}

function memberPath(key: string, list: unknown, member: unknown): string[][] {
  const index = Array.isArray(list) ? list.findIndex((other) => isEqual(other, member)) : -1;
  return index < 0 ? [] : [[key, String(index)]];
}

/** Returns the written keywords of an obstacle with all digits, from the first schema that has any. */
export function keywordValues(
  { writtenAt }: ApiModel,
  { schemas, keyword }: { readonly schemas: readonly SchemaModel[]; readonly keyword: ObstacleKeyword },
): JsonObject {
  for (const model of schemas) {
    const { pointer } = model.location;
    const schema = pointer === "" ? undefined : writtenAt(pointer);
    const written = WRITTEN_KEYWORDS[keyword].flatMap((key) => {
      const value = isObject(schema) ? schema[key] : undefined;
      if (value === undefined) return [];
      return [[key, model.wholeNumbers ? exactValue(model, key, value) : value] as const];
    });
    if (written.length > 0) return Object.fromEntries(written);
  }
  return {};
}
