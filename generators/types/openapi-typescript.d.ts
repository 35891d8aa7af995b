import type ts from "typescript";
import type { Json, JsonObject } from "../core/json.ts";

/** What a transformation works with. The package's own type has thirty more settings, and needs all of them. */
export interface TransformContext {
  readonly discriminators: { readonly objects: JsonObject; readonly refsHandled: readonly string[] };
  /** An object about which nothing is said holds unknown members, not none. */
  readonly emptyObjectsUnknown: boolean;
  /** Declarations that are printed last; filled while the document is walked. */
  readonly injectFooter: ts.Node[];
  readonly silent: boolean;
  /** Gives the type of a node; undefined leaves it to the package. */
  transform(node: unknown): ts.TypeNode | undefined;
  resolve(reference: string): Json | undefined;
}

/** The declarations of a document. */
export function transformSchema(document: JsonObject, context: TransformContext): ts.Node[];

export function astToString(nodes: readonly ts.Node[]): string;

export function resolveRef(
  document: JsonObject,
  reference: string,
  options: { silent: boolean },
): Json | undefined;
