import { valueText } from "../../print/value-text.ts";
import type { DiscriminatorNode } from "../predicate-node.ts";
import { declareOwn, ownOf, readProperty } from "./own-properties.ts";
import { insideBlock, type Place } from "./place.ts";
import { block } from "./statements.ts";

/** A switch over the property that chooses an option. */
export function rejectDiscriminator(
  { property, cases, otherwise }: DiscriminatorNode,
  place: Place,
): string[] {
  const lines = declareOwn(place, { key: property });
  const own = ownOf(place);
  const branches = cases.map(({ values, node }) => {
    const labels = values.map((value) => `case ${valueText(value)}:`).join("\n");
    return `${labels} ${block([...place.printing.reject(node, insideBlock(place)), "break;"])}`;
  });
  const chosen = readProperty(own, property, place);
  const rejected = place.printing.reject(otherwise, insideBlock(place));
  const others = otherwise.kind === "nothing" ? "default:\n  return false;" : `default: ${block(rejected)}`;
  return [...lines, `switch (${chosen}) ${block([...branches, others])}`];
}
