import type { JsonObject } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ApiModel, OperationModel, SecuritySchemeModel } from "../../../core/model/api-model.ts";
import { readExtensions } from "../../../core/model/read/read-annotations.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { mapPair, type Pair } from "../pair/pair-nodes.ts";
import { pairSecuritySchemes } from "../pair/pair-security-schemes.ts";
import {
  documentPart,
  mapNodes,
  operationPart,
  type Part,
  report,
  reportChanged,
  reportIf,
} from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { compareLifecycle } from "./lifecycle.ts";
import { compareOauthFlows, reportUrl } from "./oauth-flows.ts";
import { compareProse } from "./prose.ts";
import { readAlternatives, securityPart } from "./security.ts";
import { pairedOperations } from "./servers.ts";

/** Changes of security schemes, for each operation that requires them before and after. */
export function compareSecuritySchemes(context: CompareContext): Difference[] {
  const schemes = mapPair(context, byName);
  const partners = pairSecuritySchemes(mapPair(context, ({ securitySchemes }) => securitySchemes));
  const used = [...partners].flatMap(([old, fresh]) => {
    const [base, revision] = [schemes.base.get(old), schemes.revision.get(fresh)];
    if (!base || !revision || (old === fresh && isEqual(base.written, revision.written))) return [];
    return usersOf(context, { base: old, revision: fresh }).flatMap((user) =>
      compareScheme({ ...user, nodes: { base, revision }, subject: fresh }, user.nodes.revision),
    );
  });
  const names = [...new Set([...schemes.base.keys(), ...schemes.revision.keys()])];
  const both = names.map((name) => ({ base: schemes.base.get(name), revision: schemes.revision.get(name) }));
  return [
    ...used,
    ...both.flatMap((nodes) => compareUndescribed(context, nodes)),
    ...both.flatMap((nodes) => compareUnused(context, nodes)),
  ];
}

function byName({ securitySchemes }: ApiModel): ReadonlyMap<string, SecuritySchemeModel> {
  return new Map(securitySchemes.map((scheme) => [scheme.name, scheme]));
}

/** Finds the operations that require a scheme in both documents. */
function usersOf(context: CompareContext, { base, revision }: Pair<string>) {
  return pairedOperations(context)
    .both.filter((nodes) => requires(nodes.base, base) && requires(nodes.revision, revision))
    .map((nodes) => securityPart(operationPart(context, nodes)));
}

/** A scheme under its name in both documents; undefined on a side without it. */
type SchemeUnderName = Pair<SecuritySchemeModel | undefined>;

/** Compares a scheme that operations require in both documents, but that only one of them describes. */
function compareUndescribed(context: CompareContext, { base, revision }: SchemeUnderName): Difference[] {
  const described = base ?? revision;
  if (!described || (base && revision)) return [];
  const { name: subject, location } = described;
  const reported = { location, subject, before: base?.written, after: revision?.written };
  return usersOf(context, { base: subject, revision: subject }).map((user) =>
    revision
      ? report("security-scheme-described", { ...user, ...reported })
      : report("security-scheme-undescribed", { ...user, ...reported, side: "base" }),
  );
}

/** Compares a scheme that no operation requires; its changes concern only readers. */
function compareUnused(context: CompareContext, { base, revision }: SchemeUnderName): Difference[] {
  const described = revision ?? base;
  const operations = [...context.base.operations, ...context.revision.operations];
  const [before, after] = [base?.written ?? null, revision?.written ?? null];
  if (!described || operations.some((operation) => requires(operation, described.name))) return [];
  const { name: subject, location } = described;
  const side = revision ? "revision" : "base";
  const part = { ...documentPart(context), direction: "request", side, location, subject } as const;
  return reportIf(!isEqual(before, after), "idle-security-scheme-changed", { ...part, before, after });
}

function requires({ security }: OperationModel, scheme: string): boolean {
  return security.some((requirement) => Object.hasOwn(requirement, scheme));
}

function requiredScopes(operation: OperationModel, scheme: string): string[] {
  return readAlternatives(operation).flatMap((alternative) => [...(alternative.get(scheme) ?? [])]);
}

function compareScheme(
  scheme: Part<SecuritySchemeModel, "request">,
  operation: OperationModel,
): Difference[] {
  const { base, revision } = scheme.nodes;
  const part = mapNodes(scheme, proseOf);
  const renamed = reportChanged("security-scheme-renamed", scheme, ({ name }) => name);
  const [before, after] = [identityOf(base.written), identityOf(revision.written)];
  if (!isEqual(before, after)) {
    const written = { before: asWritten(base.written, before), after: asWritten(revision.written, after) };
    return [...renamed, report("security-scheme-changed", { ...scheme, ...written })];
  }
  const metadata = mapPair(scheme.nodes, ({ written }) => written.oauth2MetadataUrl);
  return [
    ...renamed,
    ...compareOauthFlows(scheme, requiredScopes(operation, revision.name)),
    ...compareProse(part, ["description", "bearerFormat"]),
    ...compareLifecycle({ ...part, subject: `security scheme ${revision.name}` }),
    ...(isEqual(metadata.base, metadata.revision)
      ? []
      : [reportUrl({ ...scheme, subject: "oauth2MetadataUrl" }, metadata)]),
    ...compareExtensions(part),
  ];
}

/** The format of a bearer token is a hint for people. */
function proseOf({ written, location }: SecuritySchemeModel) {
  const deprecated = written.deprecated === true;
  return { prose: written, location, deprecated, extensions: readExtensions(written) };
}

/** Returns the fields that decide what a request contains, without flows and prose. */
function identityOf({ type, name, in: location, scheme, openIdConnectUrl }: JsonObject): JsonObject {
  const isHeader = location === "header" && typeof name === "string";
  return Object.fromEntries(
    Object.entries({
      type,
      name: isHeader ? name.toLowerCase() : name,
      in: location,
      scheme: typeof scheme === "string" ? scheme.toLowerCase() : scheme,
      openIdConnectUrl,
    }).filter(([, value]) => value !== undefined),
  );
}

/** Returns the same fields as the document writes them, for reports. */
function asWritten(scheme: JsonObject, identity: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(identity).map((key) => [key, scheme[key]]));
}
