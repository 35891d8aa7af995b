import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../json.ts";
import { rememberedByText } from "../../remembered.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import type { NodeTest } from "../node-search.ts";
import { childPointer, valueAt } from "../pointer.ts";
import { localTarget, referenceOf } from "../reference.ts";
import { type KeywordName, keywordsWith, schemaKeyword } from "../schema-keywords.ts";
import type { PlacedNode } from "../walk-nodes.ts";

interface Edge {
  readonly to: string;
  /** Through `$ref` and `allOf`, a value is accepted only if the target accepts it. */
  readonly keyword: KeywordName | "$ref";
  /** Location of the reference. */
  readonly at: string;
}

/**
 * Finds schemas that refer to themselves for the same value, so that validation never ends. Through `$ref` and `allOf`
 * alone this is an error; through another keyword a warning, since parents that list their children and children that
 * repeat their parent are common and still have a meaning, as have values without the key of `dependentSchemas`.
 */
export function findReferenceCycles(document: BundledDocument, nodes: readonly PlacedNode[]): Diagnostic[] {
  const edgesOf = createEdges(document, IN_PLACE);
  const holders = referenceHolders(nodes).map(({ pointer }) => pointer);
  const mustEdgesOf = (pointer: string) => edgesOf(pointer).filter(isNeeded);
  // Separately, since a walk over all edges visits each place once and could miss an endless cycle.
  const endless = findCycles(holders, mustEdgesOf);
  const others = findCycles(holders, edgesOf).filter((cycle) => !cycle.every(isNeeded));
  return [...endless, ...others].map((cycle) => cycleDiagnostic(document, cycle));
}

/** Finds only the cycles that are errors. */
export function findEndlessCycles(document: BundledDocument, nodes: readonly PlacedNode[]): Diagnostic[] {
  const holders = referenceHolders(nodes);
  const edgesOf = createEdges(document, ["allOf"]);
  // Every cycle contains the target of a reference, and there are few of those.
  const texts = new Set(holders.map(({ text }) => text));
  const targets = [...texts].flatMap((text) => localTarget(text) ?? []);
  if (findCycles(targets, edgesOf).length === 0) return [];
  const starts = holders.map(({ pointer }) => pointer);
  return findCycles(starts, edgesOf).map((cycle) => cycleDiagnostic(document, cycle));
}

/** Finds the edges of `$ref` and the given keywords; each location is read once. */
function createEdges(document: BundledDocument, keywords: readonly KeywordName[]): Walk["edgesOf"] {
  return rememberedByText((pointer) => inPlaceEdges(document, pointer, keywords));
}

function findCycles(starts: readonly string[], edgesOf: Walk["edgesOf"]): (readonly Edge[])[] {
  const done = new Set<string>();
  const cycles: (readonly Edge[])[] = [];
  for (const start of starts) {
    if (!done.has(start)) walk({ start, edgesOf, done, found: (cycle) => cycles.push(cycle) });
  }
  return cycles;
}

function isNeeded({ keyword }: Edge): boolean {
  return keyword === "$ref" || keyword === "allOf";
}

interface Walk {
  readonly start: string;
  readonly edgesOf: (pointer: string) => readonly Edge[];
  readonly done: Set<string>;
  readonly found: (cycle: readonly Edge[]) => void;
}

/** Depth first without recursion; an edge back into the current path is a cycle. */
function walk({ start, edgesOf, done, found }: Walk): void {
  const path: { readonly pointer: string; readonly via: Edge | undefined; next: number }[] = [];
  const onPath = new Map<string, number>();
  const enter = (pointer: string, via: Edge | undefined): void => {
    onPath.set(pointer, path.length);
    path.push({ pointer, via, next: 0 });
  };
  enter(start, undefined);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const edge = edgesOf(top.pointer)[top.next++];
    if (edge === undefined) {
      done.add(top.pointer);
      onPath.delete(top.pointer);
      path.pop();
      continue;
    }
    const back = onPath.get(edge.to);
    if (back !== undefined) found([...path.slice(back + 1).flatMap(({ via }) => via ?? []), edge]);
    else if (!done.has(edge.to)) enter(edge.to, edge);
  }
}

/** True for a schema with a `$ref`. */
export const isHolder: NodeTest = (kind, value) => kind === "schema" && referenceOf(value) !== undefined;

/** Every schema with a `$ref`, which is its text, in document order. */
function referenceHolders(nodes: readonly PlacedNode[]) {
  return nodes.flatMap(({ kind, pointer, value }) => {
    const text = kind === "schema" ? referenceOf(value) : undefined;
    return text === undefined ? [] : [{ pointer, text }];
  });
}

function inPlaceEdges(
  { value: root }: BundledDocument,
  pointer: string,
  keywords: readonly KeywordName[],
): Edge[] {
  const schema = valueAt(root, pointer);
  if (!isObject(schema)) return [];
  const edges: Edge[] = [];
  const text = referenceOf(schema);
  const target = text === undefined ? undefined : localTarget(text);
  if (target !== undefined) edges.push({ to: target, keyword: "$ref", at: childPointer(pointer, "$ref") });
  for (const keyword of keywords)
    for (const path of pathsIn(keyword, schema[keyword])) {
      const to = childPointer(pointer, ...path);
      edges.push({ to, keyword, at: to });
    }
  return edges;
}

const IN_PLACE = keywordsWith(({ appliesTo }) => appliesTo === "value");

/** Paths to the schemas in a keyword. */
function pathsIn(key: KeywordName, value: unknown): string[][] {
  if (Array.isArray(value)) return value.map((_, index) => [key, String(index)]);
  if (!isObject(value)) return [];
  return schemaKeyword(key)?.schemas === "map" ? Object.keys(value).map((name) => [key, name]) : [[key]];
}

function cycleDiagnostic(document: BundledDocument, cycle: readonly Edge[]): Diagnostic {
  const keyword = cycle.find((step) => !isNeeded(step))?.keyword;
  const at = cycle.find((step) => step.at.endsWith("/$ref"))?.at ?? cycle[0]?.at ?? "";
  return {
    code: "reference-cycle",
    severity: keyword ? "warning" : "error",
    message: keyword
      ? "This reference leads back to itself for the same value. Validators reject the value when they follow it again."
      : "This reference leads back to itself for the same value, so validation never ends.",
    location: document.locate(at),
    help: keyword
      ? `Let the reference point to a base schema without "${keyword}".`
      : "Remove the reference from one schema of the cycle.",
  };
}
