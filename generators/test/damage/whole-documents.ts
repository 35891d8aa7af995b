import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PETS } from "../../cli/test/pets.ts";
import { REFERENCE_KINDS } from "../reference-kinds.ts";
import { SCHEMA_KINDS } from "./schema-kinds.ts";

/** A document before it is damaged: texts by file name. */
export interface WholeDocument {
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
}

const corpus = fileURLToPath(new URL("../../../../shared/corpus/", import.meta.url));

export const DOCUMENTS: Readonly<Record<"small" | "public", readonly WholeDocument[]>> = {
  /** Small documents that use, together, whatever generators make something of. */
  small: [
    { entry: "spec/openapi.yaml", files: PETS },
    { entry: "openapi.json", files: { "openapi.json": JSON.stringify(REFERENCE_KINDS, null, 2) } },
    { entry: "openapi.json", files: { "openapi.json": JSON.stringify(SCHEMA_KINDS, null, 2) } },
  ],
  /** Public documents, where they lie beside the repository. */
  public: ["museum.yaml", "train-travel.yaml"]
    .filter((name) => existsSync(`${corpus}${name}`))
    .map((name) => ({ entry: name, files: { [name]: readFileSync(`${corpus}${name}`, "utf8") } })),
};
