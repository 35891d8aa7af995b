import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { PAGES } from "../../../site/build/write-pages.ts";
import { repository } from "../../house/repository.ts";
import { referencePages } from "../reference/reference-pages.ts";
import { docs, handWrittenPages } from "./find-programs.ts";

/** Texts by the path of the page. The built site is searched too, by `pnpm e2e:site`. */
let texts: ReadonlyMap<string, string>;

beforeAll(async () => {
  texts = new Map([
    ...handWrittenPages().map((page) => [page, readFileSync(join(docs, `${page}.md`), "utf8")] as const),
    ...PAGES.flatMap(({ page, source }) => {
      const path = join(repository, source);
      return [[page, readFileSync(path, "utf8")] as const];
    }),
    ...[...(await referencePages())].map(
      ([path, text]) => [`reference/${path.replace(/\.md$/, "")}`, text] as const,
    ),
  ]);
});

test("every link of a page that is written by hand leads to a page, and to a heading of it", () => {
  const dead: string[] = [];
  let links = 0;
  for (const page of handWrittenPages()) {
    const text = withoutCode(texts.get(page) ?? "");
    for (const [, address = ""] of text.matchAll(/\]\(((?!https?:)[^()\s]+)\)/g)) {
      links += 1;
      const [target = "", anchor] = address.replace(/^\//, "").split("#");
      const found = texts.get(target.replace(/\.html$/, "") || page);
      const isDead = !address.startsWith("/") && !address.startsWith("#");
      if (isDead || found === undefined || (anchor !== undefined && !headings(found).includes(anchor)))
        dead.push(`${page}: ${address}`);
    }
  }
  expect(links).toBeGreaterThan(30);
  expect(dead).toEqual([]);
});

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```$/gm, "");
}

/** Anchors of headings, as the site makes them. */
function headings(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/^#{2,4} (.*)$/gm)].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
