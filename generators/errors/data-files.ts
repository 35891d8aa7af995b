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

/** The schema of that file. */
export function catalogSchemaFile({ model, options, entries }: ErrorsContext): GeneratedFile {
  return jsonFile("catalog.schema.json", {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $comment: fileHeader(model, options).join(" "),
    title: `Error catalogue of ${model.title}`,
    type: "object",
    required: ["version", "errors"],
    properties: {
      version: { type: "string", description: "Version of the description that the catalogue belongs to." },
      errors: {
        type: "object",
        description: "Error code to what is known of it. Codes that are not listed are possible.",
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
    required: ["status", "retry", "description"],
    properties: {
      status: {
        type: "integer",
        minimum: 400,
        maximum: 599,
        description: "The HTTP status that typically comes with the code.",
      },
      retry: {
        enum: ["retryable", "terminal", "actionable"],
        description:
          "Whether the same request may be sent again: as it is, never, or after something was fixed.",
      },
      description: { type: "string", description: "What the code means and what it asks of the caller." },
      action: {
        ...(actions.length > 0 ? { enum: [...new Set(actions)] } : {}),
        description: "What gets the caller on.",
      },
      moneyMayHaveMoved: {
        type: "boolean",
        description: "Whether money may have moved although the request failed.",
      },
      resend: {
        type: "boolean",
        description: "False: the same request is not to be sent again, whatever the class says.",
      },
      seeAlso: { type: "array", items: code, description: "Codes to compare with this one." },
      note: { type: "string", description: "What surprises about the code." },
      derived: {
        type: "array",
        items: code,
        description: "Fields of this entry that the service does not state.",
      },
      details: { type: "object", description: "Whatever else the catalogue says." },
    },
  };
}

function jsonFile(path: string, value: JsonObject): GeneratedFile {
  return { path, text: `${JSON.stringify(value, null, 2)}\n` };
}
