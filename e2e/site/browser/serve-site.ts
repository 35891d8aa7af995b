import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { listen, type Served } from "../../house/listen.ts";
import { dist } from "./built-site.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

/** The built site on a port, compressed as hosts of static pages do it. */
export function serveSite(): Promise<Served> {
  return listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    const path = normalize(decodeURIComponent(pathname)).replace(/\/$/, "/index.html");
    try {
      const bytes = await readFile(join(dist, path));
      response.setHeader("content-type", TYPES[extname(path)] ?? "application/octet-stream");
      response.setHeader("content-encoding", "gzip");
      response.setHeader("cache-control", "max-age=600");
      response.end(gzipSync(bytes));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
}
