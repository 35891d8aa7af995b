import { valueText } from "../../text/value-text.ts";
import type { DiscriminatorNode } from "../predicate-node.ts";
import { insideBlock, type Location } from "./location.ts";
import { declareOwn, ownOf, readProperty } from "./own-properties.ts";
import { block } from "./statements.ts";

/** A switch over the property that chooses an option. */
export function rejectDiscriminator(
  { property, cases, otherwise }: DiscriminatorNode,
  location: Location,
): string[] {
  const lines = declareOwn(location, { key: property });
  const own = ownOf(location);
  const branches = cases.map(({ values, node }) => {
    const labels = values.map((value) => `case ${valueText(value)}:`).join("\n");
    return `${labels} ${block([...location.printing.reject(node, insideBlock(location)), "break;"])}`;
  });
  const chosen = readProperty(own, property, location);
  const rejected = location.printing.reject(otherwise, insideBlock(location));
  const others = otherwise.kind === "nothing" ? "default:\n  return false;" : `default: ${block(rejected)}`;
  return [...lines, `switch (${chosen}) ${block([...branches, others])}`];
}
