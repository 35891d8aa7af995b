import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import control from "@crossborder/sandbox/control.openapi.json" with { type: "json" };
import { type BuildOptions, build, type Plugin } from "esbuild";
import { repository } from "./repository.ts";
import { FORM_START } from "./try-it-form.ts";

/** The locales of zod are a quarter of the worker; programs get the English one. */
const oneLocale: Plugin = {
  name: "one-locale",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
    }));
  },
};

const SOURCE = join(repository, "site/src/playground");

const SHARED: BuildOptions = {
  bundle: true,
  format: "iife",
  minify: true,
  charset: "utf8",
  logLevel: "error",
  plugins: [oneLocale],
};

/** Returns the bundle of a script of the playground; its exports are on `globalThis.playground`, or on `tryIt`. */
export async function playgroundScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    ...SHARED,
    entryPoints: [join(SOURCE, `${name}.ts`)],
    globalName: name === "try-it" ? "tryIt" : "playground",
    define: { SETUP: JSON.stringify(await readSetup()), ...NAMES },
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** The file that the page Install shows, and that most programs of the site import. */
async function readSetup(): Promise<string> {
  const page = await readFile(join(repository, "site/src/content/docs/start/install.md"), "utf8");
  const [, code] = /^```ts title="setup\.ts"\n([\s\S]*?)^```$/m.exec(page) ?? [];
  if (code === undefined) throw new Error("The page Install has no setup.ts.");
  return code;
}

/** The names of the sandbox, from the description of its control interface, which is too large for a page. */
const { "/__sandbox/faults": calls, "/__sandbox/webhook-faults": deliveries } = control.paths;
const call = calls.post.requestBody.content["application/json"].schema.properties;
const delivery = deliveries.post.requestBody.content["application/json"].schema.properties;
const NAMES = {
  CALL_FAULTS: JSON.stringify(call.fault.enum),
  DELIVERY_FAULTS: JSON.stringify(delivery.fault.enum),
  OPERATIONS: JSON.stringify(call.operation.examples),
};

/** Writes the scripts of the playground into the site. */
export async function writePlayground(dist: string): Promise<void> {
  const folder = join(dist, "playground");
  await mkdir(folder, { recursive: true });
  await copyFile(join(SOURCE, "playground.css"), join(folder, "playground.css"));
  for (const name of ["button", "run-block", "try-it", "page"])
    await writeFile(join(folder, `${name}.js`), await playgroundScript(name));
  const worker = JSON.stringify(await playgroundScript("worker"));
  await writeFile(join(folder, "worker.js"), `globalThis.playgroundWorker = ${worker};`);
}

/** Adds the scripts that run programs to pages with programs. Other pages stay as they are. */
export function withPlayground(html: string, path: string): string {
  const script = html.includes('id="playground"')
    ? "page"
    : html.includes(`class="run-program"`) || html.includes(FORM_START)
      ? "button"
      : undefined;
  if (script === undefined) return html;
  const folder = `${"../".repeat(path.split("/").length - 1)}playground`;
  const tags = `<link rel="stylesheet" href="${folder}/playground.css"><script defer src="${folder}/${script}.js"></script>`;
  return html
    .replace(CHARSET, `$&<meta http-equiv="content-security-policy" content="${policyOf(html)}"/>`)
    .replace("</head>", `${tags}</head>`);
}

const CHARSET = '<meta charset="utf-8"/>';
const INLINE_SCRIPT = /<script(?:(?! src=)[^>])*>([\s\S]*?)<\/script>/g;

/**
 * The page and its workers reach no other host; only the form of an operation may call servers of this machine. Code that
 * somebody shares runs on the playground alone, which has no form. Workers are made of a text, and a program is a module of that worker: both
 * need `blob:`, which only scripts of the page can make, while `unsafe-eval` would allow any text. WebAssembly is
 * for the search.
 */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' blob: 'wasm-unsafe-eval' ${[...new Set(hashes)].join(" ")}`,
    "worker-src 'self' blob:",
    `connect-src 'self'${html.includes(FORM_START) ? " http://127.0.0.1:* http://localhost:*" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
