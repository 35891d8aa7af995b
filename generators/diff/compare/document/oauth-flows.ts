import { childPointer } from "../../../core/document/pointer.ts";
import { getOwn, isObject, type Json, type JsonObject } from "../../../core/json.ts";
import type { SecuritySchemeModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import { mapPair, type Pair } from "../pair/pair-nodes.ts";
import { type Located, mapNodes, type Part, report } from "./differences.ts";

/** Compares OAuth flows; `demanded` are the scopes that the operation requires now. */
export function compareOauthFlows(
  scheme: Part<SecuritySchemeModel>,
  demanded: readonly string[],
): Difference[] {
  const { base, revision } = mapPair(scheme.nodes, ({ written }) => objectOf(written.flows));
  const names = new Set([...Object.keys(base), ...Object.keys(revision)]);
  return [...names].flatMap((subject) => {
    const flow = mapNodes({ ...scheme, subject }, ({ location }, { locationAt }) => ({
      location: locationAt(childPointer(location.pointer, "flows", subject)),
    }));
    const [before, after] = [getOwn(base, subject), getOwn(revision, subject)];
    if (!isObject(after)) return [report("oauth-flow-removed", { ...flow, side: "base" })];
    if (!isObject(before)) return [report("oauth-flow-added", flow)];
    return [
      ...compareUrls(flow, { base: before, revision: after }),
      ...compareScopes(flow, { base: objectOf(before.scopes), revision: objectOf(after.scopes) }, demanded),
    ];
  });
}

const URLS = ["authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"] as const;

function compareUrls(flow: Part<Located>, { base, revision }: Pair<JsonObject>): Difference[] {
  return URLS.filter((field) => base[field] !== revision[field]).map((subject) =>
    reportUrl({ ...flow, subject }, { base: base[subject], revision: revision[subject] }),
  );
}

/** Reports a changed address of an authorization server. */
export function reportUrl(part: Part<Located>, { base: before, revision: after }: Pair<Json | undefined>) {
  return report(before === undefined ? "oauth-url-added" : "oauth-url-changed", { ...part, before, after });
}

function compareScopes(
  flow: Part<Located>,
  { base, revision }: Pair<JsonObject>,
  demanded: readonly string[],
): Difference[] {
  const [was, is] = [Object.keys(base), Object.keys(revision)];
  return [
    ...was
      .filter((scope) => !is.includes(scope))
      .map((subject) => {
        const rule = demanded.includes(subject) ? "demanded-scope-removed" : "oauth-scope-removed";
        return report(rule, { ...flow, subject });
      }),
    ...was
      .filter((scope) => is.includes(scope) && revision[scope] !== base[scope])
      .map((scope) => {
        const values = { before: base[scope], after: revision[scope] };
        return report("prose-changed", { ...flow, subject: `description of the scope ${scope}`, ...values });
      }),
    ...is
      .filter((scope) => !was.includes(scope))
      .map((subject) => report("oauth-scope-added", { ...flow, subject })),
  ];
}

function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
