import type { JsonObject } from "../../json.ts";
import type { NodeModel } from "../api-model.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { readExtensions } from "./read-annotations.ts";

const PROSE = ["summary", "description", "externalDocs", "example", "examples"] as const;

/** What every part of a description may have: words and examples, extensions, and its place. */
export function readNode(context: Pick<ModelContext, "place">, { pointer, value }: ModelNode): NodeModel {
  return { prose: pick(value, PROSE), extensions: readExtensions(value), place: context.place(pointer) };
}

/** Some fields of an object, those that it has, in the order in which they are named. */
export function pick(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]]));
}
