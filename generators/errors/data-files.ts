import { fileHeader } from "../core/emit/file-header.ts";
import type { Json, JsonObject } from "../core/json.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { catalogEntry } from "./catalog-entry.ts";
import type { ErrorsContext } from "./source-files.ts";

/** The catalogue for users of other languages. */
export function catalogJsonFile({ model, options, entries }: ErrorsContext): GeneratedFile {
  return jsonFile("catalog.json", {
    $schema: "./catalog.schema.json",
    $comment: fileHeader(model, options).join(" "),
    version: model.version,
    errors: Object.fromEntries(entries.map((entry) => [entry.code, catalogEntry(entry)])),
  });
}

/** The schema of the catalogue file. */
export function catalogSchemaFile({ model, options, entries }: ErrorsContext): GeneratedFile {
  return jsonFile("catalog.schema.json", {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $comment: fileHeader(model, options).join(" "),
    title: `Error catalogue of ${model.title}`,
    type: "object",
    required: ["version", "errors"],
    properties: {
      version: {
        type: "string",
        description: "Version of the API description that this catalogue belongs to.",
      },
      errors: {
        type: "object",
        description: "One entry per error code. The service may also send codes that are not listed.",
        additionalProperties: { $ref: "#/$defs/entry" },
      },
    },
    $defs: { entry: entrySchema(entries.flatMap(({ details }) => details.action ?? [])) },
  });
}

function entrySchema(actions: readonly Json[]): JsonObject {
  const code = { type: "string" };
  return {
    type: "object",
    required: ["status", "retryClass", "description"],
    properties: {
      status: {
        type: "integer",
        minimum: 400,
        maximum: 599,
        description: "The HTTP status that typically comes with the code.",
      },
      retryClass: {
        enum: ["retryable", "terminal", "actionable"],
        description:
          "Whether the caller can send the same request again: unchanged, never, or after a correction.",
      },
      description: { type: "string", description: "What the code means and what the caller should do." },
      action: {
        ...(actions.length > 0 ? { enum: [...new Set(actions)] } : {}),
        description: "What the caller can do next.",
      },
      moneyMayHaveMoved: {
        type: "boolean",
        description: "Whether money may have moved although the request failed.",
      },
      resend: {
        type: "boolean",
        description: "False: do not send the same request again, whatever the retry class says.",
      },
      seeAlso: { type: "array", items: code, description: "Codes to compare with this one." },
      note: { type: "string", description: "A note on behaviour that you might not expect." },
      derived: {
        type: "array",
        items: code,
        description: "Fields of this entry that the service's own documentation does not state.",
      },
      details: { type: "object", description: "All other fields of the catalogue entry." },
    },
  };
}

function jsonFile(path: string, value: JsonObject): GeneratedFile {
  return { path, text: `${JSON.stringify(value, null, 2)}\n` };
}
