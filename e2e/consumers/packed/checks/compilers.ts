import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Cell } from "../../run-cells.ts";
import { runAsConsumer } from "../project.ts";
import { strictOptions } from "../strict-options.ts";

const VERSIONS = ["5.5", "5.6", "5.7", "5.8", "5.9", "6", "7"] as const;

const RESOLUTIONS = {
  bundler: { module: "esnext", moduleResolution: "bundler" },
  node16: { module: "node16", moduleResolution: "node16" },
  nodenext: { module: "nodenext", moduleResolution: "nodenext" },
} as const;

/** The oldest and the newest compiler run with every resolution; those between with one, unless `--full` is set. */
const ENDS: readonly string[] = ["5.5", "7"];

/** Each compiler, under each resolution, accepts our declarations and refuses what must not compile. */
export function compilerCells(project: () => Promise<string>, { full }: { readonly full: boolean }): Cell[] {
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

async function typeCheck({ version, resolution, options }: Compilation, cwd: string): Promise<string> {
  const settings = `tsconfig.${version}-${resolution}.json`;
  const compilerOptions = { ...strictOptions, ...options, noEmit: true };
  await writeFile(
    join(cwd, settings),
    JSON.stringify({ compilerOptions, files: ["typed.ts", "entries.ts"] }),
  );
  const compiler = `node_modules/typescript-${version}/bin/tsc`;
  const said = await runAsConsumer(["node", compiler, "--version"], { cwd });
  await runAsConsumer(["node", compiler, "-p", settings], { cwd });
  return said.trim();
}
