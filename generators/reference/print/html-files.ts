import { escapeHtml } from "../../core/emit/escape-html.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { PAGE_SCRIPT, THEME_SCRIPT } from "../assets/page-script.ts";
import { PAGE_STYLE } from "../assets/page-style.ts";
import { changeMarkdown, type Page, relativePath, SECTIONS } from "../page.ts";
import type { ReferencePlan } from "../plan/plan-pages.ts";
import { headerOf } from "./header.ts";
import { blockHtml } from "./html-blocks.ts";
import { breakable } from "./html-text.ts";
import { encodePath, resolveLinks } from "./page-links.ts";

/** Every page as HTML, with one style, one script and an index for the search. */
export function htmlFiles(plan: ReferencePlan): GeneratedFile[] {
  return [
    ...plan.pages.map((page) => ({ path: `${page.path}.html`, text: pageHtml(page, plan) })),
    { path: "assets/reference.css", text: `/* ${headerOf(plan)} */\n${PAGE_STYLE.trimStart()}` },
    { path: "assets/reference.js", text: `/* ${headerOf(plan)} */\n${PAGE_SCRIPT.trimStart()}` },
    { path: "assets/theme.js", text: `/* ${headerOf(plan)} */\n${THEME_SCRIPT.trimStart()}` },
    { path: "assets/pages.js", text: indexScript(plan) },
  ];
}

/** A script, because a page that is opened from a folder may not fetch. */
function indexScript(plan: ReferencePlan): string {
  const { pages } = plan;
  const entries = pages.map(({ path, title, summary, section, group, label }) => [
    `${encodePath(path)}.html`,
    title,
    summary,
    section ?? "",
    group ?? "",
    label ?? "",
  ]);
  return `/* ${headerOf(plan)} */\nglobalThis.referencePages = [\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n];\n`;
}

function pageHtml(page: Page, plan: ReferencePlan): string {
  const root = relativePath(page.path, "");
  const base = root === "." ? "" : root;
  const scope = { page, paths: plan.paths, extension: ".html" } as const;
  const blocks = page.blocks.map((block) =>
    blockHtml(changeMarkdown(block, (markdown) => resolveLinks(markdown, scope))),
  );
  const name = page.section === undefined ? plan.title : `${page.title} · ${plan.title}`;
  return `<!doctype html>
<!-- ${headerOf(plan)} -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
<meta name="description" content="${escapeHtml(page.summary || page.title)}">
<meta name="generator" content="codegen reference">
<script src="${base}assets/theme.js"></script>
<link rel="icon" href="data:,">
<link rel="alternate" type="text/markdown" href="${base}${encodePath(page.path)}.md">
<link rel="stylesheet" href="${base}assets/reference.css">
<noscript><style>form { display: none !important; } nav summary { display: block !important; }</style></noscript>
<script defer src="${base}assets/pages.js"></script>
<script defer src="${base}assets/reference.js" data-root="${base}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>${homeLink(plan, base)}<a class="home" href="${base}index.html">${escapeHtml(plan.title)}</a> <span class="version">${escapeHtml(plan.version)}</span>
<form class="search" role="search"><label for="search">Search</label> <input id="search" type="search" placeholder="Search" autocomplete="off" aria-controls="found"><ul id="found" hidden></ul></form>
</header>
<div class="columns">
${contents(page, plan, base)}
<main id="content" tabindex="-1" data-pagefind-body>
<h1>${page.label === undefined ? "" : `<span class="label" data-pagefind-ignore>${escapeHtml(page.label)}</span> `}${breakable(escapeHtml(page.title))}</h1>
${blocks.join("\n")}
</main>
</div>
</body>
</html>
`;
}

/** The way back to the site that the reference is a part of. */
function homeLink({ home }: ReferencePlan, base: string): string {
  return home === undefined ? "" : `<a href="${escapeHtml(base + home)}">Documentation</a> `;
}

/** Pages of the section that is open, and the first page of each other one. */
function contents(page: Page, { pages }: ReferencePlan, base: string): string {
  const sections = SECTIONS.flatMap((section) => {
    const own = pages.filter((other) => other.section === section);
    const [first] = own;
    if (!first) return [];
    const title = `<a href="${base}${encodePath(first.path)}.html">${section}</a>`;
    const count = own.filter(({ path }) => !path.endsWith("/index")).length; // a list of the others is none of them
    const isOpen = section === page.section || (page.section === undefined && section === "Operations");
    return [
      `<li><span class="section">${title} <span class="count">${count}</span></span>${isOpen ? pageList(own, page, base) : ""}</li>`,
    ];
  });
  const isOverview = page.section === undefined;
  const overview = `<li><span class="section"><a href="${base}index.html"${isOverview ? ' aria-current="page"' : ""}>Overview</a></span></li>`;
  return `<nav aria-label="Contents"><details><summary>Contents</summary><ul>${[overview, ...sections].join("\n")}</ul></details></nav>`;
}

/** A section with more pages than this shows those of the open group alone: each page holds the whole list. */
const LISTED = 100;

function pageList(pages: readonly Page[], open: Page, base: string): string {
  const groups = [...new Set(pages.map(({ group }) => group ?? ""))];
  return groups
    .map((group) => {
      const own = pages.filter((page) => (page.group ?? "") === group);
      const [first] = own;
      const isShort = pages.length > LISTED && group !== "" && group !== (open.group ?? "");
      if (isShort && first) return `<ul><li>${linkTo(first, base, group)}</li></ul>`;
      const items = own.map((page) => `<li>${linkTo(page, base, page.title, page === open)}</li>`);
      return `${group === "" ? "" : `<span class="group">${escapeHtml(group)}</span>`}<ul>${items.join("\n")}</ul>`;
    })
    .join("\n");
}

function linkTo({ path }: Page, base: string, text: string, isOpen = false): string {
  const shown = breakable(escapeHtml(text));
  return `<a href="${base}${encodePath(path)}.html"${isOpen ? ' aria-current="page"' : ""}>${shown}</a>`;
}
