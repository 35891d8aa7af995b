import { createHash } from "node:crypto";
import { type ExportedDeclarations, Node, Project, ts } from "ts-morph";
import { repository } from "../repository.ts";
import { packageOf, pathOf, statementOf } from "./declarations.ts";
import { type DocumentedName, documentedName } from "./documented-names.ts";

/** One exported name, as a user of the package sees it. */
export type ExportedName =
  | { readonly kind: "declared"; readonly name: string; readonly text: string; readonly deprecated: boolean }
  /** Its text stands in `src/generated`, in git already: here only what it is, and a digest that tells when it changes. */
  | { readonly kind: "generated"; readonly name: string; readonly keyword: string; readonly digest: string }
  | { readonly kind: "passed-on"; readonly name: string; readonly from: string };

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

  /** Every name that a declaration file of the package in `folder` exports, sorted, with what it stands for. */
  read(declarationFile: string, folder: string): ExportedName[] {
    const names = [...this.#declarations(declarationFile)].flatMap(([name, nodes]) =>
      exportedNames(name, { nodes, folder }),
    );
    return names.sort(byName);
  }

  /** The same names with what their comments say. */
  readDocumented(declarationFile: string, folder: string): DocumentedName[] {
    const isOwn = (path: string): boolean => path.startsWith(`${repository}/${folder}/`);
    return [...this.#declarations(declarationFile)]
      .flatMap(([name, nodes]) => documentedName(name, { nodes, isOwn }) ?? [])
      .sort(byName);
  }

  #declarations(declarationFile: string): ReadonlyMap<string, ExportedDeclarations[]> {
    return this.#project.addSourceFileAtPath(declarationFile).getExportedDeclarations();
  }
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

function exportedNames(
  name: string,
  { nodes, folder }: { readonly nodes: readonly ExportedDeclarations[]; readonly folder: string },
): ExportedName[] {
  const own = nodes.filter((node) => pathOf(node).startsWith(`${repository}/${folder}/`));
  const [foreign] = nodes.filter((node) => !own.includes(node));
  if (foreign !== undefined) return [{ kind: "passed-on", name, from: packageOf(pathOf(foreign)) }];
  const [first] = own;
  if (first !== undefined && pathOf(first).includes("/generated/")) {
    const text = own.map(declarationText).join("\n");
    const digest = createHash("sha256").update(text).digest("hex").slice(0, DIGEST_LENGTH);
    return [{ kind: "generated", name, keyword: keywordOf(text), digest }];
  }
  return own.map((node) => ({
    kind: "declared",
    name,
    text: declarationText(node),
    deprecated: isDeprecated(node),
  }));
}

function declarationText(node: ExportedDeclarations): string {
  const statement = statementOf(node);
  return printer
    .printNode(ts.EmitHint.Unspecified, statement.compilerNode, node.getSourceFile().compilerNode)
    .replace(/^export (default )?/, "")
    .replace(/^declare /, "");
}

function keywordOf(text: string): string {
  return /^(?:abstract )?(\w+)/.exec(text)?.[1] ?? "";
}

function isDeprecated(node: ExportedDeclarations): boolean {
  const statement = statementOf(node);
  return Node.isJSDocable(statement)
    ? statement.getJsDocs().some((doc) => doc.getTags().some((tag) => tag.getTagName() === "deprecated"))
    : false;
}
