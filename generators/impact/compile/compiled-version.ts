import { ts } from "ts-morph";
import type { ModelPlaces } from "../places/model-places.ts";
import type { Place } from "../places/place.ts";
import { type ImportedFolder, packageOf } from "../project/find-folders.ts";
import { declarationsOf } from "./declarations.ts";

/** A consumer's code over the generated code of one version. */
export interface CompiledVersion {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly places: ModelPlaces;
  readonly isGenerated: (file: ts.SourceFile) => boolean;
  /** The generator of a generated file. */
  readonly generatorOf: (file: ts.SourceFile) => string | undefined;
  /** True for generated files, and those of the packages around them. */
  readonly isOfApi: (file: ts.SourceFile) => boolean;
}

/** A consumer's code over both versions. */
export interface Versions {
  readonly base: CompiledVersion;
  readonly revision: CompiledVersion;
}

interface VersionParts {
  readonly program: ts.Program;
  readonly places: ModelPlaces;
  readonly folders: readonly ImportedFolder[];
  /** Names of the packages of the API. */
  readonly packages: ReadonlySet<string>;
}

/** Wraps a program with its places and generated files. */
export function compiledVersion({ program, places, folders, packages }: VersionParts): CompiledVersion {
  const generatorOf = ({ fileName }: ts.SourceFile) =>
    folders.find(({ folder }) => fileName.startsWith(`${folder}/`))?.generator;
  const isGenerated = (file: ts.SourceFile) => generatorOf(file) !== undefined;
  return {
    program,
    places,
    checker: program.getTypeChecker(),
    isGenerated,
    generatorOf,
    isOfApi: (file) => isGenerated(file) || packages.has(packageOf(file.fileName) ?? ""),
  };
}

/** The consumer's own files. */
export function ownFiles({ program, isGenerated }: CompiledVersion, folder: string): ts.SourceFile[] {
  const roots = new Set(program.getRootFileNames());
  return program.getSourceFiles().filter((file) => {
    const isOwn = file.fileName.startsWith(`${folder}/`) || roots.has(file.fileName);
    return isOwn && !isGenerated(file) && !/\/node_modules\//.test(file.fileName);
  });
}

/** Returns the places of a symbol's declarations, and of the types that these name. */
export function placesOfSymbol(symbol: ts.Symbol | undefined, version: CompiledVersion): Place[] {
  return declarationsOf(symbol, version.checker).flatMap((declaration) =>
    placesOfDeclaration(declaration, version),
  );
}

/** Returns the places of a declaration in generated code; none for other code. */
export function placesOfDeclaration(
  declaration: ts.Declaration,
  version: CompiledVersion,
  seen = new Set<ts.Node>(),
): Place[] {
  if (seen.has(declaration) || !version.isGenerated(declaration.getSourceFile())) return [];
  seen.add(declaration);
  const own = ownPlace(declaration, version.places);
  return [...(own === undefined ? [] : [own]), ...placesNamedIn(declaration, version, seen)];
}

/** True for declarations that check or create values of a schema: validators, predicates, parsers, factories. */
export function isOfSchemas(declaration: ts.Node, { generatorOf }: CompiledVersion): boolean {
  const generator = generatorOf(declaration.getSourceFile());
  return generator === "zod" || generator === "mocks";
}

function ownPlace(declaration: ts.Declaration, places: ModelPlaces): Place | undefined {
  const path = declaredPath(declaration);
  const place = path && places.ofDeclaration(path);
  if (place !== undefined || path?.length !== 2) return place;
  const [holder, method = ""] = path;
  const group = groupOf(holder ?? "", declaration.getSourceFile());
  return group === undefined ? undefined : places.ofMethod(group, method);
}

/** Returns the name of an exported declaration, then those of the members on the way to a node in it. */
export function declaredPath(node: ts.Node): string[] | undefined {
  const names: string[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (isMember(at) && at.name && !ts.isComputedPropertyName(at.name)) names.unshift(at.name.text);
    else if (isTopLevel(at) && ts.isIdentifier(at.name)) return [at.name.text, ...names];
  }
  return undefined;
}

/** False for parts of a named declaration, such as an index signature. */
export function isNamed(node: ts.Node): boolean {
  return isMember(node) || isTopLevel(node);
}

function isMember(node: ts.Node): node is ts.PropertySignature | ts.MethodSignature | ts.PropertyAssignment {
  return ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isPropertyAssignment(node);
}

function isTopLevel(
  node: ts.Node,
): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.VariableDeclaration {
  return ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isVariableDeclaration(node);
}

/** Returns the group whose methods an interface declares, as named in the interface of all groups beside it. */
export function groupOf(
  name: string,
  file: ts.SourceFile,
  listedIn: ReadonlySet<string> = OF_CLIENT,
): string | undefined {
  for (const statement of file.statements) {
    if (!ts.isInterfaceDeclaration(statement) || !listedIn.has(statement.name.text)) continue;
    for (const member of statement.members) {
      const { type, name: key } = member as ts.PropertySignature; // the generator prints no other members
      const isIt = type && ts.isTypeReferenceNode(type) && type.typeName.getText() === name;
      if (isIt && !ts.isComputedPropertyName(key)) return key.text;
    }
  }
  return undefined;
}

const OF_CLIENT: ReadonlySet<string> = new Set(["Groups"]);

/** Returns places of the types that a property, alias or value names. Members are declared separately. */
function placesNamedIn(declaration: ts.Declaration, version: CompiledVersion, seen: Set<ts.Node>): Place[] {
  const isNamed =
    ts.isPropertySignature(declaration) ||
    ts.isTypeAliasDeclaration(declaration) ||
    ((ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration)) &&
      isOfSchemas(declaration, version));
  if (!isNamed || !declaration.type) return [];
  const found: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeLiteralNode(node)) return;
    if (ts.isTypeReferenceNode(node) || ts.isTypeQueryNode(node)) {
      const name = ts.isTypeQueryNode(node) ? node.exprName : node.typeName;
      const symbol = version.checker.getSymbolAtLocation(name);
      for (const named of declarationsOf(symbol, version.checker))
        found.push(...placesOfDeclaration(named, version, seen));
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration.type);
  return found;
}
