import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CONSUMER_OPTIONS } from "../../../budgets/run-compiler.ts";
import type { Cell } from "../../run-cells.ts";
import type { Project } from "../project.ts";

const VERSIONS = ["5.5", "5.6", "5.7", "5.8", "5.9", "6", "7"] as const;

const RESOLUTIONS = {
  bundler: { module: "esnext", moduleResolution: "bundler" },
  node16: { module: "node16", moduleResolution: "node16" },
  nodenext: { module: "nodenext", moduleResolution: "nodenext" },
} as const;

/** The oldest and the newest compiler run with every resolution; those between with one, unless `--full` is set. */
const ENDS: readonly string[] = ["5.5", "7"];

/** Each compiler, under each resolution, accepts our declarations and refuses what must not compile. */
export function compilerCells(project: () => Promise<Project>, { full }: { readonly full: boolean }): Cell[] {
  return VERSIONS.flatMap((version) =>
    Object.entries(RESOLUTIONS).map(([resolution, options]) => ({
      check: "type-check",
      variant: `TypeScript ${version}, ${resolution}`,
      skipReason: full || ENDS.includes(version) || resolution === "nodenext" ? undefined : "left to --full",
      run: async () => typeCheck({ version, resolution, options }, await project()),
    })),
  );
}

interface Compilation {
  readonly version: string;
  readonly resolution: string;
  readonly options: Readonly<Record<string, string>>;
}

async function typeCheck(
  { version, resolution, options }: Compilation,
  { folder, run }: Project,
): Promise<string> {
  const settings = `tsconfig.${version}-${resolution}.json`;
  const compilerOptions = { ...CONSUMER_OPTIONS, skipLibCheck: false, resolveJsonModule: true, ...options };
  await writeFile(
    join(folder, settings),
    JSON.stringify({ compilerOptions, files: ["typed.ts", "entries.ts"] }),
  );
  const compiler = `node_modules/typescript-${version}/bin/tsc`;
  const said = await run(["node", compiler, "--version"]);
  await run(["node", compiler, "-p", settings]);
  return said.trim();
}
