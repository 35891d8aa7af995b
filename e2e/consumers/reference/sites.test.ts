import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { modelOf } from "../../../generators/core/model/test/model-of.ts";
import { type ReferenceOptions, reference } from "../../../generators/reference/index.ts";
import { readText, repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { type ParsedPage, parseHtml } from "./test/parsed-page.ts";
import { pythonWith } from "./test/python.ts";

const TEXT = "Sleeps. <script>alert(1)</script> {{ 6 * 7 }} {6 * 7} [x](javascript:alert(1))";

const DOCUMENT = {
  info: { title: "Pets <b>", version: "1", description: TEXT },
  paths: {
    "/pets/{id}": {
      get: {
        operationId: "pets.get",
        tags: ["Pets {{ 6 * 7 }}"],
        summary: "Get </title><mark>a pet</mark> {6 * 7}",
        description: TEXT,
        parameters: [
          { name: "id", in: "path", required: true, description: TEXT, schema: { type: "string" } },
        ],
        responses: {
          200: {
            description: TEXT,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: "object",
        description: TEXT,
        properties: { home: { type: "object", properties: { city: { type: "string", description: TEXT } } } },
      },
    },
  },
  "x-codegen-error-catalog": { PET_GONE: { status: 404, retryClass: "terminal", description: TEXT } },
};

const folders = {
  vitepress: "e2e/.work-vitepress",
  starlight: "site/.work-starlight",
  mkdocs: "e2e/.work-mkdocs",
};
const pathIn = (site: keyof typeof folders, path = "") => join(repository, folders[site], path);

const clean = () =>
  Promise.all(
    Object.keys(folders).map((site) =>
      rm(pathIn(site as keyof typeof folders), { recursive: true, force: true }),
    ),
  );
beforeAll(clean);
afterAll(clean);

/** The code that the page of the documentation shows for a site. */
function shownConfiguration(heading: string): string {
  const [, section = ""] = readText("docs/codegen/reference.md").split(`\n## ${heading}\n`);
  return /^```\w+\n([\s\S]*?)^```$/m.exec(section)?.[1] ?? "";
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

async function referenceFiles(
  site: ReferenceOptions["site"],
  siteBase?: string,
): Promise<Record<string, string>> {
  const location = {
    modules: { runtime: "r" },
    importExtension: ".js",
    headerCommand: "npm run docs",
  } as const;
  const made = await reference({ site, siteBase }).generate(await modelOf(DOCUMENT), location);
  return Object.fromEntries(made.kind === "files" ? made.files.map(({ path, text }) => [path, text]) : []);
}

/** Checks the built page of the operation: texts of the document appear only as text. */
async function expectText(path: string): Promise<ParsedPage> {
  const page = parseHtml(await readFile(path, "utf8"));
  const text = page.text.replace(/\s+/g, " ");
  expect(text).toContain("Sleeps. <script>alert(1)</script> {{ 6 * 7 }} {6 * 7}");
  const titles = page.elements.filter(({ name }) => name === "h1").map((one) => one.text.trim());
  expect(titles).toEqual([expect.stringContaining("Get </title><mark>a pet</mark> {6 * 7}")]);
  const foreign = page.elements.filter(
    ({ name, attributes, text: inner }) =>
      name === "mark" ||
      (name === "script" && /^alert/.test(inner)) ||
      attributes.href?.startsWith("javascript"),
  );
  expect(foreign).toEqual([]);
  return page;
}

const addressesOf = ({ elements }: ParsedPage) => elements.map(({ attributes }) => attributes.href);

test("VitePress builds the pages with the configuration that the documentation shows", async () => {
  const folder = pathIn("vitepress");
  await write(join(folder, "reference"), await referenceFiles("vitepress"));
  await write(folder, { ".vitepress/config.mjs": shownConfiguration("VitePress"), "index.md": "# Docs\n" });
  const program = join(repository, "e2e/node_modules/vitepress/bin/vitepress.js");
  await mustRun(process.execPath, [program, "build", "."], { cwd: folder });
  const page = await expectText(join(folder, ".vitepress/dist/reference/operations/pets.get.html"));
  expect(addressesOf(page)).toContain("/reference/errors/");
});

test("Starlight builds the pages with the configuration that the documentation shows, below a path", async () => {
  const folder = pathIn("starlight");
  await write(join(folder, "src/content/docs/reference"), await referenceFiles("starlight", "/docs"));
  const external =
    'export default defineConfig({\n  base: "/docs",\n  vite: { ssr: { external: ["satteri"] } },'; // packages are as pnpm installs them
  await write(folder, {
    "astro.config.mjs": shownConfiguration("Starlight").replace("export default defineConfig({", external),
    "src/content.config.ts": readText("site/src/content.config.ts"),
    "src/content/docs/index.md": "---\ntitle: Docs\n---\n",
  });
  const program = join(repository, "site/node_modules/astro/bin/astro.mjs");
  await mustRun(process.execPath, [program, "build"], {
    cwd: folder,
    env: { ASTRO_TELEMETRY_DISABLED: "1", BASE_URL: undefined }, // vitest sets it, and Astro would take it
  });
  const page = await expectText(join(folder, "dist/reference/operations/pets.get/index.html"));
  expect(
    page.elements.filter(({ attributes }) => attributes.role === "tab").map(({ text }) => text.trim()),
  ).toEqual(["TypeScript", "curl", "Python"]);
  const addresses = addressesOf(page).filter((address) => address?.startsWith("/"));
  expect(addresses).toContain("/docs/reference/errors");
  const isThere = (address = "") =>
    /^\/docs\//.test(address) && existsSync(join(folder, "dist", address.slice("/docs".length)));
  expect(addresses.filter((address) => !isThere(address))).toEqual(["/docs/favicon.svg"]); // a site brings its own
});

const python = pythonWith("mkdocs");
if (python === undefined)
  console.warn("Skipped: a site of MkDocs, because no Python here has the package `mkdocs`.");
console.warn(
  "Not built here: a site of Docusaurus, which is too large for every checkout. Its parser reads the pages in hostile.test.ts.",
);

test.skipIf(python === undefined)(
  "MkDocs builds the pages with the configuration that the documentation shows",
  async () => {
    const folder = pathIn("mkdocs");
    await write(join(folder, "docs/reference"), await referenceFiles("mkdocs"));
    await write(folder, { "mkdocs.yml": shownConfiguration("MkDocs"), "docs/index.md": "# Docs\n" });
    await mustRun(python ?? "", ["-m", "mkdocs", "build", "--strict"], { cwd: folder });
    const page = await expectText(join(folder, "site/reference/operations/pets.get/index.html"));
    expect(addressesOf(page)).toContain("../../errors/");
  },
);
