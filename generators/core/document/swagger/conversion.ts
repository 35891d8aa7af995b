import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { isObject, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { followReferences } from "../follow-references.ts";
import { misplacedValue } from "../lint/misplaced-values.ts";
import { childPointer } from "../pointer.ts";
import { referenceOf } from "../reference.ts";

/** A node of a document of OpenAPI 2.0. */
export interface SwaggerNode {
  readonly pointer: string;
  readonly value: JsonObject;
}

/** State that all parts of a conversion share. */
export class Conversion {
  readonly root: SwaggerNode;
  readonly diagnostics: Diagnostic[] = [];
  /** New locations by old ones, for references. */
  readonly moved: Map<string, string> = new Map();
  /** Old locations by new ones, for diagnostics. */
  readonly origins: Map<string, string> = new Map();
  readonly #document: BundledDocument;

  constructor(document: BundledDocument) {
    this.#document = document;
    this.root = { pointer: "", value: document.value };
  }

  /** Records that the value at `from` was moved to `to`. */
  move(from: string, to: string): void {
    if (!this.moved.has(from)) this.moved.set(from, to);
    this.origins.set(to, from);
  }

  /** Reports something that OpenAPI 3 cannot express. */
  reportLost(pointer: string, what: string, help: string): void {
    this.diagnostics.push(
      warningAt(this.#document, pointer, {
        code: "swagger-without-counterpart",
        message: `${what} OpenAPI 3 has no counterpart.`,
        help,
      }),
    );
  }

  /** Reports a value of the wrong kind; `expected` is, for example, `a list`. */
  reportIgnored(pointer: string, expected: string): void {
    this.diagnostics.push(misplacedValue(this.#document, pointer, expected));
  }

  /** Returns the object at a pointer, references followed. */
  follow(pointer: string): SwaggerNode | undefined {
    const node = followReferences(this.root.value, pointer);
    return node === "endless" ? undefined : node;
  }
}

/** The entries of a map that are objects, without extensions. Other entries are reported if a conversion is given. */
export function nodesOf(
  holder: SwaggerNode,
  key: string,
  reporter?: Conversion,
): (readonly [name: string, node: SwaggerNode])[] {
  const map = holder.value[key] ?? {};
  const location = childPointer(holder.pointer, key);
  if (!isObject(map)) reporter?.reportIgnored(location, "an object");
  return Object.entries(isObject(map) ? map : {}).flatMap(([name, value]) => {
    if (name.startsWith("x-")) return [];
    const pointer = childPointer(location, name);
    if (isObject(value)) return [[name, { pointer, value }] as const];
    reporter?.reportIgnored(pointer, "an object");
    return [];
  });
}

/** Reports a field that should be a list of strings but is not. */
export function reportNonStrings({ pointer, value }: SwaggerNode, key: string, conversion: Conversion): void {
  const field = value[key] ?? [];
  if (!Array.isArray(field) || field.some((one) => typeof one !== "string"))
    conversion.reportIgnored(childPointer(pointer, key), "a list of strings");
}

/** The list of strings in a field; undefined if there is none. */
export function stringsIn({ value }: SwaggerNode, key: string): readonly string[] | undefined {
  const list = value[key];
  return Array.isArray(list) ? list.filter((one) => typeof one === "string") : undefined;
}

/** The servers at the host of a document, one for each scheme. */
export function serversOf({ host, basePath }: JsonObject, schemes: readonly string[]): JsonObject[] {
  const path = typeof basePath === "string" ? basePath.replace(/\/$/, "") : "";
  if (typeof host === "string") return schemes.map((scheme) => ({ url: `${scheme}://${host}${path}` }));
  return path === "" ? [] : [{ url: path }];
}

/** True for a node that is only a reference. */
export function isReference({ value }: SwaggerNode): boolean {
  return referenceOf(value) !== undefined;
}

/** Copies the named fields and all extensions. */
export function keep(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter(([key]) => names.includes(key) || key.startsWith("x-")),
  );
}
