import { copyFile, mkdir, rm } from "node:fs/promises";
import { basename, join, posix } from "node:path";
import { withFront, writePage } from "./page-file.ts";
import { type MadePage, PAGES } from "./pages.ts";
import { repository, repositoryPage, siteUrl } from "./repository.ts";
import { sourceText } from "./source-text.ts";

interface Folders {
  /** The folder of all pages. */
  readonly docs: string;
  /** The folder of files that are served as they are. */
  readonly assets: string;
}

/** Writes the pages that are made from other files, with their pictures; pages that are written by hand stay. */
export async function writePages({ docs, assets }: Folders): Promise<void> {
  for (const folder of ["packages", "codegen", "project"])
    await rm(join(docs, folder), { recursive: true, force: true });
  await rm(join(assets, PICTURES), { recursive: true, force: true });
  for (const made of PAGES) {
    const text = sourceText(made.source);
    if (text === undefined) continue;
    await writePage(join(docs, `${made.page}.md`), pageText(made, text));
    for (const picture of picturesOf(made, text)) {
      await mkdir(join(assets, PICTURES), { recursive: true });
      await copyFile(join(repository, picture), join(assets, PICTURES, basename(picture)));
    }
  }
}

const PICTURES = "pictures";
const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;

/** Pictures of the repository that a page shows. */
function picturesOf({ source }: MadePage, text: string): string[] {
  return [...text.matchAll(LINK)]
    .filter(([, image, , target = ""]) => image === "!" && !isElsewhere(target))
    .map(([, , , target = ""]) => fileOf(source, target));
}

/** Address of pictures in a README for readers elsewhere. */
const RAW = `${repositoryPage}/raw/HEAD/`;

function isElsewhere(target: string): boolean {
  return /^(https?:|mailto:|#)/.test(target) && !target.startsWith(RAW);
}

/** The file of the repository that a link of a file leads to. */
function fileOf(source: string, target: string): string {
  if (target.startsWith(RAW)) return target.slice(RAW.length);
  return posix.normalize(posix.join(posix.dirname(source), target)).replace(/\/$/, "");
}

function pageText({ page, source, ...front }: MadePage, text: string): string {
  const body = text.replace(/^<!--[\s\S]*?-->\s*/, "").replace(/^# .*\n+/, "");
  return withFront({ ...front, source }, withSiteLinks(withOwnPages(body), { page, source }));
}

/** Links to the published site, which READMEs have for readers elsewhere, lead to the page here. Badges are left out. */
function withOwnPages(body: string): string {
  return body.replace(/^\[!\[[^\]]*\]\([^)]*\)\]\([^)]*\)\n+/gm, "").replaceAll(`](${siteUrl}/`, "](/");
}

/** Links to files that are pages lead to these, and links to other files lead to the repository. */
function withSiteLinks(body: string, { page, source }: Pick<MadePage, "page" | "source">): string {
  return body.replace(LINK, (whole, image: string, text: string, target: string) => {
    if (isElsewhere(target) || target.startsWith("/")) return whole;
    const [path = "", anchor] = target.split("#");
    const file = fileOf(source, path);
    if (image === "!") return `![${text}](/${PICTURES}/${basename(path)})`;
    const found = PAGES.find((other) => other.source === file || other.source === `${file}/README.md`);
    if (found === undefined)
      return `[${text}](${repositoryPage}/blob/HEAD/${file}${anchor === undefined ? "" : `#${anchor}`})`;
    const relative = posix.relative(posix.dirname(page), found.page) || posix.basename(found.page);
    return `[${text}](${relative.startsWith(".") ? relative : `./${relative}`}.html${anchor === undefined ? "" : `#${anchor}`})`;
  });
}
