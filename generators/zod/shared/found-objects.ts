import { createHash } from "node:crypto";
import {
  type CallNode,
  type MembersNode,
  type Name,
  partsOf,
  type TypeArgument,
  type TypeName,
  type ZodNode,
} from "../build/zod-node.ts";
import { SMALLEST } from "./worth-sharing.ts";

/** An object that a declaration writes out: `object({ … })`. */
export interface FoundObject {
  readonly node: CallNode;
  /** The same for objects with the same code. */
  readonly key: string;
  /** About how many characters its code has, without indentation. */
  readonly size: number;
  /** The names of the members that lead to it. */
  readonly path: readonly string[];
  /** The objects in it, without those that are in them. */
  readonly inner: readonly FoundObject[];
}

/** The objects that a declaration writes out and that are large enough to be shared, the outermost ones. */
export function findObjects(declared: ZodNode): readonly FoundObject[] {
  if (!hasObject(declared)) return [];
  const search = new ObjectSearch();
  search.textOf(declared);
  return search.found;
}

function hasObject(node: ZodNode): boolean {
  return isObject(node) || partsOf(node).some(hasObject);
}

function isObject(node: ZodNode): boolean {
  return node.kind === "call" && node.from === "runtime" && node.name === "object";
}

class ObjectSearch {
  found: FoundObject[] = [];
  #path: readonly string[] = [];

  /** What a node says: the same for nodes with the same code. A large object in it counts by its key. */
  textOf(node: ZodNode): string {
    switch (node.kind) {
      case "call":
        return isObject(node) ? this.#objectText(node) : this.#callText(node);
      case "method":
        return `${this.textOf(node.on)}.${node.name}(${this.#textOfAll(node.args)})`;
      case "name":
        return nameText(node.name);
      case "runtime":
        return node.name;
      case "shape":
        return `${this.textOf(node.of)}.shape`;
      case "function":
        return `() => ${this.textOf(node.result)}`;
      case "deferred":
        return `deferred ${this.textOf(node.schema)}`;
      case "value":
        return typeof node.value === "bigint" ? `${node.value}n` : JSON.stringify(node.value);
      case "regex":
        return `/${node.source}/`;
      case "list":
        return `[${this.#textOfAll(node.items)}]`;
      case "members":
        return this.#membersText(node);
      default:
        return node satisfies never;
    }
  }

  #textOfAll(nodes: readonly ZodNode[]): string {
    return nodes.map((node) => this.textOf(node)).join();
  }

  #callText({ from, name, type, args }: CallNode): string {
    return `${from}.${name}${type ? `<${typeText(type)}>` : ""}(${this.#textOfAll(args)})`;
  }

  #membersText({ members, isCompact }: MembersNode): string {
    const outer = this.#path;
    const texts = members.map(({ key, node, isGetter }) => {
      this.#path = [...outer, key];
      return `${isGetter ? "get " : ""}${JSON.stringify(key)}:${this.textOf(node)}`;
    });
    this.#path = outer;
    return `${isCompact ? "compact" : ""}{${texts.join()}}`;
  }

  #objectText(node: CallNode): string {
    const outer = this.found;
    this.found = [];
    const text = this.#callText(node);
    const inner = this.found;
    this.found = outer;
    const size = inner.reduce((sum, object) => sum + object.size - object.key.length, text.length);
    if (size < SMALLEST) return text;
    const key = createHash("sha1").update(text).digest("base64");
    outer.push({ node, key, size, path: this.#path, inner });
    return key;
  }
}

function nameText(name: Name): string {
  return typeof name === "string" ? name : JSON.stringify([name.from, name.name, name.local, name.typeOnly]);
}

function typeText(type: TypeArgument): string {
  if (type.kind === "known")
    return type.strings
      .map((one) => (typeof one === "string" ? JSON.stringify(one) : typeNameText(one)))
      .join("|");
  const names = [...type.names].map(([name, of]) => `${JSON.stringify(name)}=${typeNameText(of)}`);
  return `${JSON.stringify(type.type)} ${names.join()}`;
}

function typeNameText({ name, isInferred }: TypeName): string {
  return `${isInferred ? "typeof " : ""}${nameText(name)}`;
}
