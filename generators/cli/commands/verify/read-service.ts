import type { Result } from "../../../core/diagnostics/diagnostic.ts";
import { readDocument } from "../../../core/document/read-document.ts";
import type { SourceReader } from "../../../core/document/source/source-reader.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { buildApiModel } from "../../../core/model/build-api-model.ts";
import { readServed, servedReader } from "../../../verify/http/served-reader.ts";
import type { DocumentAccess } from "../../documents/document-access.ts";
import { isUrl, locationIn, locationsOf } from "../../targets/settings.ts";
import type { CommandParts } from "../command.ts";
import { treatmentOf } from "../compare/diagnostic-treatment.ts";

/** The model of a document, with its errors, or else with warnings of parts that are read differently. */
export async function readModel(
  location: string,
  options: { readonly reader: SourceReader; readonly overlays: readonly string[] },
): Promise<Result<ApiModel>> {
  const read = await readDocument(location, options);
  const built = read.value && buildApiModel(read.value, { pace: "on-demand" });
  const diagnostics = [...read.diagnostics, ...(built?.diagnostics ?? [])];
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return { value: undefined, diagnostics: errors };
  // The document could be read, so the rest are warnings, also where `codegen diff` reports an error.
  const warnings = diagnostics.filter((diagnostic) => treatmentOf(diagnostic) !== "silent");
  return { value: built?.value, diagnostics: warnings };
}

interface ServiceAccess {
  readonly access: DocumentAccess;
  /** Sent with every request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** The model of the document of the service; undefined if only responses are checked. */
export async function readService(
  parts: CommandParts,
  { access, ...options }: ServiceAccess,
): Promise<Result<ApiModel>> {
  const [named] = parts.arguments.documents;
  if (named === undefined) return { value: undefined, diagnostics: [] };
  const service = locationIn(parts.workingDirectory, named);
  const configured = parts.loaded?.config.verify?.serviceOverlays;
  const overlays = locationsOf(parts, parts.arguments.serviceOverlays, configured);
  const disk = access.reader;
  if (!isUrl(service)) return readModel(service, { reader: disk, overlays });
  const served = await readServed(service, options);
  if (served.value === undefined) return { value: undefined, diagnostics: served.diagnostics };
  const remote = servedReader(service, served.value, options);
  // Overlays are files of this machine; the document itself reads nothing of it.
  const own = new Set(overlays.filter(isUrl));
  const reader: SourceReader = {
    displayName: (uri) => (uri.startsWith("file:") ? disk.displayName(uri) : uri),
    read: (uri) => (uri.startsWith("file:") || own.has(uri) ? disk.read(uri) : remote.read(uri)),
  };
  const read = await readModel(service, { reader, overlays });
  return { ...read, value: read.value && { ...read.value, source: service } };
}
