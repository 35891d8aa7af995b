import { parse } from "yaml";
import { isObject, type JsonObject } from "../../core/json.ts";
import { chanceOf } from "../damage/chance.ts";
import { SCHEMA_KINDS } from "../damage/schema-kinds.ts";
import { DOCUMENTS } from "../damage/whole-documents.ts";
import { REFERENCE_KINDS } from "../reference-kinds.ts";
import { EDITS } from "./edits.ts";
import { SWAGGER } from "./swagger-document.ts";

const OWN: readonly JsonObject[] = [SCHEMA_KINDS, REFERENCE_KINDS as JsonObject, SWAGGER];

/** What is combined. A seed means the same on every machine, so public documents are not among those of the repository. */
export const BASES: Readonly<Record<"small" | "public", readonly JsonObject[]>> = {
  small: OWN,
  public: DOCUMENTS.public.flatMap(({ entry, files }) => {
    const value: unknown = parse(files[entry] ?? "");
    return isObject(value) ? [value as JsonObject, ...OWN] : [];
  }),
};

/** The document of a seed: one of those that are given, or two of one version put together, edited a few times. */
export function combinedCase(seed: number, bases: readonly JsonObject[]): JsonObject {
  const chance = chanceOf(seed);
  const document = structuredClone(chance.pick(bases)) as Record<string, unknown>;
  if (chance.below(3) === 0) addOther(document, structuredClone(chance.pick(bases)));
  for (let edits = 1 + chance.below(8); edits > 0; edits--) chance.pick(EDITS)(document, chance);
  return document as JsonObject;
}

/** Entries of another document below names that this one does not have. */
function addOther(document: Record<string, unknown>, other: JsonObject): void {
  const isOlder = (one: Readonly<Record<string, unknown>>) => one.swagger !== undefined;
  if (isOlder(document) !== isOlder(other)) return;
  const into = (target: unknown, source: unknown): unknown => {
    if (!isObject(target) || !isObject(source)) return target ?? source;
    return { ...source, ...target };
  };
  document.paths = into(document.paths, other.paths);
  document.definitions = into(document.definitions, other.definitions);
  const [own, added] = [document.components, other.components];
  if (!isObject(own) || !isObject(added)) return;
  document.components = Object.fromEntries(
    [...Object.keys(own), ...Object.keys(added)].map((section) => [
      section,
      into(own[section], added[section]),
    ]),
  );
}
