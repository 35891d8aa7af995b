import { groupBy } from "../../core/group-by.ts";
import type { ApiModel, OperationModel, ServerModel } from "../../core/model/api-model.ts";
import { addressesOf } from "../../diff/compare/pair/server-addresses.ts";
import type { Exchange } from "./exchange.ts";

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

/** An operation at one of the paths of its servers. */
interface Route {
  readonly operation: OperationModel;
  readonly segments: readonly string[];
  readonly pattern: RegExp;
}

/** Creates the routes of a description, with the paths of its servers. Literal paths come before templates. */
export function createRoutes({ operations, servers }: ApiModel): Routes {
  const all = operations.flatMap((operation) =>
    [...basePathsOf(operation.servers.length > 0 ? operation.servers : servers)].map((base) =>
      routeOf(operation, segmentsOf(base + operation.path)),
    ),
  );
  const routes = groupBy(all.sort(literalsFirst), ({ operation, segments }) =>
    keyOf(operation.httpMethod, segments),
  );
  const words = new Set(operations.flatMap(({ path }) => segmentsOf(path)));
  return {
    find({ method, path }) {
      const segments = segmentsOf(path).map(decoded);
      for (const { operation, pattern } of routes.get(keyOf(method.toLowerCase(), segments)) ?? []) {
        const values = pattern.exec(segments.join(SEPARATOR))?.slice(1);
        if (values) return { operation, pathValues: valuesOf(operation, values) };
      }
      return undefined;
    },
    group: (path) =>
      `/${segmentsOf(path)
        .map((segment) => (words.has(segment) || PLAIN_WORD.test(segment) ? segment : "{}"))
        .join("/")}`,
  };
}

/** Between decoded segments, which may contain slashes. */
const SEPARATOR = "\0";

const PLACEHOLDER = /\{[^{}]*\}/g;

function routeOf(operation: OperationModel, segments: readonly string[]): Route {
  const written = segments.map((segment) =>
    segment
      .split(PLACEHOLDER)
      .map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
      .join(`([^${SEPARATOR}]+?)`),
  );
  return { operation, segments, pattern: new RegExp(`^${written.join(SEPARATOR)}$`) };
}

function keyOf(method: string, segments: readonly string[]): string {
  return `${method} ${segments.length}`;
}

/** Sorts by the first segment of another kind: literal ones come first, then those with more literal text. */
function literalsFirst({ segments: left }: Route, { segments: right }: Route): number {
  for (const [index, segment] of left.entries()) {
    const [one, other] = [rankOf(segment), rankOf(right[index] ?? "")];
    if (one !== other) return other - one;
  }
  return 0;
}

function rankOf(segment: string): number {
  return segment.includes("{") ? segment.replaceAll(PLACEHOLDER, "").length : Number.MAX_SAFE_INTEGER;
}

const PLAIN_WORD = /^(?:v\d{1,3}|[a-z]+(?:[-_.][a-z]+)*)$/i;

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

/** Returns values by the placeholders of the path; those of servers were replaced before. */
function valuesOf({ path }: OperationModel, values: readonly string[]): ReadonlyMap<string, string> {
  const names = [...path.matchAll(PLACEHOLDER)].map(([text]) => text.slice(1, -1));
  return new Map(names.map((name, index) => [name, values[index + values.length - names.length] ?? ""]));
}
