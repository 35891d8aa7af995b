import { resolve } from "node:path";
import type { NewEnumValues } from "../../diff/options.ts";
import type { FailOn, ReportFormat } from "../../diff/report/report-view.ts";
import type { TrafficFile } from "../../traffic/read/read-traffic.ts";
import { verifyTraffic } from "../../traffic/verification/verify-traffic.ts";
import { type LiveVerification, verifyLive } from "../../verify/live/verify-live.ts";
import { type DocumentAccess, documentAccess } from "../documents/document-access.ts";
import { isColoured } from "../print/is-coloured.ts";
import type { OutputStream } from "../print/output-stream.ts";
import { createProgress } from "../print/progress.ts";
import { isUrl, overlaysOf, specOf } from "../targets/settings.ts";
import { together, UsageError } from "../usage-error.ts";
import { type CommandParts, type CommandResult, rejected, today } from "./command.ts";
import { loadExemptions } from "./compare/load-exemptions.ts";
import { readingTraffic, trafficFiles } from "./traffic/traffic-files.ts";
import type { Known } from "./verify/known.ts";
import { readModel, readService } from "./verify/read-service.ts";
import { emptyFailure, liveFailure, refuseUnknown } from "./verify/refusals.ts";
import { checkHeaders, createRedact, keyOf, redactJson, serviceHeaders } from "./verify/service-headers.ts";
import { reportOf } from "./verify/verify-report.ts";

export interface VerifyParts {
  /** URL or path of the document of the service; undefined when only responses are checked. */
  readonly service: string | undefined;
  /** Path or URL of the description. */
  readonly spec: string;
  /** Applied to the description. */
  readonly overlays: readonly string[];
  /** Overlays that are applied to the document of the service. */
  readonly serviceOverlays: readonly string[];
  /** Base URL of the running service. */
  readonly live: string | undefined;
  /** Recorded requests and responses. */
  readonly traffic: readonly TrafficFile[];
  readonly parameters: ReadonlyMap<string, string>;
  readonly key: string | undefined;
  /** As typed: `name: value`. */
  readonly headers: readonly string[];
  readonly timeoutMs: number;
  readonly format: ReportFormat;
  readonly isColoured: boolean;
  readonly failOn: FailOn;
  /** Path of the exemption file. */
  readonly exemptionFile: string | undefined;
  readonly newEnumValues: NewEnumValues | undefined;
  /** A day such as `2026-01-31`. */
  readonly today: string;
  readonly access: DocumentAccess;
  readonly stderr: OutputStream;
}

/** `codegen verify` */
export async function runVerify(parts: CommandParts): Promise<CommandResult> {
  const { arguments: args, workingDirectory, environment, stdout, stderr, loaded } = parts;
  const [service] = args.documents;
  const locate = (text: string): string => (isUrl(text) ? text : resolve(workingDirectory, text));
  const settings = loaded?.config.verify ?? {};
  const folder = loaded?.folder ?? workingDirectory;
  const configured = (settings.serviceOverlays ?? []).map((text) =>
    isUrl(text) ? text : resolve(folder, text),
  );
  const { spec, key, traffic, access } = together({
    service: () => checkService(parts),
    spec: () => specOf(parts),
    key: () => keyOf(args.keyVariable ?? settings.keyEnv, environment),
    headers: () => checkHeaders(args.headers),
    traffic: () => trafficFiles(parts),
    access: () => networkAccess(parts),
  });
  return verifyCommand({
    service: service === undefined ? undefined : locate(service),
    spec,
    overlays: overlaysOf(parts),
    serviceOverlays: args.serviceOverlays.length > 0 ? args.serviceOverlays.map(locate) : configured,
    live: args.live,
    traffic,
    parameters: args.parameters,
    key,
    headers: args.headers,
    timeoutMs: args.timeoutMs ?? settings.timeoutMs ?? 30_000,
    format: args.format,
    isColoured: isColoured(stdout, environment),
    failOn: args.failOn ?? settings.failOn ?? "breaking",
    exemptionFile:
      exemptionFile(args.exemptions, workingDirectory) ?? exemptionFile(settings.exemptions, folder),
    newEnumValues: loaded?.config.diff?.newEnumValues,
    today: today(),
    access,
    stderr,
  });
}

function checkService({ arguments: { documents, live, traffic } }: CommandParts): void {
  if (documents.length > 0 || live !== undefined || traffic.length > 0) return;
  throw new UsageError(
    "`codegen verify` requires the service's document, --live or --traffic.",
    "Pass a URL such as https://api.example.com/doc, a file, --live URL, or --traffic FILE.",
  );
}

function networkAccess(parts: CommandParts): DocumentAccess {
  const { live, documents } = parts.arguments;
  const access = documentAccess(parts);
  if (access.isUntrusted && (live !== undefined || /^https?:/.test(documents[0] ?? "")))
    throw new UsageError(
      "A running service cannot be checked without the network.",
      "Remove --untrusted, or pass the service's document as a file.",
    );
  return access;
}

function exemptionFile(path: string | undefined, folder: string): string | undefined {
  return path === undefined ? undefined : resolve(folder, path);
}

/** Compares the description with the document that the service serves, and with what it really responds. */
async function verifyCommand(parts: VerifyParts): Promise<CommandResult> {
  const redact = createRedact([
    parts.key,
    ...parts.headers.map((header) => header.replace(/^[^:]*:\s*/, "")),
  ]);
  const result = await verify(parts);
  const { render } = result;
  return {
    exitCode: result.exitCode,
    diagnostics: result.diagnostics.map(redact),
    text: redact(result.text),
    json: redactJson(result.json, redact) as Record<string, unknown>, // an object stays one
    ...(render ? { render: (format) => redact(render(format)) } : {}),
  };
}

async function verify(parts: VerifyParts): Promise<CommandResult> {
  const progress = createProgress(parts.stderr);
  try {
    progress.step("reading the description");
    const exemptions = await loadExemptions(parts.exemptionFile, parts.access.reader);
    const description = await readModel(parts.spec, {
      reader: parts.access.reader,
      overlays: parts.overlays,
    });
    if (description.value === undefined || exemptions.value === undefined)
      return rejected([...description.diagnostics, ...exemptions.diagnostics]);
    const empty = emptyFailure(description.value);
    if (empty) return empty;
    refuseUnknown(parts.parameters, description.value);
    const { key, headers } = parts;
    const known: Known = {
      description: description.value,
      exemptions: exemptions.value,
      headers: serviceHeaders({ description: description.value, key, headers }),
    };
    progress.step("reading the service's document");
    const service = await readService(parts, known);
    if (service.value === undefined && service.diagnostics.length > 0) return rejected(service.diagnostics);
    progress.step("checking responses");
    const live = await checkLive(parts, known, progress.step);
    const failure = live && liveFailure(live, parts.live ?? "");
    if (failure) return failure;
    const traffic =
      parts.traffic.length > 0
        ? await readingTraffic(
            verifyTraffic({ description: known.description, files: parts.traffic, onStep: progress.step }),
          )
        : undefined;
    progress.step("comparing");
    const warnings = [...description.diagnostics, ...service.diagnostics];
    return reportOf(parts, known, { service: service.value, live, traffic, warnings });
  } finally {
    progress.done();
  }
}

async function checkLive(
  { live, parameters, timeoutMs }: VerifyParts,
  { description, headers }: Known,
  onStep: (step: string) => void,
): Promise<LiveVerification | undefined> {
  if (live === undefined) return undefined;
  return verifyLive({ description, url: live, headers, parameters, timeoutMs, onStep });
}
