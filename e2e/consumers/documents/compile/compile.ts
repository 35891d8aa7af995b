import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CONSUMER_OPTIONS } from "../../../budgets/run-compiler.ts";
import { repository } from "../../../house/repository.ts";
import { run } from "../../../house/run.ts";

/** The compilers that users of generated code have. */
export const COMPILERS = {
  "5.5": join(repository, "e2e/node_modules/typescript55/bin/tsc"),
  "5.7": join(repository, "e2e/node_modules/typescript57/bin/tsc"),
  "5.9": join(repository, "e2e/node_modules/typescript5/bin/tsc"),
  "6": join(repository, "e2e/node_modules/typescript6/bin/tsc"),
  "7": join(repository, "node_modules/typescript/bin/tsc"),
} as const;

/** The threads of version 7 each check a part of the libraries again. */
const ONE_THREAD = { "5.5": [], "5.7": [], "5.9": [], "6": [], "7": ["--singleThreaded"] } as const;

/** A compiler that users of generated code have. */
export type CompilerVersion = keyof typeof COMPILERS;

/** All of them, from the oldest. */
export const compilerVersions: readonly CompilerVersion[] = ["5.5", "5.9", "6", "7"];

/** The one that takes the least time. */
export const newestCompiler: CompilerVersion = "7";

/** Those that tests use: where `COMPILERS=all` is set, as CI does, an older one as well, which takes five times as long. */
export const testedCompilers: readonly CompilerVersion[] =
  process.env.COMPILERS === "all" ? ["5.9", newestCompiler] : [newestCompiler];

/** The whole version of a compiler. */
export function versionOf(version: CompilerVersion): string {
  return JSON.parse(readFileSync(join(COMPILERS[version], "../../package.json"), "utf8")).version;
}

/** The strictest settings for a library, its declarations included. */
export const STRICTEST: Readonly<Record<string, unknown>> = {
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedDeclarations: true,
  declaration: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true, // the libraries of the compiler itself
};

/** The complaints of a compiler about everything in a folder, one a line; none when it compiles. */
export async function compile(
  folder: string,
  version: CompilerVersion,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const config = join(folder, "tsconfig.json");
  await writeFile(
    config,
    JSON.stringify({
      compilerOptions: { ...CONSUMER_OPTIONS, exactOptionalPropertyTypes: true, ...settings },
      include: ["**/*.ts"],
    }),
  );
  const { exitCode, stdout, stderr } = await run(
    process.execPath,
    ["--max-old-space-size=8192", COMPILERS[version], "-p", config, ...ONE_THREAD[version]],
    { cwd: folder },
  );
  if (exitCode === 0) return [];
  const lines = stdout.split("\n").filter((line) => /^\S.*\(\d+,\d+\): error/.test(line));
  return lines.length > 0 ? lines : [`${stdout}${stderr}`.trim() || `exit code ${exitCode}`];
}
