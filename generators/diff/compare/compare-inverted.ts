import type { ApiModel } from "../../core/model/api-model.ts";
import type { CompareContext } from "../context.ts";
import type { Difference } from "../difference.ts";
import { payloadNoLongerRequired } from "../rules/bodies/payload-no-longer-required.ts";
import { compareAnswers } from "./compare-answers.ts";
import { compareHeaders } from "./compare-headers.ts";
import { compareProse } from "./compare-prose.ts";
import { compareReplyContent } from "./compare-reply-content.ts";
import { childAt, type DocumentNode } from "./document-node.ts";
import type { InvertedPair } from "./inverted-pair.ts";
import { within } from "./position.ts";
import { readContent } from "./read-content.ts";
import { tellInRevision } from "./tell.ts";

/** What changed about a request that the service sends: its payload is a reply in the eyes of the user. */
export function compareInverted(context: CompareContext, pair: InvertedPair): Difference[] {
  const headers = {
    base: headersOf(context.base, pair.nodes.base),
    revision: headersOf(context.revision, pair.nodes.revision),
  };
  return [
    ...comparePayload(context, pair),
    ...compareHeaders(context, { headers, position: pair.position }),
    ...compareAnswers(context, pair),
  ];
}

function comparePayload(context: CompareContext, { nodes, position: whole }: InvertedPair): Difference[] {
  const position = within(whole, "payload");
  const base = bodyOf(context.base, nodes.base);
  const revision = bodyOf(context.revision, nodes.revision);
  const isLoosened = base.value.required === true && revision.value.required !== true;
  const content = {
    base: readContent(context.base, base),
    revision: readContent(context.revision, revision),
  };
  const told = { direction: "reply", position, place: revision.place, subject: "payload" } as const;
  return [
    ...(isLoosened && content.revision.length > 0 ? [tellInRevision(payloadNoLongerRequired, told)] : []),
    ...compareReplyContent(context, {
      ...content,
      holders: { base: base.place, revision: revision.place },
      position,
    }),
    ...compareProse(context, {
      nodes: { base, revision },
      position,
      direction: "reply",
      fields: ["description"],
    }),
  ];
}

/** The body of a request; an empty one, standing where the request stands, where there is none. */
function bodyOf(model: ApiModel, node: DocumentNode): DocumentNode {
  return childAt(model, { node, path: ["requestBody"] }) ?? { value: {}, place: node.place };
}

function headersOf(model: ApiModel, node: DocumentNode): Map<string, DocumentNode> {
  const list = Array.isArray(node.value.parameters) ? node.value.parameters : [];
  const headers = list.flatMap((_, index) => {
    const parameter = childAt(model, { node, path: ["parameters", String(index)] });
    const name = parameter?.value.name;
    return parameter?.value.in === "header" && typeof name === "string" ? [[name, parameter] as const] : [];
  });
  return new Map(headers);
}
