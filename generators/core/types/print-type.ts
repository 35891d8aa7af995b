import { docComment } from "../emit/doc-comment.ts";
import { fillLines } from "../emit/fill-lines.ts";
import { indented } from "../emit/print-code.ts";
import { propertyKey } from "../emit/property.ts";
import { quote } from "../emit/text.ts";
import type { Json } from "../json.ts";
import type { ObjectNode, PropertyNode, TupleNode, TypeNode } from "./type-node.ts";

/** Types longer than this are spread over lines. */
const WIDTH = 90;

/** Names of imports in a file. Each name is requested where it is printed, and nowhere else. */
export interface Spelling {
  /** Prefix of the names of generated types, for example `schemas.`. */
  readonly prefix: string;
  /** Name of the type for sets that may have grown. */
  readonly open: string;
  /** Print comments of properties. Default: true. */
  readonly hasDocs?: boolean;
}

const PLAIN: Spelling = { prefix: "", open: "Open" };

/** Prints a type as TypeScript; further lines are indented relative to the first. */
export function printType(node: TypeNode, spelling: Spelling = PLAIN): string {
  const print = (inner: TypeNode) => printType(inner, spelling);
  switch (node.kind) {
    case "keyword":
      return node.name;
    case "literal":
      return printLiteral(node.value);
    case "template":
      return `\`${node.prefix}\${string}\``;
    case "reference":
      return printReference(spelling.prefix + node.name, node.omitted ?? []);
    case "open":
      return printOpen(spelling.open, node.known.map(print));
    case "object":
      return printObject(node, print, spelling.hasDocs ?? true);
    case "array":
      return `${operand(node.item, print)}[]`;
    case "tuple":
      return printTuple(node, print);
    case "union":
      return printUnion(
        node.members.map((member) => (member.kind === "intersection" ? `(${print(member)})` : print(member))),
      );
    case "intersection":
      return node.members.map((member) => operand(member, print)).join(" & ");
    default:
      return node satisfies never;
  }
}

/** Prints a type after a colon or an equals sign, with a space unless it starts on a new line. */
export function spacedType(text: string): string {
  return text.startsWith("\n") ? text : ` ${text}`;
}

type Print = (node: TypeNode) => string;

/** Prints a type as an operand, in parentheses if needed. */
function operand(node: TypeNode, print: Print): string {
  const text = print(node);
  if (node.kind === "intersection") return `(${text})`;
  if (node.kind !== "union") return text;
  return text.startsWith("\n") ? `(${indented(text, "  ")}\n)` : `(${text})`;
}

function printReference(name: string, omitted: readonly string[]): string {
  return omitted.length > 0 ? `Omit<${name}, ${printUnion(omitted.map(quote))}>` : name;
}

function printLiteral(value: Json | bigint): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `[${value.map(printLiteral).join(", ")}]`;
  // YAML and JSON parse a number beyond all doubles as infinite, which has no literal type.
  if (typeof value === "number" && !Number.isFinite(value)) return "number";
  if (typeof value !== "object" || value === null) return String(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${propertyKey(key)}: ${printLiteral(member ?? null)}`,
  );
  return members.length > 0 ? `{ ${members.join("; ")} }` : "{ [key: string]: never }";
}

function printOpen(name: string, known: readonly string[]): string {
  const text = printUnion(known);
  return text.startsWith("\n") ? `${name}<${indented(text, "  ")}\n>` : `${name}<${text}>`;
}

function printUnion(members: readonly string[]): string {
  const line = members.join(" | ");
  if (line.length <= WIDTH && !line.includes("\n")) return line;
  const isList = members.every((member) => member.length <= WIDTH / 4 && !member.includes("\n"));
  const lines = isList ? fillLines(members, " | ", WIDTH) : members.map((member) => indented(member, "    "));
  return lines.map((text) => `\n  | ${text}`).join("");
}

function printObject({ properties, index }: ObjectNode, print: Print, hasDocs: boolean): string {
  if (properties.length === 0)
    return `{ [key: string]: ${index ? indented(print(index), "  ") : "unknown"} }`;
  const lines = properties.map((property) =>
    printProperty(hasDocs ? property : { ...property, docs: undefined }, print),
  );
  if (index) lines.push(`[key: string]: ${print(index)};`);
  return `{\n${lines.map((line) => `  ${indented(line, "  ")}`).join("\n")}\n}`;
}

function printProperty({ name, type, isOptional, isReadonly, docs }: PropertyNode, print: Print): string {
  const comment = docs ? `${docComment(docs)}\n` : "";
  const key = `${isReadonly ? "readonly " : ""}${propertyKey(name)}${isOptional ? "?" : ""}`;
  return `${comment}${key}:${spacedType(print(type))};`;
}

function printTuple({ items, minimum, rest, isNamed }: TupleNode, print: Print): string {
  const elements = items.map((item, index) => {
    const isOptional = index >= minimum;
    if (isNamed) return `item${index}${isOptional ? "?" : ""}:${spacedType(print(item))}`;
    return isOptional ? `${operand(item, print)}?` : print(item);
  });
  if (rest) elements.push(`...${isNamed ? "rest: " : ""}${operand(rest, print)}[]`);
  return `[${elements.join(", ")}]`;
}
