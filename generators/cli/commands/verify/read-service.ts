import type { Result } from "../../../core/diagnostics/diagnostic.ts";
import { readDocument } from "../../../core/document/read-document.ts";
import type { SourceReader } from "../../../core/document/source/source-reader.ts";
import type { JsonObject } from "../../../core/json.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { buildApiModel } from "../../../core/model/build-api-model.ts";
import { alignSecurity } from "../../../verify/align-security.ts";
import { readServed, servedReader } from "../../../verify/http/served-reader.ts";
import { treatmentOf } from "../compare/diagnostic-treatment.ts";
import type { VerifyParts } from "../verify.ts";
import type { Known } from "./known.ts";

interface ReadModelOptions {
  readonly reader: SourceReader;
  readonly overlays: readonly string[];
  /** Changes the document before its model is built. */
  readonly align?: (document: JsonObject) => JsonObject;
}

/** The model of a document, with its errors, or else with what is read differently than it is written. */
export async function readModel(
  location: string,
  { align, ...options }: ReadModelOptions,
): Promise<Result<ApiModel>> {
  const read = await readDocument(location, options);
  const document = read.value && align ? { ...read.value, value: align(read.value.value) } : read.value;
  const built = document && buildApiModel(document, { pace: "on-demand" });
  const diagnostics = [...read.diagnostics, ...(built?.diagnostics ?? [])];
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return { value: undefined, diagnostics: errors };
  // The document could be read, so the rest are warnings, also where `codegen diff` reports an error.
  const warnings = diagnostics.filter((diagnostic) => treatmentOf(diagnostic) !== "silent");
  return { value: built?.value, diagnostics: warnings };
}

/** The model of the document of the service; undefined if only responses are checked. */
export async function readService(
  { service, serviceOverlays, timeoutMs, access }: VerifyParts,
  { headers, description }: Known,
): Promise<Result<ApiModel>> {
  if (service === undefined) return { value: undefined, diagnostics: [] };
  const disk = access.reader;
  const align = (document: JsonObject): JsonObject => alignSecurity(document, description);
  if (!/^https?:\/\//.test(service))
    return readModel(service, { reader: disk, overlays: serviceOverlays, align });
  const served = await readServed(service, { headers, timeoutMs });
  if (served.kind === "refused") return { value: undefined, diagnostics: [served.diagnostic] };
  const remote = servedReader(service, served.text, { headers, timeoutMs });
  // Overlays are files of this machine; the document itself reads nothing of it.
  const own = new Set(serviceOverlays.map((overlay) => (/^https?:/.test(overlay) ? overlay : "")));
  const reader: SourceReader = {
    displayName: (uri) => (uri.startsWith("file:") ? disk.displayName(uri) : uri),
    read: (uri) => (uri.startsWith("file:") || own.has(uri) ? disk.read(uri) : remote.read(uri)),
  };
  const read = await readModel(service, { reader, overlays: serviceOverlays, align });
  return { ...read, value: read.value && { ...read.value, source: service } };
}
