import { isObject, type JsonObject } from "../../json.ts";
import type { Problem } from "../../problem/problem.ts";
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
  readonly problems: Problem[];
  /** New places by old ones: references follow them. */
  readonly moved: Map<string, string>;
  /** Old places by new ones: problems are reported there. */
  readonly origins: Map<string, string>;
  /** Records that what stood at `from` now stands at `to`. */
  move(from: string, to: string): void;
  /** Reports something that OpenAPI 3 cannot say. */
  reportLost(pointer: string, what: string, help: string): void;
  /** The object at a pointer, references followed. */
  follow(pointer: string): SwaggerNode | undefined;
}

export function createConversion(document: BundledDocument): Conversion {
  const problems: Problem[] = [];
  const moved = new Map<string, string>();
  const origins = new Map<string, string>();
  return {
    root: document.value,
    problems,
    moved,
    origins,
    move(from, to) {
      if (!moved.has(from)) moved.set(from, to);
      origins.set(to, from);
    },
    reportLost(pointer, what, help) {
      problems.push({
        code: "swagger-without-counterpart",
        severity: "warning",
        message: `${what} OpenAPI 3 has no counterpart.`,
        location: document.locate(pointer),
        help,
      });
    },
    follow(pointer) {
      const node = followReferences(document.value, pointer);
      return node === "endless" ? undefined : node;
    },
  };
}

/** The entries of a map that are objects, extensions left out. */
export function nodesOf(holder: SwaggerNode, key: string): (readonly [name: string, node: SwaggerNode])[] {
  const map = holder.value[key];
  if (!isObject(map)) return [];
  return Object.keys(map).flatMap((name) => {
    const value = map[name];
    if (!isObject(value) || name.startsWith("x-")) return [];
    return [[name, { pointer: childPointer(holder.pointer, key, name), value }] as const];
  });
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
