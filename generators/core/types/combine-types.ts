import { groupBy } from "../group-by.ts";
import { ALL_TYPES, areDisjoint, commonTypes, isOnly, type ValueTypes } from "../model/facts/types-of.ts";
import { printType } from "./print-type.ts";
import { isBare, isKeyword, NEVER, NULL, STRING, type TypeNode, UNKNOWN } from "./type-node.ts";
import { acceptsMore, typesInText, typesOfNode } from "./types-of-node.ts";

/** Returns `A | B`, flattened, each member once. Known strings next to `string` stay visible as `Open<…>`. */
export function unionOf(nodes: readonly TypeNode[]): TypeNode {
  const members = unique(nodes.flatMap((node) => (node.kind === "union" ? node.members : [node])));
  if (members.some((node) => isKeyword(node, "unknown"))) return UNKNOWN;
  const possible = withOpenStrings(members.filter((node) => !isKeyword(node, "never")));
  if (possible.length <= 1) return possible[0] ?? NEVER;
  return { kind: "union", members: possible };
}

/** TypeScript drops literals next to `string`, and with them the completion in editors. */
function withOpenStrings(members: readonly TypeNode[]): readonly TypeNode[] {
  const isWide = members.some((node) => node.kind === "open" || isKeyword(node, "string"));
  if (!isWide) return members;
  const known = members.flatMap(knownStrings);
  const strings: TypeNode = known.length > 0 ? { kind: "open", known: unique(known) } : STRING;
  const first = members.findIndex(isString);
  return members.flatMap((node, index) => (index === first ? [strings] : isString(node) ? [] : [node]));
}

function isString(node: TypeNode): boolean {
  const isText = node.kind === "open" || node.kind === "template" || isKeyword(node, "string");
  return isText || knownStrings(node).length > 0;
}

function knownStrings(node: TypeNode): readonly TypeNode[] {
  if (node.kind === "open") return node.known;
  const isKnown =
    (node.kind === "literal" && typeof node.value === "string") ||
    (node.kind === "reference" && node.isStringEnum);
  return isKnown ? [node] : [];
}

/** Returns `A & B`, flattened, without redundant members. */
export function intersectionOf(nodes: readonly TypeNode[]): TypeNode {
  // In nearly all cases a single one is not `unknown`: the others are dropped before anything is compared.
  const known = nodes.filter((node) => !isKeyword(node, "unknown"));
  const flat = unique(known.flatMap((node) => (node.kind === "intersection" ? node.members : [node])));
  const types = commonTypes(flat.map(typesOfNode));
  const slices = types.size === ALL_TYPES.size ? [types] : slicesOf(flat, types);
  return unionOf(slices.map((slice) => sliceOf(flat, slice)));
}

/**
 * The types that all nodes accept, split if some nodes do not constrain some of them: an implied object does not
 * constrain null, and so `(A | null) & B` is `A & B` or null.
 */
function slicesOf(nodes: readonly TypeNode[], types: ValueTypes): ValueTypes[] {
  const slices = groupBy(types, (type) =>
    nodes.map((node) => acceptsMore(node) && !typesInText(node).has(type)).join(),
  );
  return [...slices.values()].map((slice) => new Set(slice));
}

/** The intersection of all nodes for values of some types. */
function sliceOf(nodes: readonly TypeNode[], types: ValueTypes): TypeNode {
  if (isOnly(types, "null")) return NULL;
  const limiting = nodes.filter((node) => !acceptsMore(node) || !areDisjoint(typesInText(node), types));
  const members = limiting.map((node) => restrict(node, types)).filter((node) => !isKeyword(node, "unknown"));
  if (members.some((node) => isKeyword(node, "never"))) return NEVER;
  const specific = members.filter((node) => !isBare(node));
  const kept =
    specific.length === 0 ? narrowest(members) : [...missingTypes(specific, members, types), ...specific];
  if (kept.length <= 1) return kept[0] ?? UNKNOWN;
  return { kind: "intersection", members: kept };
}

/** The type that siblings with a bare `type` add to a reference with more types, such as a nullable object. */
function missingTypes(
  specific: readonly TypeNode[],
  members: readonly TypeNode[],
  types: ValueTypes,
): readonly TypeNode[] {
  if (specific.some((node) => [...typesInText(node)].every((type) => types.has(type)))) return [];
  const [bare] = members.filter(isBare);
  if (bare?.kind === "object") return [{ kind: "object", properties: [] }];
  return bare ? [bare] : [];
}

/** Of nodes that only name JSON types, one is enough once all are restricted to the common types. */
function narrowest(members: readonly TypeNode[]): readonly TypeNode[] {
  const closed = members.find((node) => node.kind === "object" && node.index !== undefined);
  return closed ? [closed] : members.slice(0, 1);
}

/** The type without alternatives that no value of the given types can match. */
function restrict(node: TypeNode, types: ValueTypes): TypeNode {
  if (types.size === ALL_TYPES.size) return node;
  if (node.kind === "union") return unionOf(node.members.map((member) => restrict(member, types)));
  return areDisjoint(typesInText(node), types) ? NEVER : node;
}

/** Removes types with equal text. Printing is slow, so it is skipped if all outlines differ. */
function unique(nodes: readonly TypeNode[]): TypeNode[] {
  if (nodes.length <= 1 || new Set(nodes.map(outline)).size === nodes.length) return [...nodes];
  return [...new Map(nodes.map((node) => [printType(node), node])).values()];
}

/** A key that is equal for types with equal text, and for some others. */
function outline(node: TypeNode): string {
  switch (node.kind) {
    case "keyword":
    case "literal":
    case "template":
    case "reference":
      return printType(node);
    case "object":
      return `{${node.properties.map(({ name }) => name).join("\n")}`;
    case "array":
      return `[${outline(node.item)}`;
    case "open":
    case "tuple":
    case "union":
    case "intersection":
      return `<${node.kind}`;
    default:
      return node satisfies never;
  }
}
