import { code, type Imported, type Layout, layout, type Printable } from "../../core/emit/code.ts";
import { LINE_WIDTH } from "../../core/emit/line-width.ts";
import { quote } from "../../core/emit/text.ts";
import type { Json } from "../../core/json.ts";
import { printType, spacedType } from "../../core/types/print-type.ts";
import { mapNode, mentions } from "../../core/types/type-node.ts";
import type { CallNode, TypeArgument, TypeName, Value, WrittenType, ZodNode } from "../build/zod-node.ts";
import type { SharedNames } from "../shared/shared-names.ts";
import { call, indented, list, objectLiteral, union, WIDTH } from "./layout.ts";

/** Bundlers drop the call behind it, and with it all that the schema refers to, where nobody uses the result. */
export const PURE = "/* @__PURE__ */";

/** What a file calls zod and what it takes from the runtime. */
export interface LibraryNames {
  readonly z: Imported;
  /** A function or a value of the runtime. */
  runtime(name: string): Imported;
  runtimeType(name: string): Imported;
  /** The function and the type that stand for an object, where they do. */
  sharedFor(node: ZodNode): SharedNames | undefined;
}

/** The text of a part, which imports the names in it. */
type Text = (part: Printable) => string;

/** A schema as code. What it refers to is imported where it is printed. */
export function schemaCode(node: ZodNode, names: LibraryNames): Layout {
  return layout(({ text, column }) => {
    const printer = new NodePrinter(names, text);
    return node.kind === "deferred" ? printer.deferred(node.schema, column) : printer.node(node);
  });
}

/** A type as it stands behind an equals sign. */
export function typeCode(type: WrittenType, names: LibraryNames): Layout {
  return layout(({ text }) => spacedType(new NodePrinter(names, text).writtenType(type)));
}

/** What stands between the angle brackets of a call. */
export function typeArgumentText(type: TypeArgument, names: LibraryNames, text: Text): string {
  return new NodePrinter(names, text).typeArgument(type);
}

/** `z.output<typeof name>`, or the name of the type itself. */
function typeNameCode({ name, isInferred }: TypeName, { z }: LibraryNames): Printable {
  return isInferred ? code`${z}.output<typeof ${name}>` : name;
}

class NodePrinter {
  readonly #names: LibraryNames;
  readonly #text: Text;

  constructor(names: LibraryNames, text: Text) {
    this.#names = names;
    this.#text = text;
  }

  node(node: ZodNode): string {
    const print = (part: ZodNode) => this.node(part);
    switch (node.kind) {
      case "call":
        return this.#call(node);
      case "method":
        return call(`${print(node.on)}.${node.name}`, ...node.args.map(print));
      case "name":
        return this.#text(node.name);
      case "runtime":
        return this.#text(this.#names.runtime(node.name));
      case "shape":
        return `${print(node.of)}.shape`;
      case "function":
        return `() => ${print(node.result)}`;
      case "deferred":
        return this.deferred(node.schema);
      case "value":
        return valueText(node.value);
      case "regex":
        return `/${node.source}/u`;
      case "list":
        return list(node.items.map(print));
      case "members":
        return objectLiteral(
          node.members.map((member) => ({ ...member, value: print(member.node) })),
          { compact: node.isCompact },
        );
      default:
        return node satisfies never;
    }
  }

  /** `column` is where it stands on its line, if that is known. */
  deferred(schema: ZodNode, column = LINE_WIDTH - WIDTH): string {
    const start = `${PURE} ${this.#text(this.#names.runtime("deferred"))}(() =>`;
    const text = this.node(schema);
    const [firstLine = ""] = text.split("\n");
    const fits = column + start.length + firstLine.length + 3 <= LINE_WIDTH;
    return fits ? `${start} ${text})` : `${start}\n${indented(text)},\n)`;
  }

  writtenType({ type, names }: WrittenType): string {
    const named = mapNode(type, (node) => {
      const name = node.kind === "reference" ? names.get(node.name) : undefined;
      return node.kind === "reference" && name ? { ...node, name: this.#typeName(name) } : node;
    });
    const open = mentions(type, "open") ? this.#text(this.#names.runtimeType("Open")) : "Open";
    return printType(named, { prefix: "", open });
  }

  #call(node: CallNode): string {
    const shared = this.#names.sharedFor(node);
    if (shared) return `${shared.builder}()`;
    return call(this.#callee(node), ...node.args.map((part) => this.node(part)));
  }

  #callee({ from, name, type }: CallNode): string {
    const callee =
      from === "zod" ? `${this.#text(this.#names.z)}.${name}` : this.#text(this.#names.runtime(name));
    return type === undefined ? callee : `${callee}<${this.typeArgument(type)}>`;
  }

  typeArgument(type: TypeArgument): string {
    if (type.kind === "type") return this.writtenType(type);
    return union(type.strings.map((one) => (typeof one === "string" ? quote(one) : this.#typeName(one))));
  }

  #typeName(name: TypeName): string {
    return this.#text(typeNameCode(name, this.#names));
  }
}

/** A plain value as code. */
export function valueText(value: Value): string {
  return typeof value === "bigint" ? `${value}n` : jsonText(value);
}

function jsonText(value: Json): string {
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `[${value.map(jsonText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const members = Object.entries(value).map(([key, one]) => `[${quote(key)}]: ${jsonText(one ?? null)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}
