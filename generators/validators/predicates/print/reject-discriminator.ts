import type { DiscriminatorCheck } from "../../../core/checks/check-node.ts";
import { valueText } from "../../text/value-text.ts";
import { insideBlock, type Location } from "./location.ts";
import { declareOwn, ownOf, readProperty } from "./own-properties.ts";
import { block } from "./statements.ts";

/** Emits a switch over the property that selects an option; in an open union, any option may accept other values. */
export function rejectDiscriminator(
  { propertyName, options, isOpen }: DiscriminatorCheck,
  location: Location,
): string[] {
  const { printing } = location;
  const lines = declareOwn(location, { key: propertyName });
  const own = ownOf(location);
  const branches = options.map(({ values, check }) => {
    const labels = values.map((value) => `case ${valueText(value)}:`).join("\n");
    return `${labels} ${block([...printing.reject(check, insideBlock(location)), "break;"])}`;
  });
  const chosen = readProperty(own, propertyName, location);
  const any = { kind: "anyOf", options: options.map(({ check }) => check) } as const;
  const others = isOpen
    ? `default: ${block(printing.reject(any, insideBlock(location)))}`
    : "default:\n  return false;";
  return [...lines, `switch (${chosen}) ${block([...branches, others])}`];
}
