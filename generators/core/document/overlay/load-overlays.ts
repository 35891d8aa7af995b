import { type Diagnostic, hasErrors } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../json.ts";
import { asText } from "../../json-values.ts";
import { ReadRefusal } from "../source/confined-reader.ts";
import { parseSource, type SourceFile } from "../source/source-file.ts";
import { type SourceReader, toUri } from "../source/source-reader.ts";
import { UnreadableSetting } from "../source/unreadable-setting.ts";

/** Overlays in the order of application, and diagnostics of unreadable and invalid ones. */
export interface LoadedOverlays {
  readonly overlays: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads OpenAPI Overlay documents from paths or URLs. */
export async function loadOverlays(
  locations: readonly string[],
  reader: SourceReader,
): Promise<LoadedOverlays> {
  const overlays: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const location of locations) {
    const uri = toUri(location);
    const name = reader.displayName(uri);
    const text = await reader.read(uri).catch((error: unknown) => {
      diagnostics.push(unreadable(name, error));
      return undefined;
    });
    if (text === undefined) continue;
    const { value, diagnostics: found } = parseSource({ uri, name, text });
    diagnostics.push(...found);
    if (value === undefined || hasErrors(found)) continue;
    if (isOverlay(value.value)) overlays.push(value);
    else diagnostics.push(overlayDiagnostic(name, "This is not an OpenAPI Overlay document of version 1."));
  }
  return { overlays, diagnostics };
}

function isOverlay(value: unknown): boolean {
  return isObject(value) && /^1\.\d+/.test(asText(value.overlay ?? "")) && Array.isArray(value.actions);
}

function unreadable(name: string, error: unknown): Diagnostic {
  const diagnostic = overlayDiagnostic(name, error instanceof Error ? error.message : String(error));
  if (error instanceof ReadRefusal) return { ...diagnostic, code: "overlay-refused", help: error.help };
  if (error instanceof UnreadableSetting)
    return { ...diagnostic, location: error.location, help: error.help };
  return diagnostic;
}

function overlayDiagnostic(file: string, message: string): Diagnostic {
  return {
    code: "overlay-malformed",
    severity: "error",
    message,
    location: { file, line: 1, column: 1, pointer: "" },
    help: "Pass an Overlay document with `overlay: 1.0.0`, `info` and `actions`.",
  };
}
