import { readDocument } from "../../core/document/read-document.ts";
import type { SourceReader } from "../../core/document/source/source-reader.ts";
import type { JsonObject } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { buildApiModel, NAMING_PROBLEMS } from "../../core/model/build-api-model.ts";
import type { Outcome, Problem } from "../../core/problem/problem.ts";
import { applyExemptions } from "../../diff/changes/exemptions/apply-exemptions.ts";
import type { Exemption } from "../../diff/changes/exemptions/exemption.ts";
import { renderReport } from "../../diff/report/render-report.ts";
import {
  type FailOn,
  hasFindings,
  type ReportFormat,
  type ReportView,
} from "../../diff/report/report-view.ts";
import { alignSecurity } from "../../verify/align-security.ts";
import { readServed, servedProblem, servedReader } from "../../verify/http/served-reader.ts";
import { liveDifferences } from "../../verify/live/live-differences.ts";
import { type LiveVerification, verifyLive } from "../../verify/live/verify-live.ts";
import type { ServiceDifference } from "../../verify/section.ts";
import { verifyDocuments } from "../../verify/verify-documents.ts";
import { sectionNote, sortDifferences, VERIFY_WORDS, verifyJson } from "../../verify/verify-view.ts";
import type { OutputStream } from "../print/output-stream.ts";
import { problemJson, renderProblems } from "../print/print-problems.ts";
import { createProgress } from "../print/progress.ts";
import { UsageError } from "../usage-error.ts";
import type { DocumentAccess } from "./document-access.ts";
import type { CommandResult } from "./generate.ts";
import { loadExemptions } from "./load-exemptions.ts";
import { createRedact, redactJson, refuseCredentials, serviceHeaders } from "./service-headers.ts";

export interface VerifyParts {
  /** URL or path of the document of the service; undefined when only responses are checked. */
  readonly service: string | undefined;
  /** Path or URL of the description. */
  readonly spec: string;
  /** Applied to the description. */
  readonly overlays: readonly string[];
  /** Overlays that are applied to the document of the service. */
  readonly mappings: readonly string[];
  /** Base URL of the running service. */
  readonly live: string | undefined;
  readonly parameters: ReadonlyMap<string, string>;
  readonly key: string | undefined;
  /** As typed: `name: value`. */
  readonly headers: readonly string[];
  readonly timeoutMs: number;
  readonly format: ReportFormat;
  readonly isColoured: boolean;
  readonly failOn: FailOn;
  /** Path of the exemption file. */
  readonly exempt: string | undefined;
  readonly openEnums: boolean | undefined;
  /** A day such as `2026-01-31`. */
  readonly today: string;
  readonly access: DocumentAccess;
  readonly stderr: OutputStream;
}

/** Compares the description with the document that the service serves, and with what it really responds. */
export async function verifyCommand(parts: VerifyParts): Promise<CommandResult> {
  for (const url of [parts.service, parts.live, ...parts.mappings]) refuseCredentials(url);
  if (!parts.access.remote && (parts.live !== undefined || /^https?:/.test(parts.service ?? "")))
    throw new UsageError(
      "A running service cannot be checked without the network.",
      "Remove --no-remote, or pass the service's document as a file.",
    );
  const redact = createRedact([
    parts.key,
    ...parts.headers.map((header) => header.replace(/^[^:]*:\s*/, "")),
  ]);
  const result = await verify(parts);
  return {
    exitCode: result.exitCode,
    problems: result.problems.map(redact),
    text: redact(result.text),
    json: redactJson(result.json, redact) as Record<string, unknown>, // an object stays one
  };
}

async function verify(parts: VerifyParts): Promise<CommandResult> {
  const progress = createProgress(parts.stderr);
  try {
    progress.step("reading the description");
    const exemptions = await loadExemptions(parts.exempt, parts.access.reader);
    const description = await readModel(parts.spec, {
      reader: parts.access.reader,
      overlays: parts.overlays,
    });
    if (description.value === undefined || exemptions.value === undefined)
      return refused([...description.problems, ...exemptions.problems]);
    const { key, headers } = parts;
    const known: Known = {
      description: description.value,
      exemptions: exemptions.value,
      headers: serviceHeaders({ description: description.value, key, headers }),
    };
    progress.step("reading the service's document");
    const service = await readService(parts, known);
    if (service.problems.length > 0) return refused(service.problems);
    progress.step("checking responses");
    const live = await checkLive(parts, known, progress.step);
    const failure = live && liveFailure(live, parts);
    if (failure) return refused([failure]);
    progress.step("comparing");
    return reportOf(parts, known, { service: service.value, live });
  } finally {
    progress.done();
  }
}

interface Known {
  readonly description: ApiModel;
  readonly exemptions: readonly Exemption[];
  readonly headers: Readonly<Record<string, string>>;
}

interface Seen {
  readonly service: ApiModel | undefined;
  readonly live: LiveVerification | undefined;
}

interface ReadModelOptions {
  readonly reader: SourceReader;
  readonly overlays: readonly string[];
  /** Changes the document before its model is built. */
  readonly align?: (document: JsonObject) => JsonObject;
}

/** The model of a document, with its errors. */
async function readModel(
  location: string,
  { align, ...options }: ReadModelOptions,
): Promise<Outcome<ApiModel>> {
  const read = await readDocument(location, options);
  const document = read.value && align ? { ...read.value, value: align(read.value.value) } : read.value;
  const built = document && buildApiModel(document, { pace: "on-demand", tolerated: NAMING_PROBLEMS });
  const problems = [...read.problems, ...(built?.problems ?? [])].filter(
    ({ severity, code }) => severity === "error" && !NAMING_PROBLEMS.includes(code),
  );
  return { value: problems.length === 0 ? built?.value : undefined, problems };
}

async function readService(
  { service, mappings, timeoutMs, access }: VerifyParts,
  { headers, description }: Known,
): Promise<Outcome<ApiModel>> {
  if (service === undefined) return { value: undefined, problems: [] };
  const disk = access.reader;
  const align = (document: JsonObject): JsonObject => alignSecurity(document, description);
  if (!/^https?:\/\//.test(service)) return readModel(service, { reader: disk, overlays: mappings, align });
  const served = await readServed(service, { headers, timeoutMs });
  if (served.kind === "refused") return { value: undefined, problems: [served.problem] };
  const remote = servedReader(service, served.text, { headers, timeoutMs });
  // Mappings are files of this machine; the document itself reads nothing of it.
  const own = new Set(mappings.map((mapping) => (/^https?:/.test(mapping) ? mapping : "")));
  const reader: SourceReader = {
    displayName: (uri) => (uri.startsWith("file:") ? disk.displayName(uri) : uri),
    read: (uri) => (uri.startsWith("file:") || own.has(uri) ? disk.read(uri) : remote.read(uri)),
  };
  const read = await readModel(service, { reader, overlays: mappings, align });
  return { ...read, value: read.value && { ...read.value, source: service } };
}

async function checkLive(
  { live, parameters, timeoutMs }: VerifyParts,
  { description, headers }: Known,
  onStep: (step: string) => void,
): Promise<LiveVerification | undefined> {
  if (live === undefined) return undefined;
  return verifyLive({ description, url: live, headers, parameters, timeoutMs, onStep });
}

/** A service that gave no response that can be checked. */
function liveFailure(
  { checked, unchecked }: LiveVerification,
  { live = "" }: VerifyParts,
): Problem | undefined {
  if (checked > 0) return undefined;
  const [first] = unchecked;
  return servedProblem(live, {
    message: `No response could be checked. ${first ? `${first.operation.operationId}: ${first.reason}` : "The description has no operation that can be sent safely."}`,
    help: first?.help ?? "Run the command without --live.",
  });
}

function reportOf(parts: VerifyParts, known: Known, { service, live }: Seen): CommandResult {
  const { openEnums, today, failOn, format } = parts;
  const { description, exemptions } = known;
  const compared = service && verifyDocuments({ description, service }, { openEnums, today });
  const differences = sortDifferences([
    ...(compared?.differences ?? []),
    ...liveDifferences(live?.drifts ?? [], { openEnums }),
  ]);
  const { title, version, source } = description;
  const sides = {
    base: {
      source: service?.source ?? parts.live ?? "",
      title: service?.title ?? "",
      version: service?.version ?? "",
    },
    revision: { source, title, version },
  };
  const { report, findings } = applyExemptions({ ...sides, changes: differences }, { exemptions, today });
  const notes = [...notesOf(differences, compared?.uncompared ?? []), ...liveNotes(live)];
  const view: ReportView = { report, failOn, notes, findings, bumps: {}, words: VERIFY_WORDS };
  return {
    exitCode: hasFindings(view) ? 1 : 0,
    problems: [],
    text: format === "json" ? "" : renderReport(view, { ...parts, isVerbose: true }).trimEnd(),
    json: verifyJson(view),
  };
}

function notesOf(differences: readonly ServiceDifference[], uncompared: readonly string[]): string[] {
  const sections = sectionNote(differences);
  return [
    ...(sections === undefined ? [] : [sections]),
    ...(uncompared.length === 0
      ? []
      : [`The service's document does not use ${uncompared.join(", ")}: not compared.`]),
  ];
}

function liveNotes(live: LiveVerification | undefined): string[] {
  if (live === undefined) return [];
  const { checked, unchecked } = live;
  return [
    `${checked} ${checked === 1 ? "response was" : "responses were"} checked.`,
    ...unchecked.map(
      ({ operation, reason, help }) => `${operation.operationId} was not checked: ${reason} ${help}`,
    ),
  ];
}

function refused(problems: readonly Problem[]): CommandResult {
  return {
    exitCode: 2,
    problems: renderProblems(problems),
    text: "",
    json: { ok: false, problems: problems.map(problemJson) },
  };
}
