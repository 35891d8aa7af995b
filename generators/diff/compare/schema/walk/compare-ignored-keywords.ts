import { isObject, type JsonObject } from "../../../../core/json.ts";
import type { ApiModel } from "../../../../core/model/api-model.ts";
import type { JsonType, SchemaModel } from "../../../../core/model/schema-model.ts";
import { behindReferences } from "../../../containment/terms/term.ts";
import { changedMembers } from "../../../rules/wording.ts";
import type { CompareContext } from "../../context.ts";
import type { SchemaFinding, WalkedPair } from "../finding.ts";
import { flatten } from "../flatten.ts";

/** Compares keywords without effect: unknown ones, and those that apply to another type. */
export function compareIgnoredKeywords(
  context: CompareContext,
  { base, revision, path }: WalkedPair,
): SchemaFinding[] {
  const before = ignoredKeywords(context.base, base);
  const after = ignoredKeywords(context.revision, revision);
  const changed = changedMembers(before, after);
  if (changed.length === 0) return [];
  const subject = changed.map(({ key }) => key).join(" and ");
  const reported = { direction: "both", subject, before, after, certain: true, path } as const;
  const { location } = behindReferences(revision); // one finding, also behind references
  return [{ rule: "keyword-without-effect", side: "revision", location, ...reported }];
}

const TYPES = {
  number: ["number", "integer"],
  string: ["string"],
  array: ["array"],
  object: ["object"],
} as const satisfies Record<string, readonly JsonType[]>;

/** Returns the written keywords without effect of a schema and its parts. */
function ignoredKeywords({ writtenAt }: ApiModel, schema: SchemaModel): JsonObject {
  const { parts } = flatten(schema);
  const types = parts.flatMap((part) => part.types ?? []);
  const ignored = parts.flatMap((part): (readonly [string, JsonObject[string]])[] => {
    const names = ignoredNames(part, types);
    const found = names.length === 0 ? undefined : writtenAt(part.location.pointer);
    const written = isObject(found) ? found : {};
    return [
      ...names.flatMap((name) => (written[name] === undefined ? [] : [[name, written[name]] as const])),
      ...Object.entries(part.annotations.ignored ?? {}),
    ];
  });
  return Object.fromEntries(ignored);
}

function ignoredNames(part: SchemaModel, types: readonly JsonType[]): string[] {
  const { array = {} } = part;
  const counts = (["minContains", "maxContains"] as const).filter(
    (key) => !array.contains && array[key] !== undefined,
  );
  const foreign = (["number", "string", "array", "object"] as const).filter(
    (group) => types.length > 0 && !TYPES[group].some((type) => types.includes(type)),
  );
  return [...new Set([...counts, ...foreign.flatMap((group) => Object.keys(part[group] ?? {}))])];
}
