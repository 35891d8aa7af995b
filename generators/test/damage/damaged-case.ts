import { parse, stringify } from "yaml";
import { isObject } from "../../core/json.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { damageText } from "./damage-text.ts";
import { damageTree } from "./damage-tree.ts";
import type { WholeDocument } from "./whole-documents.ts";

/** Returns the document of a seed: one of the documents, damaged. */
export function damagedCase(seed: number, documents: readonly WholeDocument[]): WholeDocument {
  const chance = chanceOf(seed);
  const whole = chance.pick(documents);
  const files = { ...whole.files };
  const name = chance.pick(Object.keys(files));
  files[name] = damaged(files[name] ?? "", chance);
  return { entry: whole.entry, files };
}

function damaged(text: string, chance: Chance): string {
  const edited = chance.below(4) > 0 ? withDamagedTree(text, chance) : text;
  return chance.below(3) === 0 || edited === text ? damageText(edited, chance) : edited;
}

function withDamagedTree(text: string, chance: Chance): string {
  const root: unknown = parse(text);
  if (!isObject(root)) throw new Error("A document is an object.");
  for (let edits = 1 + chance.below(3); edits > 0; edits--) damageTree(root, chance);
  if (text.startsWith("{") || chance.below(3) === 0) return JSON.stringify(root, null, 2);
  try {
    return stringify(root, { aliasDuplicateObjects: false });
  } catch {
    return JSON.stringify(root, null, 2); // nested too deeply for the YAML printer
  }
}
