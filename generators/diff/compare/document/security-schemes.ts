import type { JsonObject } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ApiModel, OperationModel, SecuritySchemeModel } from "../../../core/model/api-model.ts";
import { readExtensions } from "../../../core/model/read/read-annotations.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { pairOperations } from "../pair/pair-operations.ts";
import { pairSecuritySchemes } from "../pair/pair-security-schemes.ts";
import {
  DOCUMENT_POSITION,
  operationPosition,
  reportedOf,
  reportIf,
  reportIn,
  reportInBase,
  reportInRevision,
  within,
} from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { compareLifecycle } from "./lifecycle.ts";
import { compareOauthFlows } from "./oauth-flows.ts";
import { compareProse } from "./prose.ts";
import { readAlternatives } from "./security.ts";
import { basePathOf } from "./servers.ts";

/** Changes of security schemes, for each operation that requires them before and after. */
export function compareSecuritySchemes(context: CompareContext): Difference[] {
  const schemes = { base: byName(context.base), revision: byName(context.revision) };
  const partners = pairSecuritySchemes({
    base: context.base.securitySchemes,
    revision: context.revision.securitySchemes,
  });
  const operations = pairOperations(
    { base: context.base.operations, revision: context.revision.operations },
    basePathOf(context),
  );
  const used = [...partners].flatMap(([old, fresh]) => {
    const [base, revision] = [schemes.base.get(old), schemes.revision.get(fresh)];
    if (!base || !revision || (old === fresh && isEqual(base.written, revision.written))) return [];
    const users = operations.both.filter(
      (both) => requires(both.base, old) && requires(both.revision, fresh),
    );
    return users.flatMap((both) => compareScheme(context, { base, revision }, both.revision));
  });
  return [
    ...used,
    ...compareUndescribed(context, schemes, operations.both),
    ...compareUnusedSchemes(context, schemes),
  ];
}

type Schemes = ReadonlyMap<string, SecuritySchemeModel>;

function byName({ securitySchemes }: ApiModel): Schemes {
  return new Map(securitySchemes.map((scheme) => [scheme.name, scheme]));
}

/** Compares schemes that operations require in both documents, but that only one of them describes. */
function compareUndescribed(
  context: CompareContext,
  { base, revision }: Pair<Schemes>,
  operations: readonly Pair<OperationModel>[],
): Difference[] {
  const names = [...new Set([...base.keys(), ...revision.keys()])];
  return names
    .filter((name) => base.has(name) !== revision.has(name))
    .flatMap((name) => {
      const [was, is] = [base.get(name), revision.get(name)];
      const location = (is ?? was)?.location ?? context.revision.root.location;
      const users = operations.filter((both) => requires(both.base, name) && requires(both.revision, name));
      return users.map((both) => {
        const position = within(operationPosition(both.revision), "security");
        const about = { direction: "request", position, location, subject: name } as const;
        const reported = { ...about, before: was?.written, after: is?.written };
        return is
          ? reportInRevision("security-scheme-described", reported)
          : reportInBase("security-scheme-undescribed", reported);
      });
    });
}

/** Compares schemes that no operation requires; their changes concern only readers. */
function compareUnusedSchemes(context: CompareContext, { base, revision }: Pair<Schemes>): Difference[] {
  const operations = [...context.base.operations, ...context.revision.operations];
  const names = [...new Set([...base.keys(), ...revision.keys()])];
  const unused = names.filter((name) => !operations.some((operation) => requires(operation, name)));
  return unused.flatMap((name) => {
    const [was, is] = [base.get(name), revision.get(name)];
    const location = (is ?? was)?.location;
    const [before, after] = [was?.written ?? null, is?.written ?? null];
    if (!location || isEqual(before, after)) return [];
    const about = { direction: "request", position: DOCUMENT_POSITION, subject: name } as const;
    const reported = { ...about, location, before, after };
    return [reportIn(is ? "revision" : "base", "idle-security-scheme-changed", reported)];
  });
}

function requires({ security }: OperationModel, scheme: string): boolean {
  return security.some((requirement) => Object.hasOwn(requirement, scheme));
}

function requiredScopes(operation: OperationModel, scheme: string): string[] {
  return readAlternatives(operation).flatMap((alternative) => [...(alternative.get(scheme) ?? [])]);
}

function compareScheme(
  context: CompareContext,
  { base, revision }: Pair<SecuritySchemeModel>,
  operation: OperationModel,
): Difference[] {
  const position = within(operationPosition(operation), "security");
  const nodes = { base: proseOf(base), revision: proseOf(revision) };
  const part = { nodes, position, direction: "request" } as const;
  const reported = reportedOf(part, revision.name);
  const names = { before: base.name, after: revision.name };
  const renamed = reportIf(base.name !== revision.name, "security-scheme-renamed", { ...reported, ...names });
  const [before, after] = [identityOf(base.written), identityOf(revision.written)];
  if (!isEqual(before, after)) {
    const written = { before: asWritten(base.written, before), after: asWritten(revision.written, after) };
    return [...renamed, reportInRevision("security-scheme-changed", { ...reported, ...written })];
  }
  const metadata = { before: base.written.oauth2MetadataUrl, after: revision.written.oauth2MetadataUrl };
  const metadataRule = metadata.before === undefined ? "oauth-url-added" : "oauth-url-changed";
  const demanded = requiredScopes(operation, revision.name);
  return [
    ...renamed,
    ...compareOauthFlows(context, { base, revision, reported, demanded }),
    ...compareProse(context, part, ["description", "bearerFormat"]),
    ...compareLifecycle(context.options, part, `security scheme ${revision.name}`),
    ...reportIf(!isEqual(metadata.before, metadata.after), metadataRule, {
      ...reported,
      subject: "oauth2MetadataUrl",
      ...metadata,
    }),
    ...compareExtensions(context, part),
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
