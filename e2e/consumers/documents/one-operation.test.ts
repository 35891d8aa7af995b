import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** Bundles one export of a module; zod is left outside. */
async function bundleOf(name: string, module: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from "${module}";`, resolveDir: import.meta.dirname },
    bundle: true,
    format: "esm",
    external: ["zod"],
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** The files of the validators that a process loads which imports a module, relative to the generated ones. */
async function loadedWith(module: string): Promise<string[]> {
  return loadedIn("/zod/dist/generated/", module);
}

/** The files that a process loads from a folder when it imports a module. */
async function loadedIn(folder: string, module: string): Promise<string[]> {
  const script = `import { registerHooks } from "node:module";
const loaded = [];
registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
await import(${JSON.stringify(module)});
console.log(JSON.stringify(loaded));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
  });
  const urls: string[] = JSON.parse(stdout);
  return urls
    .filter((url) => url.includes(folder))
    .map((url) => url.slice(url.indexOf(folder) + folder.length))
    .sort((a, b) => (a < b ? -1 : 1));
}

test.each([
  "@crossborder/zod/operations",
  "@crossborder/zod/operations/quotes",
  "@crossborder/zod/parsers/operations",
  "@crossborder/zod/parsers/operations/quotes",
])("a bundle with one operation of %s holds what that refers to, and no other", async (module) => {
  const text = await bundleOf("quotesCreate", module);
  expect(text).toContain("var QuoteCreate =");
  expect(text).toContain("var InstanceId =");
  expect(text).not.toMatch(
    /(var (operations|customersList|Payin|BankAccountCreate|Customer) =|function is(Payin|BankAccountCreate|Customer)\()/,
  );
});

test("a process that imports one group loads that group and the schemas, and no other group", async () => {
  const loaded = await loadedWith("@crossborder/zod/operations/quotes");
  expect(loaded).toEqual(["operations/quotes.js", "request/index.js", "response/index.js"]);
  expect(await loadedWith("@crossborder/zod/operations")).toContain("operations/payouts.js");
});

test("a process loads parsers and predicates only if it imports them, and those of one group with that group", async () => {
  const schemas = ["", "/response", "/operations", "/webhooks", "/defaults"];
  for (const path of schemas)
    expect((await loadedWith(`@crossborder/zod${path}`)).join(" "), path).not.toMatch(/parsers|predicates/);
  expect(await loadedWith("@crossborder/zod/predicates")).toEqual(["predicates/request.js"]);
  expect(await loadedWith("@crossborder/zod/parsers/operations/quotes")).toEqual([
    "operations/quotes.js",
    "parsers/operations/quotes.js",
    "predicates/request.js",
    "predicates/response.js",
    "request/index.js",
    "response/index.js",
  ]);
});

test("what validators call is loaded in a few files, each of them once", async () => {
  const loaded = await loadedIn("/runtime/dist/", "@crossborder/zod/parsers");
  const named = loaded.filter((file) => !file.startsWith("parts/"));
  expect(named).toEqual(["predicates/index.js", "zod/index.js"]);
  expect(loaded.length).toBeLessThanOrEqual(8);
});
