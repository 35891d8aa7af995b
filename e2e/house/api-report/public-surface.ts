import { createHash } from "node:crypto";
import { type ExportedDeclarations, type JSDoc, Node, Project, ts } from "ts-morph";
import { readManifest, repository } from "../repository.ts";

/** One exported name, as a user of the package sees it. */
export type ExportedName =
  | {
      readonly kind: "declared";
      readonly name: string;
      /** Several for overloads. */
      readonly declarations: readonly Declaration[];
      readonly description: string;
      /** Tags of the comments, such as `@throws`. */
      readonly tags: readonly DocumentedTag[];
    }
  /** Its text is already in git, in `src/generated`: the report has only its kind, and a digest that shows changes. */
  | {
      readonly kind: "generated";
      readonly name: string;
      readonly keyword: string;
      readonly digest: string;
      readonly description: string;
    }
  | { readonly kind: "passed-on"; readonly name: string; readonly from: string };

/** A name of one kind. */
export type NameOf<Kind extends ExportedName["kind"]> = Extract<ExportedName, { readonly kind: Kind }>;

/** Returns the names of one kind. */
export function namesOf<Kind extends ExportedName["kind"]>(
  names: readonly ExportedName[],
  kind: Kind,
): NameOf<Kind>[] {
  return names.filter((name): name is NameOf<Kind> => name.kind === kind);
}

interface Declaration {
  /** Without comments. */
  readonly text: string;
  /** As it is written, with the comments of members. */
  readonly code: string;
  readonly isDeprecated: boolean;
}

/** A tag of a comment with its text: `@throws {@link ApiError} If …`. */
interface DocumentedTag {
  readonly tag: string;
  readonly text: string;
}

const DIGEST_LENGTH = 10;
const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** Reads declaration files one after another; what several of them import is parsed once. */
export class SurfaceReader {
  readonly #project = new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    },
  });

  /** Every name that a declaration file of the package in `folder` exports, sorted, with its declaration. */
  read(declarationFile: string, folder: string): ExportedName[] {
    const declarations = this.#project.addSourceFileAtPath(declarationFile).getExportedDeclarations();
    return [...declarations]
      .map(([name, nodes]) => exportedName(name, { nodes, root: `${repository}/${folder}/` }))
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  }
}

function exportedName(
  name: string,
  { nodes, root }: { readonly nodes: readonly ExportedDeclarations[]; readonly root: string },
): ExportedName {
  const foreign = nodes.map(pathOf).find((path) => !path.startsWith(root));
  if (foreign !== undefined) return { kind: "passed-on", name, from: packageOf(foreign) };
  const declarations = nodes.map(declarationOf);
  const docs = nodes.flatMap((node) => docsOf(statementOf(node)));
  const description = docs.map((doc) => doc.getDescription().trim()).find((text) => text !== "") ?? "";
  if (nodes.some((node) => pathOf(node).includes("/generated/"))) {
    const text = declarations.map((declaration) => declaration.text).join("\n");
    const digest = createHash("sha256").update(text).digest("hex").slice(0, DIGEST_LENGTH);
    const keyword = /^(?:abstract )?(\w+)/.exec(text)?.[1] ?? "";
    return { kind: "generated", name, keyword, digest, description };
  }
  const tags = docs.flatMap((doc) =>
    doc.getTags().map((tag) => ({ tag: tag.getTagName(), text: tagText(tag.getText()) })),
  );
  return { kind: "declared", name, declarations, description, tags };
}

function pathOf(node: Node): string {
  return node.getSourceFile().getFilePath();
}

/** The package that a file of declarations belongs to. */
function packageOf(path: string): string {
  const ours = /\/(packages\/[^/]+|generators|spec)\/dist\//.exec(path)?.[1];
  if (ours !== undefined && !path.includes("/node_modules/.pnpm/")) return readManifest(ours).name;
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? path;
}

/** A variable alone lacks its `declare const`, which its statement has. */
function statementOf(node: ExportedDeclarations): Node {
  return Node.isVariableDeclaration(node) ? node.getVariableStatementOrThrow() : node;
}

function docsOf(node: Node): JSDoc[] {
  return Node.isJSDocable(node) ? node.getJsDocs() : [];
}

function declarationOf(node: ExportedDeclarations): Declaration {
  const statement = statementOf(node);
  const file = node.getSourceFile().compilerNode;
  const tags = docsOf(statement).flatMap((doc) => doc.getTags());
  return {
    text: withoutExport(printer.printNode(ts.EmitHint.Unspecified, statement.compilerNode, file)),
    code: withoutExport(statement.getText()),
    isDeprecated: tags.some((tag) => tag.getTagName() === "deprecated"),
  };
}

/** A declaration without the words that every one has. */
function withoutExport(text: string): string {
  return text.replace(/^export (default )?/, "").replace(/^declare /, "");
}

/** The text of a tag without the name of the tag and the stars at the beginnings of lines. */
function tagText(text: string): string {
  return text
    .replace(/^@\w+\s*/, "")
    .replaceAll(/\n\s*\*?\s*/g, " ")
    .trim();
}
