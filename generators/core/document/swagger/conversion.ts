import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { followReferences } from "../follow-references.ts";
import { childPointer } from "../pointer.ts";
import { referenceOf } from "../reference.ts";

/** A node of a document of OpenAPI 2.0. */
export interface SwaggerNode {
  readonly pointer: string;
  readonly value: JsonObject;
}

/** What every part of a conversion shares. */
export interface Conversion {
  readonly root: JsonObject;
  readonly diagnostics: Diagnostic[];
  /** New places by old ones: references follow them. */
  readonly moved: Map<string, string>;
  /** Old places by new ones: diagnostics are reported there. */
  readonly origins: Map<string, string>;
  /** Records that what stood at `from` now stands at `to`. */
  move(from: string, to: string): void;
  /** Reports something that OpenAPI 3 cannot say. */
  reportLost(pointer: string, what: string, help: string): void;
  /** Reports a value of another kind than must stand there. */
  reportIgnored(
    pointer: string,
    expected: "an object" | "a list" | "a list of strings" | "a parameter" | "a parameter with a name",
  ): void;
  /** The object at a pointer, references followed. */
  follow(pointer: string): SwaggerNode | undefined;
}

export function createConversion(document: BundledDocument): Conversion {
  const diagnostics: Diagnostic[] = [];
  const moved = new Map<string, string>();
  const origins = new Map<string, string>();
  return {
    root: document.value,
    diagnostics,
    moved,
    origins,
    move(from, to) {
      if (!moved.has(from)) moved.set(from, to);
      origins.set(to, from);
    },
    reportLost(pointer, what, help) {
      diagnostics.push({
        code: "swagger-without-counterpart",
        severity: "warning",
        message: `${what} OpenAPI 3 has no counterpart.`,
        location: document.locate(pointer),
        help,
      });
    },
    reportIgnored(pointer, expected) {
      diagnostics.push({
        code: "value-misplaced",
        severity: "warning",
        message: `"${pointer}" must be ${expected}; it is ignored.`,
        location: document.locate(pointer),
        help: `Make it ${expected}, or remove it.`,
      });
    },
    follow(pointer) {
      const node = followReferences(document.value, pointer);
      return node === "endless" ? undefined : node;
    },
  };
}

/** The entries of a map that are objects, extensions left out. Others are reported where nothing else is made of them. */
export function nodesOf(
  holder: SwaggerNode,
  key: string,
  reportIgnored?: Conversion["reportIgnored"],
): (readonly [name: string, node: SwaggerNode])[] {
  const map = holder.value[key] ?? {};
  const location = childPointer(holder.pointer, key);
  if (!isObject(map)) reportIgnored?.(location, "an object");
  return Object.entries(isObject(map) ? map : {}).flatMap(([name, value]) => {
    if (name.startsWith("x-")) return [];
    const pointer = childPointer(location, name);
    if (isObject(value)) return [[name, { pointer, value }] as const];
    reportIgnored?.(pointer, "an object");
    return [];
  });
}

/** Reports a field that has to be a list of strings, and is something else. */
export function reportNoTexts({ pointer, value }: SwaggerNode, key: string, conversion: Conversion): void {
  const field = value[key] ?? [];
  if (!Array.isArray(field) || field.some((one) => typeof one !== "string"))
    conversion.reportIgnored(childPointer(pointer, key), "a list of strings");
}

/** The list of strings in a field; undefined where there is none. */
export function textsOf({ value }: SwaggerNode, key: string): readonly string[] | undefined {
  const list = value[key];
  return Array.isArray(list) ? list.filter((one) => typeof one === "string") : undefined;
}

/** True for a node that is nothing but a reference. */
export function isReference({ value }: SwaggerNode): boolean {
  return referenceOf(value) !== undefined;
}

/** The fields that stay as they are: those named, and extensions. */
export function keep(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter(([key]) => names.includes(key) || key.startsWith("x-")),
  );
}
