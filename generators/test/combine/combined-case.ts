import { parse } from "yaml";
import { isObject, type JsonObject } from "../../core/json.ts";
import { chanceOf } from "../damage/chance.ts";
import { SCHEMA_KINDS } from "../damage/schema-kinds.ts";
import { DOCUMENTS } from "../damage/whole-documents.ts";
import { REFERENCE_KINDS } from "../reference-kinds.ts";
import { EDITS } from "./edits.ts";
import { SWAGGER } from "./swagger-document.ts";

const OWN: readonly JsonObject[] = [SCHEMA_KINDS, REFERENCE_KINDS as JsonObject, SWAGGER];

/** Documents to combine. A seed has the same result on every machine, so public documents are kept separate. */
export const BASES: Readonly<Record<"small" | "public", readonly JsonObject[]>> = {
  small: OWN,
  public: DOCUMENTS.public.flatMap(({ entry, files }) => {
    const value: unknown = parse(files[entry] ?? "");
    return isObject(value) ? [value as JsonObject, ...OWN] : [];
  }),
};

/** Returns the document of a seed: one of the bases, or two of one version merged, edited a few times. */
export function combinedCase(seed: number, bases: readonly JsonObject[]): JsonObject {
  const chance = chanceOf(seed);
  const document = structuredClone(chance.pick(bases)) as Record<string, unknown>;
  if (chance.below(3) === 0) addOther(document, structuredClone(chance.pick(bases)));
  for (let edits = 1 + chance.below(8); edits > 0; edits--) chance.pick(EDITS)(document, chance);
  return document as JsonObject;
}

/** Adds entries of another document whose names are free. */
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
