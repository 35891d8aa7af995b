import { compile } from "@mdx-js/mdx";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import { markdownToHtml, mdxToHast } from "satteri";
import { createMarkdownRenderer } from "vitepress";
import { compileTemplate } from "vue/compiler-sfc";

/** The document that a browser builds from a page, without styles. */
export interface ParsedPage {
  readonly elements: readonly ParsedElement[];
  readonly text: string;
  /** Code that the site generator would run: expressions, modules, directives. */
  readonly code: readonly string[];
}

export interface ParsedElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A node of a tree of HTML in the form of unified, with what MDX adds. */
interface TreeNode {
  readonly type: string;
  readonly name?: string | null;
  readonly tagName?: string;
  readonly value?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly attributes?: readonly {
    readonly type: string;
    readonly name?: string;
    readonly value?: unknown;
  }[];
  readonly children?: readonly TreeNode[];
}

/** Returns a page without its front matter, and without our import of tabs. */
export function bodyOf(page: string): string {
  return page
    .replace(/^---\n[\s\S]*?^---\n/m, "")
    .replace(/^import \{ TabItem, Tabs \} from "@astrojs\/starlight\/components";$/m, "")
    .replace(/^import TabItem from "@theme\/TabItem";\nimport Tabs from "@theme\/Tabs";$/m, "");
}

/** As Docusaurus does it. */
export async function parseDocusaurus(page: string): Promise<ParsedPage> {
  let tree: TreeNode = { type: "root" };
  const keep = () => (root: TreeNode) => {
    tree = root;
  };
  await compile(bodyOf(page), { remarkPlugins: [remarkGfm, remarkDirective], rehypePlugins: [keep] });
  return parseTree(tree);
}

/** As Starlight does it. */
export function parseStarlight(page: string, path: string): ParsedPage {
  if (path.endsWith(".mdx")) return parseTree(mdxToHast(bodyOf(page)) as TreeNode);
  return parseHtml(markdownToHtml(bodyOf(page)).html);
}

const vitepress = await createMarkdownRenderer(import.meta.dirname);

/** As VitePress does it, whose pages are templates of Vue. */
export function parseVitePress(page: string): ParsedPage {
  const html = vitepress.render(bodyOf(page));
  const { ast, errors } = compileTemplate({ source: `<div>${html}</div>`, filename: "page.vue", id: "page" });
  return { ...parseHtml(html), code: [...errors.map(String), ...codeOfTemplate(ast)] };
}

const [INTERPOLATION, DIRECTIVE] = [5, 7]; // as Vue numbers the nodes of templates

function codeOfTemplate(node: unknown): string[] {
  const {
    type,
    loc,
    props = [],
    children = [],
  } = node as {
    readonly type: number;
    readonly loc: { readonly source: string };
    readonly props?: readonly { readonly type: number; readonly loc: { readonly source: string } }[];
    readonly children?: readonly unknown[];
  };
  return [
    ...(type === INTERPOLATION ? [loc.source] : []),
    ...props.filter((prop) => prop.type === DIRECTIVE).map((prop) => prop.loc.source),
    ...children.filter((child) => typeof child === "object").flatMap(codeOfTemplate),
  ];
}

export function parseHtml(html: string): ParsedPage {
  const elements: ParsedElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode): string => {
    if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
    if (!("childNodes" in node)) {
      if (node.nodeName === "#comment") elements.push({ name: "#comment", attributes: {}, text: "" });
      return "";
    }
    const text = node.childNodes.map(visit).join("");
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    elements.push({ name: node.tagName, attributes, text });
    return text;
  };
  const text = parseFragment(html).childNodes.map(visit).join("");
  return { elements, text, code: [] };
}

function parseTree(root: TreeNode): ParsedPage {
  const elements: ParsedElement[] = [];
  const code: string[] = [];
  const visit = (node: TreeNode): string => {
    const { type, name, tagName, value, properties = {}, attributes = [], children = [] } = node;
    if (type === "text") return String(value);
    if (type === "raw") {
      const inner = parseHtml(String(value));
      elements.push(...inner.elements);
      return inner.text;
    }
    if (/^mdx(?:js|Flow|Text)/.test(type)) code.push(String(value));
    const text = children.map(visit).join("");
    if (type !== "root")
      elements.push({
        name: tagName ?? name ?? type,
        attributes: Object.fromEntries([
          ...Object.entries(properties).map(([key, one]) => [key, String(one)]),
          ...attributes.map((one) => [one.name ?? one.type, String(one.value)]),
        ]),
        text,
      });
    return text;
  };
  const text = visit(root);
  return { elements, text, code };
}
