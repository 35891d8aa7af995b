import type { ApiModel, HttpMethod, OperationModel, ServerModel } from "../../core/model/api-model.ts";
import { addressesOf } from "../../diff/compare/pair/server-addresses.ts";
import type { Exchange } from "../exchange.ts";

/** The operation of a request, with the values of its path, decoded. */
export interface MatchedOperation {
  readonly operation: OperationModel;
  readonly pathValues: ReadonlyMap<string, string>;
}

/** Finds the operations of requests. */
export interface Routes {
  find(exchange: Exchange): MatchedOperation | undefined;
  /** Returns a path as reports group it: numbers, identifiers and other segments that are not plain words are `{}`. */
  group(path: string): string;
}

interface Node {
  readonly literals: Map<string, Node>;
  /** Segments with placeholders, those with more literal text first. */
  readonly templates: { readonly text: string; readonly pattern: RegExp; readonly node: Node }[];
  readonly operations: Map<string, OperationModel>;
}

/** Creates the routes of a description, with the paths of its servers. Literal paths come before templates. */
export function createRoutes(model: ApiModel): Routes {
  const root = emptyNode();
  const words = new Set<string>();
  for (const operation of model.operations) {
    const servers = operation.servers.length > 0 ? operation.servers : model.servers;
    for (const base of basePathsOf(servers)) add(root, segmentsOf(base + operation.path), operation);
    for (const segment of segmentsOf(operation.path)) words.add(segment);
  }
  return {
    find({ method, path }) {
      const segments = segmentsOf(path).map(decoded);
      const found = findIn(root, segments, 0, method.toLowerCase() as HttpMethod); // only used for a look-up
      return found && { operation: found.operation, pathValues: valuesOf(found) };
    },
    group: (path) =>
      `/${segmentsOf(path)
        .map((segment) => (words.has(segment) || PLAIN_WORD.test(segment) ? segment : "{}"))
        .join("/")}`,
  };
}

const PLAIN_WORD = /^(?:v\d{1,3}|[a-z]+(?:[-_.][a-z]+)*)$/i;

function emptyNode(): Node {
  return { literals: new Map(), templates: [], operations: new Map() };
}

/** Returns the paths of all servers without a trailing slash; without servers, the root. */
function basePathsOf(servers: readonly ServerModel[]): ReadonlySet<string> {
  const addresses = servers.length === 0 ? ["/"] : servers.flatMap(addressesOf);
  return new Set(
    addresses.flatMap((address) =>
      URL.canParse(address, "http://localhost")
        ? [decoded(new URL(address, "http://localhost").pathname).replace(/\/+$/, "")]
        : [],
    ),
  );
}

/** Splits a path; a trailing slash is ignored. */
function segmentsOf(path: string): string[] {
  const segments = path.split("/").slice(1);
  return segments.at(-1) === "" ? segments.slice(0, -1) : segments;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a literal percent sign
  }
}

function add(root: Node, segments: readonly string[], operation: OperationModel): void {
  let node = root;
  for (const segment of segments)
    node = segment.includes("{") ? templateIn(node, segment) : literalIn(node, segment);
  if (!node.operations.has(operation.httpMethod)) node.operations.set(operation.httpMethod, operation);
}

function literalIn({ literals }: Node, segment: string): Node {
  const node = literals.get(segment) ?? emptyNode();
  literals.set(segment, node);
  return node;
}

function templateIn({ templates }: Node, segment: string): Node {
  const parts = segment.split(/\{[^{}]*\}/);
  const text = parts.join("{}");
  const known = templates.find((template) => template.text === text);
  if (known) return known.node;
  const written = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const node = emptyNode();
  templates.push({ text, pattern: new RegExp(`^${written.join("(.+?)")}$`, "s"), node });
  templates.sort((a, b) => b.text.length - a.text.length);
  return node;
}

interface Found {
  readonly operation: OperationModel;
  /** In the order of the path. */
  readonly values: readonly string[];
}

function findIn(node: Node, segments: readonly string[], at: number, method: string): Found | undefined {
  const segment = segments[at];
  if (segment === undefined) {
    const operation = node.operations.get(method);
    return operation && { operation, values: [] };
  }
  const literal = node.literals.get(segment);
  const found = literal && findIn(literal, segments, at + 1, method);
  if (found) return found;
  for (const { pattern, node: next } of node.templates) {
    const values = pattern.exec(segment)?.slice(1);
    const below = values && findIn(next, segments, at + 1, method);
    if (below) return { operation: below.operation, values: [...values, ...below.values] };
  }
  return undefined;
}

/** Returns values by the placeholders of the path; those of servers were replaced before. */
function valuesOf({ operation, values }: Found): ReadonlyMap<string, string> {
  const names = [...operation.path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  return new Map(names.map((name, index) => [name, values[index + values.length - names.length] ?? ""]));
}
