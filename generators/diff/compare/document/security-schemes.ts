import { childPointer } from "../../../core/document/pointer.ts";
import type { JsonObject } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { OperationModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { pairOperations } from "../pair/pair-operations.ts";
import { pairSecuritySchemes, type SecuritySchemes } from "../pair/pair-security-schemes.ts";
import {
  DOCUMENT_POSITION,
  operationPosition,
  reportInBase,
  reportInRevision,
  within,
} from "./differences.ts";
import { childAt, type DocumentNode, nodeAt } from "./document-node.ts";
import { compareOauthFlows } from "./oauth-flows.ts";
import { compareProse } from "./prose.ts";
import { readAlternatives, readSchemes } from "./security.ts";
import { basePathOf } from "./servers.ts";

/** What happened to the security schemes, told for each operation that asks for them before and after. */
export function compareSecuritySchemes(context: CompareContext): Difference[] {
  const schemes = { base: readSchemes(context.base), revision: readSchemes(context.revision) };
  const operations = pairOperations(
    { base: context.base.operations, revision: context.revision.operations },
    basePathOf(context),
  );
  const asked = [...pairSecuritySchemes(schemes)].flatMap(([base, revision]) => {
    const pair = { base: schemes.base.get(base) ?? {}, revision: schemes.revision.get(revision) ?? {} };
    if (isEqual(pair.base, pair.revision)) return [];
    const users = operations.both.filter(
      (both) => asksFor(both.base, base) && asksFor(both.revision, revision),
    );
    return users.flatMap((both) =>
      compareScheme(context, { names: { base, revision }, operation: both.revision }),
    );
  });
  return [...asked, ...compareIdleSchemes(context, schemes)];
}

/** Schemes that no operation asks for before or after: nobody is kept out by them, so that they are words. */
function compareIdleSchemes(
  context: CompareContext,
  { base, revision }: Pair<SecuritySchemes>,
): Difference[] {
  const operations = [...context.base.operations, ...context.revision.operations];
  const names = [...new Set([...base.keys(), ...revision.keys()])];
  const idle = names.filter((name) => !operations.some((operation) => asksFor(operation, name)));
  return idle
    .filter((name) => !isEqual(base.get(name) ?? null, revision.get(name) ?? null))
    .map((name) => {
      const [before, after] = [base.get(name) ?? null, revision.get(name) ?? null];
      const side = after === null ? "base" : "revision";
      const { place } = schemeNode(context, { side, name });
      const reported = { direction: "request", position: DOCUMENT_POSITION, place, subject: name } as const;
      return side === "base"
        ? reportInBase("idle-security-scheme-changed", { ...reported, before, after })
        : reportInRevision("idle-security-scheme-changed", { ...reported, before, after });
    });
}

function asksFor({ security }: OperationModel, scheme: string): boolean {
  return security.some((requirement) => Object.hasOwn(requirement, scheme));
}

function demandedScopes(operation: OperationModel, scheme: string): string[] {
  return readAlternatives(operation).flatMap((alternative) => [...(alternative.get(scheme) ?? [])]);
}

interface SchemeUse {
  readonly names: Pair<string>;
  readonly operation: OperationModel;
}

function compareScheme(context: CompareContext, { names, operation }: SchemeUse): Difference[] {
  const nodes = {
    base: schemeNode(context, { side: "base", name: names.base }),
    revision: schemeNode(context, { side: "revision", name: names.revision }),
  };
  const position = within(operationPosition(operation), "security");
  const [before, after] = [identityOf(nodes.base.value), identityOf(nodes.revision.value)];
  const reported = {
    direction: "request",
    position,
    place: nodes.revision.place,
    subject: names.revision,
  } as const;
  if (!isEqual(before, after))
    return [reportInRevision("security-scheme-changed", { ...reported, before, after })];
  return [
    ...compareOauthFlows(context, { nodes, reported, demanded: demandedScopes(operation, names.revision) }),
    ...compareProse(context, {
      nodes,
      position,
      direction: "request",
      fields: ["description", "bearerFormat"],
    }),
  ];
}

function schemeNode(
  context: CompareContext,
  { side, name }: { readonly side: "base" | "revision"; readonly name: string },
): DocumentNode {
  const model = context[side];
  const place = model.placeAt(childPointer("/components/securitySchemes", name));
  const root = nodeAt(model, model.placeAt(""));
  return (
    childAt(model, { node: root, path: ["components", "securitySchemes", name] }) ?? nodeAt(model, place)
  );
}

/** What has to be sent, and where: everything but the flows and the words. */
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
