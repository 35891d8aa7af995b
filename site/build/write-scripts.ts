import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";

const MODULE = /<script type="module" src="([^"]*\/_astro\/)([^"/]+)"><\/script>/g;

/**
 * Browsers run no module and read no file for a page that was opened from a folder. So the modules of the pages become one
 * classic script, and the files of the search become another one, which only such pages load.
 */
export async function writeScripts(dist: string): Promise<void> {
  const files = await readdir(dist, { recursive: true });
  const pages = files.filter((path) => path.endsWith(".html")).map((path) => join(dist, path));
  const modules = new Set<string>();
  for (const page of pages) {
    const html = await readFile(page, "utf8");
    let isFirst = true;
    const classic = html.replaceAll(MODULE, (_tag, folder: string, name: string) => {
      modules.add(name);
      const tag = isFirst ? `<script defer src="${folder}site.js"></script>` : "";
      isFirst = false;
      return tag;
    });
    if (classic !== html) await writeFile(page, classic);
  }
  await writePageScript(join(dist, "_astro"), modules);
  await writeSearchScript(join(dist, "pagefind"));
}

const SHARED = { bundle: true, format: "iife", minify: true, charset: "utf8", logLevel: "error" } as const;

async function writePageScript(folder: string, modules: ReadonlySet<string>): Promise<void> {
  const search = join(import.meta.dirname, "../src/search.ts");
  const changes: readonly Change[] = [
    [/^Search\./, /\bbaseUrl:`[^`]*`/, 'baseUrl:"/"'],
    [/^Search\./, /\bprocessResult:(\w+)=>\{/, "processResult:$1=>{placeResult($1);"],
    [/^ui-core\./, /\bimport\(`\$\{\w+\}pagefind\.js`\)/, "importPagefind()"],
  ];
  await bundle(folder, "site.js", {
    stdin: {
      contents: [...modules].map((name) => `import "./${name}";`).join("\n"),
      resolveDir: folder,
    },
    plugins: [changing(changes, `import { importPagefind, placeResult } from ${JSON.stringify(search)};\n`)],
  });
  for (const name of await readdir(folder))
    if (name.endsWith(".js") && name !== "site.js") await rm(join(folder, name));
}

/** Pagefind with its files in it. */
async function writeSearchScript(folder: string): Promise<void> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) =>
    /(?:\.pf_\w+|\.pagefind|-entry\.json)$/.test(path),
  );
  const files: Record<string, string> = {};
  for (const path of paths) files[path.replaceAll("\\", "/")] = await readFile(join(folder, path), "base64");
  const read = `const files = ${JSON.stringify(files)};
const Worker = undefined;
const bytesOf = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const fetch = async (path) => new Response(bytesOf(files[path.replace(/^.*?\\/pagefind\\/|\\?.*$/g, "")]));
`;
  await bundle(folder, "from-folder.js", {
    stdin: { contents: `export * from "./pagefind.js";`, resolveDir: folder },
    globalName: "pagefindFromFolder",
    define: { "import.meta.url": JSON.stringify("file:///pagefind/pagefind.js") },
    plugins: [changing([], read)],
  });
}

async function bundle(folder: string, name: string, options: BuildOptions): Promise<void> {
  await build({ ...SHARED, ...options, outfile: join(folder, name) });
}

/** Replacement in files whose name matches. */
type Change = readonly [file: RegExp, old: RegExp, replacement: string];

/** Puts a text before each script of the site, and makes each of the `changes` exactly once. */
function changing(changes: readonly Change[], before: string): Plugin {
  return {
    name: "changing",
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](?:_astro|pagefind)[\\/][^\\/]+\.js$/ }, async ({ path }) => {
        let contents = await readFile(path, "utf8");
        for (const [file, old, replacement] of changes) {
          if (!file.test(basename(path))) continue;
          if ([...contents.matchAll(new RegExp(old, "g"))].length !== 1)
            throw new Error(`${path} does not have ${old} exactly once.`);
          contents = contents.replace(old, replacement);
        }
        return { contents: before + contents, loader: "js" };
      });
    },
  };
}
