import { type ExportedDeclarations, type JSDoc, Node } from "ts-morph";
import { packageOf, pathOf, statementOf } from "./declarations.ts";

/** One exported name with its documentation, for a page that people read. */
export type DocumentedName =
  | {
      readonly kind: "declared";
      readonly name: string;
      readonly keyword: string;
      /** The declarations as they are written, with the comments of members: several for overloads. */
      readonly code: string;
      readonly description: string;
      /** What the tags say, such as `@throws`. */
      readonly tags: readonly DocumentedTag[];
    }
  | {
      readonly kind: "generated";
      readonly name: string;
      readonly keyword: string;
      readonly description: string;
    }
  | { readonly kind: "passed-on"; readonly name: string; readonly from: string };

/** A tag of a comment with its text: `@throws {@link ApiError} If …`. */
interface DocumentedTag {
  readonly tag: string;
  readonly text: string;
}

/** What a name stands for in a package, `isOwn` telling its declarations from those of other packages. */
export function documentedName(
  name: string,
  {
    nodes,
    isOwn,
  }: { readonly nodes: readonly ExportedDeclarations[]; readonly isOwn: (path: string) => boolean },
): DocumentedName | undefined {
  const [first] = nodes;
  if (first === undefined) return undefined;
  const foreign = nodes.find((node) => !isOwn(pathOf(node)));
  if (foreign !== undefined) return { kind: "passed-on", name, from: packageOf(pathOf(foreign)) };
  const docs = nodes.flatMap((node) => docsOf(statementOf(node)));
  const description = docs.map((doc) => doc.getDescription().trim()).find((text) => text !== "") ?? "";
  const keyword = keywordOf(first);
  if (pathOf(first).includes("/generated/")) return { kind: "generated", name, keyword, description };
  const tags = docs.flatMap((doc) =>
    doc.getTags().map((tag) => ({ tag: tag.getTagName(), text: tagText(tag.getText()) })),
  );
  const code = nodes.map((node) => codeOf(statementOf(node))).join("\n");
  return { kind: "declared", name, keyword, code, description, tags };
}

function docsOf(node: Node): JSDoc[] {
  return Node.isJSDocable(node) ? node.getJsDocs() : [];
}

/** The text of a tag without the name of the tag and the stars at the beginnings of lines. */
function tagText(text: string): string {
  return text
    .replace(/^@\w+\s*/, "")
    .replaceAll(/\n\s*\*?\s*/g, " ")
    .trim();
}

/** A declaration as it is written, without its own comment and the words that every declaration has. */
function codeOf(statement: Node): string {
  return statement
    .getText()
    .replace(/^export (default )?/, "")
    .replace(/^declare /, "");
}

function keywordOf(node: ExportedDeclarations): string {
  if (Node.isFunctionDeclaration(node)) return "function";
  if (Node.isClassDeclaration(node)) return "class";
  if (Node.isInterfaceDeclaration(node)) return "interface";
  if (Node.isTypeAliasDeclaration(node)) return "type";
  return "const";
}
