import { childPointer } from "../../core/document/pointer.ts";
import type { JsonObject } from "../../core/json.ts";
import { isEqual } from "../../core/model/accepts/equality.ts";
import type { OperationModel } from "../../core/model/api-model.ts";
import type { CompareContext } from "../context.ts";
import type { Difference } from "../difference.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { pairOperations } from "../pair/pair-operations.ts";
import { pairSecuritySchemes } from "../pair/pair-security-schemes.ts";
import { securitySchemeChanged } from "../rules/security/security-scheme-changed.ts";
import { compareOauthFlows } from "./compare-oauth-flows.ts";
import { compareProse } from "./compare-prose.ts";
import { basePathOf } from "./compare-servers.ts";
import { childAt, type DocumentNode, nodeAt } from "./document-node.ts";
import { operationPosition, within } from "./position.ts";
import { readAlternatives, readSchemes } from "./read-security.ts";
import { tellInRevision } from "./tell.ts";

/** What happened to the security schemes, told for each operation that asks for them before and after. */
export function compareSecuritySchemes(context: CompareContext): Difference[] {
  const schemes = { base: readSchemes(context.base), revision: readSchemes(context.revision) };
  const operations = pairOperations(
    { base: context.base.operations, revision: context.revision.operations },
    basePathOf(context),
  );
  return [...pairSecuritySchemes(schemes)].flatMap(([base, revision]) => {
    const pair = { base: schemes.base.get(base) ?? {}, revision: schemes.revision.get(revision) ?? {} };
    if (isEqual(pair.base, pair.revision)) return [];
    const users = operations.both.filter(
      (both) => asksFor(both.base, base) && asksFor(both.revision, revision),
    );
    return users.flatMap((both) =>
      compareScheme(context, { names: { base, revision }, operation: both.revision }),
    );
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
  const told = {
    direction: "request",
    position,
    place: nodes.revision.place,
    subject: names.revision,
  } as const;
  if (!isEqual(before, after)) return [tellInRevision(securitySchemeChanged, { ...told, before, after })];
  return [
    ...compareOauthFlows(context, { nodes, told, demanded: demandedScopes(operation, names.revision) }),
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
