import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PETS } from "../../cli/test/pets.ts";
import { REFERENCE_KINDS } from "../reference-kinds.ts";
import { SCHEMA_KINDS } from "./schema-kinds.ts";

/** An undamaged document: texts by file name. */
export interface WholeDocument {
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
}

const corpus = fileURLToPath(new URL("../../../../shared/corpus/", import.meta.url));

export const DOCUMENTS: Readonly<Record<"small" | "public", readonly WholeDocument[]>> = {
  /** Small documents that together use everything that generators support. */
  small: [
    { entry: "spec/openapi.yaml", files: PETS },
    { entry: "openapi.json", files: { "openapi.json": JSON.stringify(REFERENCE_KINDS, null, 2) } },
    { entry: "openapi.json", files: { "openapi.json": JSON.stringify(SCHEMA_KINDS, null, 2) } },
  ],
  /** Public documents, if they exist next to the repository. */
  public: ["museum.yaml", "train-travel.yaml"]
    .filter((name) => existsSync(`${corpus}${name}`))
    .map((name) => ({ entry: name, files: { [name]: readFileSync(`${corpus}${name}`, "utf8") } })),
};
