import { posix } from "node:path";
import { createClient, isApiError } from "@crossborder/client";
import { errorCatalog } from "@crossborder/errors";
import { describe, expect, test } from "vitest";
import { siteUrl } from "../../../site/build/repository.ts";
import { isBuilt, kindsOfPages, readSiteFile, siteFiles } from "./built-site.ts";

describe.skipIf(!isBuilt)("the built site", () => {
  const base = `${(process.env.SITE_BASE ?? "").replace(/\/$/, "")}/`;
  const files = isBuilt ? new Set(siteFiles("")) : new Set<string>();
  const pages = [...files].filter((path) => path.endsWith(".html"));
  const html = new Map(pages.map((path) => [path, readSiteFile(path)]));
  const anchors = new Map([...html].map(([path, text]) => [path, anchorsOf(text)]));

  test("has a page of every kind", () => {
    expect(Object.values(kindsOfPages).filter((path) => !files.has(path))).toEqual([]);
  });

  test("has no link that leads nowhere, and no anchor that does not exist", () => {
    const dead: string[] = [];
    for (const [path, text] of html) {
      for (const address of addressesOf(text)) {
        if (/^(https?|mailto|data):/.test(address)) continue;
        const [target = "", anchor = ""] = address.split("#");
        // Only the page of unknown addresses, which is shown at any of them, may have absolute ones.
        const isAbsolute = address.startsWith(base);
        const folder = isAbsolute ? "" : posix.dirname(path);
        const plain = decodeURI(target.split("?")[0] ?? "").slice(isAbsolute ? base.length : 0);
        const file = target === "" ? path : posix.normalize(posix.join(folder, plain));
        const isDead = isAbsolute !== (path === "404.html" && target !== "") || !files.has(file);
        const isWrong =
          anchor !== "" && anchors.has(file) && !anchors.get(file)?.has(decodeURIComponent(anchor));
        if (isDead || isWrong) dead.push(`${path}: ${address}`);
      }
    }
    expect([...new Set(dead)].slice(0, 40)).toEqual([]);
  });

  test("has the page that each error of the client leads to", async () => {
    const codes = Object.entries(errorCatalog);
    const options = { apiKey: "key", instanceId: "in_000000000000", baseUrl: "http://service.test" };
    const urls = codes.map(async ([code, { status }]) => {
      const fetch = async () => Response.json({ success: false, code }, { status });
      const client = createClient({ ...options, fetch, retry: { maxAttempts: 1 } });
      return client.payins
        .listAll()
        .catch((error: unknown) => (isApiError(error) ? error.docsUrl : undefined));
    });
    const paths = (await Promise.all(urls)).map((url) => String(url).replace(`${siteUrl}/`, ""));
    expect(paths.length).toBeGreaterThan(130);
    expect(paths.filter((path) => !files.has(path))).toEqual([]);
  });

  test("loads nothing from another host", () => {
    const loaded = [...html].flatMap(([path, text]) =>
      [
        ...text.matchAll(
          /<(?:script|img|iframe|source|link)\b[^>]*?\b(?:src|href)="((?:https?:)?\/\/[^"]+)"[^>]*>/g,
        ),
      ]
        .filter(([tag]) => !/rel="(canonical|alternate)"/.test(tag))
        .map(([, address]) => `${path}: ${address}`),
    );
    expect(loaded).toEqual([]);
  });

  test("has a Markdown twin of every page that agents can read, and its links lead to twins", () => {
    const missing = pages.filter((path) => path !== "404.html" && !files.has(path.replace(/html$/, "md")));
    expect(missing).toEqual([]);
    const dead: string[] = [];
    for (const path of [...files].filter((one) => one.endsWith(".md"))) {
      const text = readSiteFile(path).replaceAll(/^```[\s\S]*?^```$/gm, "");
      for (const [, address = ""] of text.matchAll(/\]\(([^()\s]+)\)/g)) {
        if (/^(https?|mailto):|^#/.test(address)) continue;
        const [target = ""] = decodeURI(address).split("#");
        if (!files.has(posix.normalize(posix.join(posix.dirname(path), target))))
          dead.push(`${path}: ${address}`);
      }
    }
    expect([...new Set(dead)].slice(0, 40)).toEqual([]);
  });

  test("llms.txt lists pages that exist", () => {
    const listed = [...readSiteFile("llms.txt").matchAll(/\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
    expect(listed.length).toBeGreaterThan(20);
    expect(listed.filter((path) => !files.has(path))).toEqual([]);
  });
});

function addressesOf(html: string): string[] {
  return [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
}

function anchorsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\b(?:id|name)="([^"]*)"/g)].map(([, name = ""]) => name));
}
