import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { LinkModel, ResponseModel } from "../../../core/model/api-model.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { reportIf, reportInBase, reportInRevision, within } from "./differences.ts";
import { compareProse } from "./prose.ts";

/** One response in both documents. */
interface ResponsePair extends Pair<ResponseModel> {
  readonly position: Position;
}

/** Changes of the links of a response: which operations use its values. */
export function compareLinks(
  context: CompareContext,
  { base, revision, position }: ResponsePair,
): Difference[] {
  const [old, fresh] = [byName(base), byName(revision)];
  const reported = ({ name, place }: LinkModel) =>
    ({ direction: "response", position: within(position, `link ${name}`), place, subject: name }) as const;
  return [
    ...base.links.flatMap((link) => {
      const other = fresh.get(link.name);
      if (other === undefined) return [reportInBase("link-removed", reported(link))];
      const nodes = { base: link, revision: other };
      const about = reported(other);
      return [
        ...reportIf(!isEqual(link.target, other.target), "link-changed", about),
        ...compareProse(context, { nodes, ...about, fields: ["description"] }),
      ];
    }),
    ...revision.links
      .filter(({ name }) => !old.has(name))
      .map((link) => reportInRevision("link-added", reported(link))),
  ];
}

function byName({ links }: ResponseModel): ReadonlyMap<string, LinkModel> {
  return new Map(links.map((link) => [link.name, link]));
}
