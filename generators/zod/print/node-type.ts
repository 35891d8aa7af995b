import { code, type Layout, layout, type Printable } from "../../core/emit/code.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { quote } from "../../core/emit/text.ts";
import type { Json } from "../../core/json.ts";
import type { CallNode, Member, MethodNode, NameNode, Value, ZodNode } from "../build/zod-node.ts";
import { generic, objectType, tupleType, union } from "./layout.ts";
import { type LibraryNames, typeArgumentText } from "./print-node.ts";

/** The type of what a schema is built of, so that declarations of it need no inference. */
export function nodeType(node: ZodNode, names: LibraryNames): Layout {
  return layout(({ text }) => new TypePrinter(names, text).type(node));
}

/** What zod's functions without arguments of a type return. */
const PLAIN: Readonly<Record<string, string>> = {
  string: "ZodString",
  number: "ZodNumber",
  int: "ZodInt",
  boolean: "ZodBoolean",
  bigint: "ZodBigInt",
  unknown: "ZodUnknown",
  any: "ZodAny",
  never: "ZodNever",
  null: "ZodNull",
};

/** Methods that wrap a schema in another. */
const WRAPPERS: Readonly<Record<string, string>> = {
  exactOptional: "ZodExactOptional",
  optional: "ZodOptional",
  nullable: "ZodNullable",
};

class TypePrinter {
  readonly #names: LibraryNames;
  readonly #text: (part: Printable) => string;
  /** In how many calls the node stands that is printed. */
  #calls = 0;

  constructor(names: LibraryNames, text: (part: Printable) => string) {
    this.#names = names;
    this.#text = text;
  }

  /** Asked for only where it is printed: that imports it. */
  get #z(): string {
    return this.#text(this.#names.z);
  }

  type(node: ZodNode): string {
    switch (node.kind) {
      case "call":
        return this.#call(node);
      case "method":
        return this.#inside(() => this.#method(node));
      case "name":
        return this.#nameType(node);
      case "runtime":
        return `typeof ${this.#text(this.#names.runtime(node.name))}`;
      case "shape":
        return `(${this.type(node.of)})["shape"]`;
      case "function":
        return `() => ${this.type(node.result)}`;
      case "deferred":
        return this.type(node.schema);
      case "value":
        return valueType(node.value);
      case "regex":
        return "RegExp";
      case "list":
        return `readonly ${this.#tuple(node.items)}`;
      case "members":
        return this.#members(node.members);
      default:
        return node satisfies never;
    }
  }

  #call(node: CallNode): string {
    const shared = this.#names.sharedFor(node);
    if (shared) return shared.type;
    return this.#inside(() => (node.from === "zod" ? this.#zodCall(node) : this.#runtimeCall(node)));
  }

  #inside(print: () => string): string {
    this.#calls += 1;
    const type = print();
    this.#calls -= 1;
    return type;
  }

  /** What a type is made of ends at a schema that goes deep: TypeScript would infer through all that is inside of it. */
  #nameType({ name, goesDeep }: NameNode): string {
    const text = this.#text(name);
    return goesDeep && this.#calls > 0 ? generic(`${this.#z}.ZodType`, text, text) : `typeof ${text}`;
  }

  #zodCall({ name, args }: CallNode): string {
    const [first, second] = args;
    const plain = PLAIN[name];
    if (plain !== undefined) return `${this.#z}.${plain}`;
    const types = { first: () => (first ? this.type(first) : "never"), values: () => valuesOf(first) };
    switch (name) {
      case "literal":
        return generic(`${this.#z}.ZodLiteral`, types.values());
      case "enum":
        return generic(`${this.#z}.ZodEnum`, generic(`${this.#z}.core.util.ToEnum`, types.values()));
      case "nonoptional":
        return generic(`${this.#z}.ZodNonOptional`, types.first());
      case "discriminatedUnion":
        return generic(`${this.#z}.ZodDiscriminatedUnion`, this.#tuple(itemsOf(second)), types.first());
      default:
        throw new Error(`The type of z.${name}() is unknown.`);
    }
  }

  #runtimeCall(node: CallNode): string {
    const { name, args } = node;
    const [first, second] = args;
    const own = (type: string) => this.#text(this.#names.runtimeType(type));
    const typeOf = (part: ZodNode | undefined) => (part ? this.type(part) : "never");
    switch (name) {
      case "object":
        return generic(own("OpenObject"), typeOf(first));
      case "record":
        return generic(`${this.#z}.ZodObject`, "{}", generic(`${this.#z}.core.$catchall`, typeOf(first)));
      case "array":
        return generic(`${this.#z}.ZodArray`, typeOf(first));
      case "tuple":
        return generic(`${this.#z}.ZodTuple`, typeOf(first), second ? this.type(second) : "null");
      case "anyOf":
        return generic(`${this.#z}.ZodUnion`, typeOf(first));
      case "oneOf":
        return generic(`${this.#z}.ZodXor`, typeOf(first));
      case "allOf":
        return generic(own("AllOf"), typeOf(first));
      case "implied":
        return generic(own("Implied"), typeOf(second));
      case "startsWith":
        return generic(own("PrefixedString"), typeOf(first));
      case "openEnum":
        return generic(own("OpenEnum"), this.#typeArgument(node));
      case "typed":
        return generic(`${this.#z}.ZodType`, this.#typeArgument(node), this.#typeArgument(node));
      case "lazy":
        return generic(`${this.#z}.ZodLazy`, first?.kind === "function" ? this.type(first.result) : "never");
      case "int64":
      case "uint64":
        return `${this.#z}.ZodBigInt`;
      case "unevaluated":
        return typeOf(first);
      case "narrowed":
      case "chosenBy":
        return this.#returned(name, args.map(typeOf));
      case "literals":
        return this.#returned(name, [`readonly ${this.#tuple(args)}`]);
      default:
        throw new Error(`The type of ${name}() is unknown.`);
    }
  }

  /** What a function of the runtime returns, by the types that it would infer. */
  #returned(name: string, types: readonly string[]): string {
    const callee = this.#text(code`typeof ${this.#names.runtime(name)}`);
    return generic("ReturnType", generic(callee, ...types));
  }

  #method({ on, name, args }: MethodNode): string {
    const own = (type: string) => this.#text(this.#names.runtimeType(type));
    const base = this.type(on);
    const [first] = args;
    const wrapper = WRAPPERS[name];
    if (wrapper !== undefined) return generic(`${this.#z}.${wrapper}`, base);
    switch (name) {
      case "strict":
      case "loose":
        return generic(own("Closed"), base, `${this.#z}.core.$${name}`);
      case "catchall":
        return generic(
          own("Closed"),
          base,
          generic(`${this.#z}.core.$catchall`, first ? this.type(first) : "never"),
        );
      case "extend":
        return generic(own("Extended"), base, first ? this.type(first) : "{}");
      case "required":
        return generic(own("RequiredMembers"), base, keysOf(first));
      default:
        return base; // a check, or what says something about the schema
    }
  }

  #typeArgument({ type }: CallNode): string {
    return type === undefined ? "unknown" : typeArgumentText(type, this.#names, this.#text).trim();
  }

  #tuple(items: readonly ZodNode[]): string {
    return tupleType(items.map((item) => this.type(item)));
  }

  #members(members: readonly Member[]): string {
    if (members.length === 0) return "{}";
    return objectType(members.map(({ key, node }) => `${propertyKey(key)}: ${this.type(node)}`));
  }
}

function itemsOf(node: ZodNode | undefined): readonly ZodNode[] {
  return node?.kind === "list" ? node.items : [];
}

/** The types of one value, or of the values of a list. */
function valuesOf(node: ZodNode | undefined): string {
  if (node?.kind === "value" && !Array.isArray(node.value)) return valueType(node.value);
  const values = node?.kind === "value" ? (node.value as readonly Json[]) : itemsOf(node).map(heldValue);
  return union(values.map(valueType));
}

function heldValue(node: ZodNode): Value {
  return node.kind === "value" ? node.value : null;
}

function keysOf(node: ZodNode | undefined): string {
  return node?.kind === "members" ? union(node.members.map(({ key }) => quote(key))) : "never";
}

/** As `const` type parameters infer it. */
function valueType(value: Value): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `readonly ${tupleType(value.map(valueType))}`;
  if (typeof value !== "object" || value === null) return String(value);
  const members = Object.entries(value).map(
    ([key, one]) => `readonly ${propertyKey(key)}: ${valueType(one ?? null)}`,
  );
  return members.length > 0 ? objectType(members) : "{}";
}
