import { verifyTraffic } from "../../traffic/verification/verify-traffic.ts";
import { verifyLive } from "../../verify/live/verify-live.ts";
import { type DocumentAccess, documentAccess } from "../documents/document-access.ts";
import { createProgress, type Progress } from "../print/progress.ts";
import { overlaysOf, pathOf, specOf } from "../targets/settings.ts";
import { together, UsageError } from "../usage-error.ts";
import { type CommandParts, type CommandResult, rejected } from "./command.ts";
import { loadExemptions } from "./compare/load-exemptions.ts";
import { trafficFiles } from "./traffic/traffic-files.ts";
import { readModel, readService } from "./verify/read-service.ts";
import { emptyFailure, liveFailure, rejectUnknown } from "./verify/rejections.ts";
import { createRedact, keyHeader, keyOf, readHeaders, redactJson } from "./verify/service-headers.ts";
import { reportOf } from "./verify/verify-report.ts";

/** `codegen verify` */
export async function runVerify(parts: CommandParts): Promise<CommandResult> {
  const inputs = readInputs(parts);
  const secrets = [inputs.key, ...parts.arguments.headers.map((header) => header.replace(/^[^:]*:\s*/, ""))];
  const redact = createRedact(secrets);
  const progress = createProgress(parts.stderr);
  const result = await verify(parts, inputs, progress).finally(progress.done);
  const { render } = result;
  return {
    exitCode: result.exitCode,
    diagnostics: result.diagnostics.map(redact),
    text: redact(result.text),
    json: redactJson(result.json, redact) as Record<string, unknown>, // an object stays one
    ...(render ? { render: (format) => redact(render(format)) } : {}),
  };
}

function readInputs(parts: CommandParts) {
  const { arguments: args, environment, loaded } = parts;
  return together({
    service: () => checkService(parts),
    spec: () => specOf(parts),
    key: () => keyOf(args.keyVariable ?? loaded?.config.verify?.keyEnv, environment),
    headers: () => readHeaders(args.headers),
    traffic: () => trafficFiles(parts),
    access: () => networkAccess(parts),
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

/** Compares the description with the document that the service serves, and with its actual responses. */
async function verify(
  parts: CommandParts,
  { spec, key, headers: given, traffic: files, access }: ReturnType<typeof readInputs>,
  { step: onStep }: Progress,
): Promise<CommandResult> {
  const { arguments: args, loaded } = parts;
  const settings = loaded?.config.verify ?? {};
  const timeoutMs = args.timeoutMs ?? settings.timeoutMs ?? 30_000;
  onStep("reading the description");
  const exemptionFile = pathOf(parts, args.exemptions, settings.exemptions);
  const exemptions = await loadExemptions(exemptionFile, access.reader);
  const read = await readModel(spec, { reader: access.reader, overlays: overlaysOf(parts) });
  if (read.value === undefined || exemptions.value === undefined)
    return rejected([...read.diagnostics, ...exemptions.diagnostics]);
  const description = read.value;
  const empty = emptyFailure(description);
  if (empty) return empty;
  rejectUnknown(args.parameters, description);
  const headers = { ...keyHeader(description, key), ...given };
  onStep("reading the service's document");
  const service = await readService(parts, { access, headers, timeoutMs });
  if (service.value === undefined && service.diagnostics.length > 0) return rejected(service.diagnostics);
  onStep("checking responses");
  const { live: url, parameters } = args;
  const live =
    url === undefined
      ? undefined
      : await verifyLive({ description, url, headers, parameters, timeoutMs, onStep });
  const failure = live && liveFailure(live, url ?? "");
  if (failure) return failure;
  const traffic = files.length > 0 ? await verifyTraffic({ description, files, onStep }) : undefined;
  onStep("comparing");
  const warnings = [...read.diagnostics, ...service.diagnostics];
  const seen = { description, exemptions: exemptions.value, service: service.value };
  return reportOf(parts, { ...seen, live, traffic, warnings });
}
