import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../json.ts";
import { asText } from "../../json-values.ts";
import type { SourceFile } from "../source/source-file.ts";

/** The supported version lines of OpenAPI. */
export type DocumentVersion = "2.0" | "3.0" | "3.1" | "3.2";

const LINES = ["3.0", "3.1", "3.2"] as const;

/** Returns the OpenAPI version line of a document, or a diagnostic. */
export function readVersion(entry: SourceFile): DocumentVersion | Diagnostic {
  const root = entry.value;
  const diagnostic = (pointer: string, message: string, help: string): Diagnostic => ({
    code: "document-version",
    severity: "error",
    message,
    location: entry.locate(pointer),
    help,
  });
  if (!isObject(root)) {
    return diagnostic(
      "",
      "The document is not an object.",
      "Start it with `openapi: 3.1.1`, `info` and `paths`.",
    );
  }
  const key = root.swagger !== undefined && root.openapi === undefined ? "swagger" : "openapi";
  const version = root[key];
  if (key === "openapi" && typeof version !== "string" && typeof version !== "number") {
    return diagnostic(
      "",
      "The document does not state its OpenAPI version.",
      "Add `openapi: 3.1.1` at the top.",
    );
  }
  const text = asText(version ?? null);
  if (key === "swagger" && /^2(\.|$)/.test(text)) return "2.0";
  const line = LINES.find((known) => text.match(/^\d+(?:\.\d+)?/)?.[0] === known);
  if (key === "openapi" && (line !== undefined || text === "3")) return line ?? "3.0";
  const [other, start] = key === "swagger" ? ["openapi", "3"] : ["swagger", "2"];
  const message = `Version ${text} is written as "${other}", not as "${key}".`;
  if (text.startsWith(start)) return diagnostic(`/${key}`, message, `Write \`${other}: "${text}"\` instead.`);
  return diagnostic(
    `/${key}`,
    `OpenAPI version ${text} is not supported; 2.0, 3.0, 3.1 and 3.2 are.`,
    "Convert the document to OpenAPI 3.1 first.",
  );
}
