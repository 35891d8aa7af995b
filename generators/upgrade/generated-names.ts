import { ts } from "ts-morph";
import { type CompiledVersion, declaredPath, groupOf, isNamed } from "../impact/compile/compiled-version.ts";
import { toPlace } from "../impact/places/place.ts";
import type { Renames, Surface } from "./renames.ts";

/** Names of generated declarations in the revision. */
export interface GeneratedNames {
  /** Returns the new name of a declaration, or of the group of a method; undefined if unchanged. */
  ofDeclaration(declaration: ts.Declaration): string | undefined;
  /** Returns the client method of a declaration, as named in the revision. */
  methodAt(declaration: ts.Declaration): Surface | undefined;
  /** True for a member that contains the methods of a group. */
  isGroup(declaration: ts.Declaration): boolean;
}

interface NameParts {
  readonly renames: Renames;
  readonly base: CompiledVersion;
  /** Names that generated files of the revision declare. */
  readonly declared: ReadonlySet<string>;
}

/** Creates the names from the declarations of the base. */
export function createGeneratedNames({ renames, base, declared }: NameParts): GeneratedNames {
  const stems = [...renames.stems].sort(([one], [other]) => other.length - one.length);
  const methodAt = (declaration: ts.Declaration): Surface | undefined => {
    const path = pathOf(declaration, base);
    const group =
      path?.length === 2 ? groupOf(path[0] ?? "", declaration.getSourceFile(), GROUPS) : undefined;
    return group === undefined ? undefined : renames.methods.get(toPlace(group, path?.[1] ?? ""));
  };
  return {
    methodAt,
    isGroup: (declaration) => groupIn(declaration, base) !== undefined,
    ofDeclaration(declaration) {
      const path = pathOf(declaration, base);
      if (!path) return undefined;
      const [root = "", name, ...inside] = path;
      if (name === undefined) return renamedExport(root, stems, declared);
      const group = groupIn(declaration, base);
      if (group !== undefined) return renames.groups.get(group);
      const method = methodAt(declaration);
      if (method) return method.method === name ? undefined : method.method;
      const kind = inside.length === 0 ? KINDS.get(root) : undefined;
      if (kind) return renames[kind].get(name);
      if (inside.length === 0 && (root === "paths" || root === "ApiPaths")) return movedPath(name, renames);
      if (root === "components" && inside.length === 1) return componentKey(inside[0] ?? "", renames);
      const place = base.places.ofDeclaration(path);
      return place === undefined ? undefined : renames.members.get(place);
    },
  };
}

/** Declarations with one member per item of a kind, by that kind. */
const KINDS: ReadonlyMap<string, "operationIds" | "events" | "errors"> = new Map([
  ["operations", "operationIds"],
  ["webhooks", "events"],
  ["WebhookEventMap", "events"],
  ["errorCatalog", "errors"],
]);

/** Returns the path of a generated declaration. A validator may be declared in a function that builds it. */
function pathOf(declaration: ts.Declaration, { isGenerated }: CompiledVersion): string[] | undefined {
  if (!isNamed(declaration) || !isGenerated(declaration.getSourceFile())) return undefined;
  const path = declaredPath(declaration);
  if (path) return path;
  const names: string[] = [];
  for (let at: ts.Node = declaration; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertySignature(at) && !ts.isComputedPropertyName(at.name)) names.unshift(at.name.text);
    const [, built] = ts.isFunctionDeclaration(at) ? (/^build(.+)$/.exec(at.name?.text ?? "") ?? []) : [];
    if (built !== undefined) return [built, ...names];
  }
  return undefined;
}

/** Returns the group of a member of an interface of groups. */
function groupIn(declaration: ts.Declaration, { isGenerated }: CompiledVersion): string | undefined {
  if (!ts.isPropertySignature(declaration) || !isGenerated(declaration.getSourceFile())) return undefined;
  const { parent, name } = declaration;
  const isOfGroups = ts.isInterfaceDeclaration(parent) && GROUPS.has(parent.name.text);
  return isOfGroups && !ts.isComputedPropertyName(name) ? name.text : undefined;
}

/** Interfaces that list the groups of the client, of its queries and of its mocks. */
const GROUPS: ReadonlySet<string> = new Set(["Groups", "Queries", "Mocks"]);

/** Returns the new name of an export with a renamed part: `ordersCreate`, `OrdersCreateInput`, `parseOrder`. */
function renamedExport(
  name: string,
  stems: readonly (readonly [string, string])[],
  declared: ReadonlySet<string>,
): string | undefined {
  for (const [from, to] of stems) {
    const at = positionOf(from, name);
    if (at < 0) continue;
    const renamed = name.slice(0, at) + to + name.slice(at + from.length);
    return from !== to && declared.has(renamed) ? renamed : undefined;
  }
  return undefined;
}

/** Returns the index of a name as whole words in another one; -1 if it is not in it. */
function positionOf(part: string, name: string): number {
  const at = name.indexOf(part);
  if (at < 0) return -1;
  const isStart = at === 0 || /^[A-Z]/.test(part);
  return isStart && !/^[a-z]/.test(name.slice(at + part.length)) ? at : -1;
}

/** Returns the path to which all operations of a path moved. */
function movedPath(path: string, { paths }: Renames): string | undefined {
  const targets = new Set([...paths].flatMap(([request, to]) => (request.endsWith(` ${path}`) ? [to] : [])));
  const [only] = targets;
  return targets.size === 1 ? only : undefined;
}

/** Returns the new key of a component, or of its type in another reading. */
function componentKey(key: string, { components, stems }: Renames): string | undefined {
  const now = components.get(key) ?? stems.get(key);
  return now === key ? undefined : now;
}
