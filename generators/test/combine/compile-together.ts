import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const tsc = join(repository, "node_modules/typescript/bin/tsc");

/** Options under which generated code compiles, with the packages of the repository. */
export const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedDeclarations: true,
  declaration: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  erasableSyntaxOnly: true,
  skipLibCheck: true,
  types: [],
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "Bundler",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  paths: {
    zod: [join(repository, "packages/zod/node_modules/zod")],
    "openapi-fetch": [join(repository, "packages/client/node_modules/openapi-fetch")],
    "@crossborder/runtime/*": [
      join(repository, "packages/runtime/dist/*/index.d.ts"),
      join(repository, "packages/runtime/dist/*.d.ts"),
    ],
  },
};

/** Returns the errors of the compiler by path, one a line. A single program reads libraries only once. */
export async function compileTogether(files: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "combined-"));
  try {
    await Promise.all([...files].map(([path, text]) => write(join(folder, path), text)));
    await write(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: OPTIONS, files: [...files.keys()] }),
    );
    return await complaintsAbout(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

function complaintsAbout(folder: string): Promise<string[]> {
  const args = [tsc, "-p", folder, "--singleThreaded", "--pretty", "false"];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const lines = stdout.split("\n").filter((line) => /^\S.*error TS/.test(line));
      resolve(error && lines.length === 0 ? [`${stdout}${stderr}` || String(error)] : lines);
    });
  });
}
