import { astToString, resolveRef, type TransformContext, transformSchema } from "openapi-typescript";
import ts from "typescript";
import { isObject, type JsonObject } from "../core/json.ts";
import { TYPE_MARK } from "./skeleton-content.ts";

/**
 * Prints `paths`, `operations`, `components` and `webhooks` with openapi-typescript. Its transformation is called
 * directly: the document is bundled and checked already, and what stands before it would read files and print.
 */
export function printSkeleton(skeleton: JsonObject): string {
  return astToString(transformSchema(skeleton, contextOf(skeleton)))
    .replace(/^(?: {4})+/gm, (spaces) => " ".repeat(spaces.length / 2))
    .replace(/^export /gm, "\nexport ")
    .trim();
}

/** Every setting that is not named here is off when it is missing. */
function contextOf(skeleton: JsonObject): TransformContext {
  return {
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: true,
    injectFooter: [],
    silent: true,
    transform: markedType,
    resolve: (reference) => resolveRef(skeleton, reference, { silent: true }),
  };
}

/** The type that a marker stands for, as a node that prints its text. */
function markedType(schema: unknown): ts.TypeNode | undefined {
  const text = isObject(schema) ? schema[TYPE_MARK] : undefined;
  return typeof text === "string" ? ts.factory.createTypeReferenceNode(text) : undefined;
}
