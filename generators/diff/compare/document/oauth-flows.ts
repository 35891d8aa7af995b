import { childPointer } from "../../../core/document/pointer.ts";
import { getOwn, isObject, type JsonObject } from "../../../core/json.ts";
import type { SecuritySchemeModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { type Reported, reportInBase, reportInRevision } from "./differences.ts";

/** One OAuth scheme in both documents, and the fields that all differences of its flows share. */
export interface OauthPair extends Pair<SecuritySchemeModel> {
  readonly reported: Reported;
  /** The scopes that the operation requires now. */
  readonly demanded: readonly string[];
}

/** Compares OAuth flows. */
export function compareOauthFlows(
  context: CompareContext,
  { reported, demanded, ...schemes }: OauthPair,
): Difference[] {
  const base = objectOf(schemes.base.written.flows);
  const revision = objectOf(schemes.revision.written.flows);
  const names = new Set([...Object.keys(base), ...Object.keys(revision)]);
  return [...names].flatMap((name) => {
    const at = (side: "base" | "revision") =>
      context[side].locationAt(childPointer(schemes[side].location.pointer, "flows", name));
    const [before, after] = [getOwn(base, name), getOwn(revision, name)];
    if (!isObject(after))
      return [reportInBase("oauth-flow-removed", { ...reported, location: at("base"), subject: name })];
    const flow = { ...reported, location: at("revision"), subject: name };
    if (!isObject(before)) return [reportInRevision("oauth-flow-added", flow)];
    return compareFlow({ base: before, revision: after }, { reported: flow, demanded });
  });
}

const URLS = ["authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"] as const;

function compareFlow(
  { base, revision }: Pair<JsonObject>,
  { reported, demanded }: Pick<OauthPair, "reported" | "demanded">,
): Difference[] {
  const [old, fresh] = [objectOf(base.scopes), objectOf(revision.scopes)];
  const [was, is] = [Object.keys(old), Object.keys(fresh)];
  return [
    ...URLS.filter((field) => base[field] !== revision[field]).map((subject) =>
      reportInRevision(base[subject] === undefined ? "oauth-url-added" : "oauth-url-changed", {
        ...reported,
        subject,
        before: base[subject],
        after: revision[subject],
      }),
    ),
    ...was
      .filter((scope) => !is.includes(scope))
      .map((subject) =>
        reportInRevision(demanded.includes(subject) ? "demanded-scope-removed" : "oauth-scope-removed", {
          ...reported,
          subject,
        }),
      ),
    ...was
      .filter((scope) => Object.hasOwn(fresh, scope) && fresh[scope] !== old[scope])
      .map((scope) =>
        reportInRevision("prose-changed", {
          ...reported,
          subject: `description of the scope ${scope}`,
          before: old[scope],
          after: fresh[scope],
        }),
      ),
    ...is
      .filter((scope) => !was.includes(scope))
      .map((subject) => reportInRevision("oauth-scope-added", { ...reported, subject })),
  ];
}

function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
